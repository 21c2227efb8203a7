import { SOURCE_STATES, type SourceState } from '@casbah/domain/source-state';
import { readScope, type Scope, textOf } from '../../scope/scope.ts';

/** Time range and filter only pass through to the next tab. */
export interface SourcesSearch extends Scope {
  /** The source with its files and lines shown. */
  source?: string | undefined;
  q?: string | undefined;
  state?: SourceState | undefined;
}

export function readSourcesSearch(search: Record<string, unknown>): SourcesSearch {
  const read: SourcesSearch = readScope(search);
  for (const name of ['source', 'q'] as const) {
    const text = textOf(search[name]);
    if (text !== undefined) read[name] = text;
  }
  const state = SOURCE_STATES.find((one) => one === search.state);
  if (state !== undefined) read.state = state;
  return read;
}
