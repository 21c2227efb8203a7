import { readScope, type Scope, textOf } from '../../scope/scope.ts';

/** Time and filter only pass through: they are there again on the next tab. */
export interface ParsersSearch extends Scope {
  /** The parser that is edited, by id; `new` where one is made. */
  parser?: string | undefined;
  /** The source whose lines it is made of. */
  source?: string | undefined;
  /** Only lines rejected for this reason. */
  reason?: string | undefined;
}

export const NEW_PARSER = 'new';

export function readParsersSearch(search: Record<string, unknown>): ParsersSearch {
  const read: ParsersSearch = readScope(search);
  for (const name of ['parser', 'source', 'reason'] as const) {
    const text = textOf(search[name]);
    if (text !== undefined) read[name] = text;
  }
  return read;
}
