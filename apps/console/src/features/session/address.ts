import { safeAddress } from '../../request/safe-url.ts';

/** What the address of the sign-in page may carry. */
export interface SignInAddress {
  /** Where the person wanted to go: safe to follow; whether it is allowed is for the server to say. */
  redirect: string | undefined;
  email: string | undefined;
  /** The numeric code of an error that sent the person here. */
  error: number | undefined;
}

/**
 * Reads the hash route (`#/?redirect=…`) and the query in front of it. Answers nothing for a route that is not there:
 * the caller then goes home.
 */
export function readSignInAddress(location: { hash: string; search: string }): SignInAddress | undefined {
  const hash = location.hash.replace(/^#/, '');
  const at = hash.indexOf('?');
  const route = at < 0 ? hash : hash.slice(0, at);
  if (route !== '' && route !== '/') return undefined;
  const inHash = new URLSearchParams(at < 0 ? '' : hash.slice(at + 1));
  const inQuery = new URLSearchParams(location.search);
  const value = (name: string): string | undefined => inHash.get(name) ?? inQuery.get(name) ?? undefined;
  const code = Number(value('error') ?? Number.NaN);
  return {
    redirect: safeAddress(value('redirect')),
    email: value('email'),
    error: Number.isInteger(code) ? code : undefined,
  };
}
