import { textOf } from '../../scope/scope.ts';

/** The provider whose details are shown. */
export interface SsoSearch {
  provider?: string | undefined;
}

export function readSsoSearch(search: Record<string, unknown>): SsoSearch {
  const provider = textOf(search.provider);
  return provider === undefined ? {} : { provider };
}
