import type { ColumnType, Generated } from 'kysely';
import type { Millis } from '../database.ts';

/** Locks after too many failed sign-ins: of the account itself, and of addresses that failed there. */
interface Lockouts {
  tenant_id: string;
  user_id: string;
  /** Empty for the account itself. */
  address: string;
  lock_time: Millis;
  /** When an administrator unlocked it. */
  unlock_time: Millis | null;
}

/** Sessions of people who are signed in or still have to provide their second factor. */
interface Sessions {
  /** SHA-256 of the cookie's ID, so a stolen database can't sign anyone in. */
  id_hash: string;
  tenant_id: string;
  user_id: string;
  /** Displayed name; the cookie can't be derived from it. */
  name: string;
  /** Sign-in step still required before the session grants access. */
  awaiting: 'second-factor' | null;
  method: 'password' | 'saml' | 'oidc' | 'link' | 'passkey' | 'partner';
  /** The identity provider that started it. */
  provider: string | null;
  /** Where its person continues once all sign-in steps are done. */
  redirect: string | null;
  /** IP address at sign-in. */
  address: string;
  user_agent: string;
  last_seen: Millis;
  /** Access profile a sysadmin previews the console as. */
  preview_profile: string | null;
  /** Endpoint agent on the machine where it began. */
  agent_id: string | null;
  /** Name of the session in the partner's own company that opened it. It ends with that session. */
  opened_from: ColumnType<string | null, string | null | undefined, string | null>;
  /** Its person is visiting a company they administer. It grants no access until they return. */
  is_away: ColumnType<boolean, boolean | undefined, boolean>;
  expires_on: Millis;
  created_on: Millis;
}

/** Failed sign-ins by account and by address, including unknown addresses so that both behave alike. */
interface SignInAttempts {
  /**
   * Subject of the count: `account:` and `known:` with tenant and user, `email:` and `domain:` with a hash,
   * `address:`, `factor:`.
   */
  subject: string;
  failures: number;
  locked_until: Millis | null;
  /** When the count last changed. */
  last_failure: Millis;
  /** For accounts: failures counted for the email when the account's were reset. */
  forgiven: Generated<number>;
  /** Locks since `first_lock`. */
  locks: Generated<number>;
  first_lock: Generated<Millis | null>;
}

declare module '../database.ts' {
  interface Database {
    lockouts: Lockouts;
    sessions: Sessions;
    sign_in_attempts: SignInAttempts;
  }
}
