import { textOf } from '../../scope/scope.ts';

/** The run shown beside the list. */
export interface DirectorySearch {
  run?: string | undefined;
}

export function readDirectorySearch(search: Record<string, unknown>): DirectorySearch {
  const run = textOf(search.run);
  return run === undefined ? {} : { run };
}
