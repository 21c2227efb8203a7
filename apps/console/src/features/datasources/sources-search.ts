import { readScope, type Scope, textOf } from '../../scope/scope.ts';

/** Time and filter only pass through: they are there again on the next tab. */
export interface SourcesSearch extends Scope {
  /** The source whose files and lines are shown. */
  source?: string | undefined;
}

export function readSourcesSearch(search: Record<string, unknown>): SourcesSearch {
  const source = textOf(search.source);
  return { ...readScope(search), ...(source === undefined ? {} : { source }) };
}
