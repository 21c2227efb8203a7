import type { Answer, Arguments } from '@casbah/contract/client';
import type { ErrorDetails } from '@casbah/contract/error';
import { callBeforeSignIn } from '../../../request/api.ts';
import { withNewTokenOnce } from '../token.ts';

/** Request body of a sign-in. */
export type Credentials = Arguments<'POST /user/loginapi'>['body'];

export function signIn(credentials: Credentials): Promise<Answer<'POST /user/loginapi'>> {
  return withNewTokenOnce(() => callBeforeSignIn('POST /user/loginapi', { body: credentials }));
}

export type SsoCheck = Answer<'POST /user/check_sso_status'>;

/** Looks up the sign-in method of each email once; failed lookups are retried. */
export class SsoChecks {
  readonly #answers = new Map<string, Promise<SsoCheck>>();
  readonly #ask: (email: string) => Promise<SsoCheck>;

  constructor(ask: (email: string) => Promise<SsoCheck> = askServer) {
    this.#ask = ask;
  }

  of(email: string): Promise<SsoCheck> {
    const key = email.trim().toLowerCase();
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const asked = this.#ask(key);
    this.#answers.set(key, asked);
    asked.catch(() => this.#answers.delete(key));
    return asked;
  }
}

function askServer(email: string): Promise<SsoCheck> {
  return withNewTokenOnce(() => callBeforeSignIn('POST /user/check_sso_status', { body: { email } }));
}

/** A company in which an email has an account. */
export interface TenantIdentifier {
  name: string;
  database_name: string;
}

/** The companies listed in an error, to choose from. */
export function tenantsIn(details: ErrorDetails | undefined): readonly TenantIdentifier[] {
  const text = details?.tenants;
  if (typeof text !== 'string') return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isTenantIdentifier) : [];
  } catch {
    return [];
  }
}

function isTenantIdentifier(one: unknown): one is TenantIdentifier {
  return (
    one instanceof Object &&
    'name' in one &&
    typeof one.name === 'string' &&
    'database_name' in one &&
    typeof one.database_name === 'string'
  );
}
