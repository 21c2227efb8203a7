import type { JSONColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** The app on a person's telephone that shows a code, and the one that is being set up in its place. */
interface TotpSecrets {
  tenant_id: string;
  user_id: string;
  sealed: string | null;
  confirmed_on: Millis | null;
  /** The last time step whose code was used: it and those before are spent. */
  last_step: number | null;
  pending_sealed: string | null;
  pending_until: Millis | null;
}

interface RecoveryCodes {
  tenant_id: string;
  user_id: string;
  /** Made with a key that isn't in the database. */
  code_hash: string;
  created_on: Millis;
  used_on: Millis | null;
}

/** Codes that were sent by mail, one a session. */
interface VerificationCodes {
  tenant_id: string;
  user_id: string;
  session_hash: string;
  /** Made with a key that isn't in the database: six digits are soon tried. */
  code_hash: string;
  tries: number;
  expires_on: Millis;
}

interface Passkeys {
  id: string;
  tenant_id: string;
  user_id: string;
  /** What the authenticator calls it; base64url. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  counter: number;
  transports: JSONColumnType<readonly string[]>;
  name: string;
  created_on: Millis;
  last_used_on: Millis | null;
}

/** What authenticators were asked to sign: answered once, by the browser that asked. */
interface PasskeyChallenges {
  challenge_hash: string;
  purpose: 'register' | 'second-factor' | 'sign-in';
  /** The session or the browser that asked, hashed. */
  bound_to: string;
  /** Absent before anybody signed in. */
  user_id: string | null;
  expires_on: Millis;
}

declare module '../database.ts' {
  interface Database {
    totp_secrets: TotpSecrets;
    recovery_codes: RecoveryCodes;
    verification_codes: VerificationCodes;
    passkeys: Passkeys;
    passkey_challenges: PasskeyChallenges;
  }
}
