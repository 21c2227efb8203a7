import { textOf } from '../../scope/scope.ts';

/** What is looked for, in the address: a link to the index can bring the search along. */
export function readSettingsSearch(search: Record<string, unknown>): { q?: string | undefined } {
  const q = textOf(search.q);
  return q === undefined ? {} : { q };
}
