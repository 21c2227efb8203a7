import type { JSONColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Credentials for programs, which act on behalf of the key's creator. */
interface ApiKeys {
  /** Public: part of the key, before the secret. */
  id: string;
  tenant_id: string;
  /** Creator. The key ends with their account and never allows more than they may do. */
  user_id: string;
  profile_id: string;
  /** Unique within the tenant, ignoring case. */
  name: string;
  /** SHA-256, so a stolen database can't sign anyone in. */
  secret_hash: string;
  /** IP addresses and networks the key may be used from; empty means anywhere. */
  networks: JSONColumnType<readonly string[]>;
  expires_on: Millis;
  last_used_on: Millis | null;
  last_used_address: string | null;
  created_on: Millis;
}

declare module '../database.ts' {
  interface Database {
    api_keys: ApiKeys;
  }
}
