import type { ColumnType, Generated } from 'kysely';
import type { Millis } from '../database.ts';

/** When accounts were locked after too many failures: the account itself, and the addresses that failed there. */
interface Lockouts {
  tenant_id: string;
  user_id: string;
  /** Empty for the account itself. */
  address: string;
  lock_time: Millis;
  /** When an administrator opened it again. */
  unlock_time: Millis | null;
}

/** Only signed-in people have a session, and those who still owe their second factor. */
interface Sessions {
  /** SHA-256 of the cookie's id: a stolen database signs no one in. */
  id_hash: string;
  tenant_id: string;
  user_id: string;
  /** What it is called where people see it: it can't be turned back into the cookie. */
  name: string;
  /** What is still owed before it opens anything. */
  awaiting: 'second-factor' | null;
  method: 'password' | 'saml' | 'oidc' | 'link' | 'passkey' | 'partner';
  /** The identity provider that started it. */
  provider: string | null;
  /** Where its person continues once all sign-in steps are done. */
  redirect: string | null;
  /** Where it began. */
  address: string;
  user_agent: string;
  last_seen: Millis;
  /** The access profile that a sysadmin sees the console as. */
  preview_profile: string | null;
  /** The endpoint agent of the machine it began on. */
  agent_id: string | null;
  /** The session of a partner's own company that it was opened from, by its name: it ends with that one. */
  opened_from: ColumnType<string | null, string | null | undefined, string | null>;
  /** Its person is in a company that they look after. It opens nothing until they come back. */
  is_away: ColumnType<boolean, boolean | undefined, boolean>;
  expires_on: Millis;
  created_on: Millis;
}

/** Failed sign-ins by account and by address; kept for addresses no one has, too, so that both look alike. */
interface SignInAttempts {
  /** What is counted: `account:` and `known:` with tenant and user, `email:` and `domain:` with a hash, `address:`, `factor:`. */
  subject: string;
  failures: number;
  locked_until: Millis | null;
  /** When the count last changed. */
  last_failure: Millis;
  /** Of an account: what its email had counted when the account was forgiven. */
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
