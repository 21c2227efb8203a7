import { textOf } from '../../scope/scope.ts';

/** Which provider is shown in full. */
export interface SsoSearch {
  provider?: string | undefined;
}

export function readSsoSearch(search: Record<string, unknown>): SsoSearch {
  const provider = textOf(search.provider);
  return provider === undefined ? {} : { provider };
}
