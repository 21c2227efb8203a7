import { textOf } from '../../scope/scope.ts';

/** Search text in the URL, so links to the index can include a search. */
export function readSettingsSearch(search: Record<string, unknown>): { q?: string | undefined } {
  const q = textOf(search.q);
  return q === undefined ? {} : { q };
}
