import { textOf } from '../../scope/scope.ts';

/** URL parameters: the open dictionary, a search in its terms, and their page. */
export interface DictionariesSearch {
  dictionary?: string | undefined;
  q?: string | undefined;
  /** Counts from 1. */
  page?: string | undefined;
}

export function readDictionariesSearch(search: Record<string, unknown>): DictionariesSearch {
  const read: DictionariesSearch = {};
  for (const name of ['dictionary', 'q', 'page'] as const) {
    const text = textOf(search[name]);
    if (text !== undefined) read[name] = text;
  }
  return read;
}

/** The page in a URL; the first one if it isn't a page. */
export function pageOf({ page }: DictionariesSearch): number {
  return page !== undefined && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}
