import { readScope, type Scope, textOf } from '../../scope/scope.ts';

/** Time range and filter only pass through to the next tab. */
export interface ParsersSearch extends Scope {
  /** ID of the parser being edited; `new` for a new one. */
  parser?: string | undefined;
  /** The source that sample lines come from. */
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
