import { readScope, type Scope, textOf } from '../../scope/scope.ts';

/** URL parameters of a list, in addition to time range and filter. */
export interface ListSearch extends Scope {
  /** A column name, prefixed with `-` for descending order. */
  sort?: string | undefined;
  /** Text to find in row names. */
  q?: string | undefined;
  /** Visible columns in order, comma-separated. */
  columns?: string | undefined;
  /** The row whose panel is open. */
  selected?: string | undefined;
}

export function readListSearch(search: Record<string, unknown>): ListSearch {
  const list: ListSearch = readScope(search);
  for (const name of ['sort', 'q', 'columns', 'selected'] as const) {
    const text = textOf(search[name]);
    if (text !== undefined) list[name] = text;
  }
  return list;
}
