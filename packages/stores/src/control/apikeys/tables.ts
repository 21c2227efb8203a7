import type { JSONColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** What programs sign in with, in the name of who made them. */
interface ApiKeys {
  /** Public: part of the key, before the secret. */
  id: string;
  tenant_id: string;
  /** Who made it: it ends with their account, and allows no more than they hold. */
  user_id: string;
  profile_id: string;
  /** One of a kind in its tenant, whatever its case. */
  name: string;
  /** SHA-256: a stolen database signs no one in. */
  secret_hash: string;
  /** Networks and addresses it may be used from; empty: from everywhere. */
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
