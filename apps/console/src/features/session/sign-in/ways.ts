import type { SsoStatus } from '@casbah/contract/sso';

/** How a person signs in. */
export const WAYS = ['password', 'saml', 'oidc'] as const;
export type Way = (typeof WAYS)[number];

/** Local storage key for the choice to keep using a password. */
const SKIP_KEY = 'casbah.skip-idp';

/** The method chosen in this browser; undefined if none. `oidcKey` is from the general configuration. */
export function chosenWay(kept: Pick<Storage, 'getItem'> | undefined, oidcKey: string): Way | undefined {
  try {
    if (kept?.getItem(oidcKey) === 'true') return 'oidc';
    const skips = kept?.getItem(SKIP_KEY);
    return skips === 'true' ? 'password' : skips === 'false' ? 'saml' : undefined;
  } catch {
    // Storage is disabled, so nothing was saved.
    return undefined;
  }
}

/** Saves a choice as two flags: whether to skip identity providers, and whether it is OpenID Connect. */
export function keepWay(
  kept: Pick<Storage, 'setItem' | 'removeItem'> | undefined,
  oidcKey: string,
  way: Way,
): void {
  try {
    kept?.setItem(SKIP_KEY, String(way === 'password'));
    if (way === 'oidc') kept?.setItem(oidcKey, 'true');
    else kept?.removeItem(oidcKey);
  } catch {
    // Storage is full or disabled: the choice lasts until the page is closed.
  }
}

/** Next step after the email check. People who chose their password keep it unless single sign-on is required. */
export function wayAfterCheck(
  {
    sso_status,
    force_oidc_login,
    force_sso,
  }: Pick<SsoStatus, 'sso_status' | 'force_oidc_login' | 'force_sso'>,
  { staysWithPassword }: { staysWithPassword: boolean },
): Way {
  if (force_oidc_login) return 'oidc';
  if (sso_status === 'none') return 'password';
  return staysWithPassword && !force_sso ? 'password' : sso_status;
}

const STARTS: Readonly<Record<Exclude<Way, 'password'>, string>> = {
  saml: '/saml2/login_initiator/',
  oidc: '/oidc/auth/',
};

/** URL parameters passed on to single sign-on. */
export const PASSED_ON = [
  'redirect',
  'partner',
  'is_partner',
  'tenant_name',
  'casbah_relay',
  'epagentid',
] as const;

/** URL that starts single sign-on: a path of this server, with the query and email. */
export function startOf(
  way: Exclude<Way, 'password'>,
  { email, query }: { email: string | undefined; query: (name: string) => string | undefined },
): string {
  const parameters = new URLSearchParams();
  if (email !== undefined && email !== '') parameters.set('email', email);
  for (const name of PASSED_ON) {
    const value = query(name);
    if (value !== undefined) parameters.set(name, value);
  }
  const text = parameters.toString();
  return text === '' ? STARTS[way] : `${STARTS[way]}?${text}`;
}
