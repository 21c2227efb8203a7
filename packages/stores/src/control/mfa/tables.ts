import type { JSONColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** The authenticator app of a person, and the one being set up to replace it. */
interface TotpSecrets {
  tenant_id: string;
  user_id: string;
  sealed: string | null;
  confirmed_on: Millis | null;
  /** Last time step whose code was used; earlier ones are spent, too. */
  last_step: number | null;
  pending_sealed: string | null;
  pending_until: Millis | null;
}

interface RecoveryCodes {
  tenant_id: string;
  user_id: string;
  /** HMAC with a key outside the database. */
  code_hash: string;
  created_on: Millis;
  used_on: Millis | null;
}

/** Emailed codes, one per session. */
interface VerificationCodes {
  tenant_id: string;
  user_id: string;
  session_hash: string;
  /** HMAC with a key outside the database, since six digits are easy to brute-force. */
  code_hash: string;
  tries: number;
  expires_on: Millis;
}

interface Passkeys {
  id: string;
  tenant_id: string;
  user_id: string;
  /** Credential ID, base64url. */
  credential_id: string;
  /** COSE public key, base64url. */
  public_key: string;
  counter: number;
  transports: JSONColumnType<readonly string[]>;
  name: string;
  created_on: Millis;
  last_used_on: Millis | null;
}

/** WebAuthn challenges: answered once, by the browser that requested them. */
interface PasskeyChallenges {
  challenge_hash: string;
  purpose: 'register' | 'second-factor' | 'sign-in';
  /** Hash of the session or browser that requested it. */
  bound_to: string;
  /** Absent before sign-in. */
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
