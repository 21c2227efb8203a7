import type { ColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Requests that must run only once, by the key their sender chose. */
interface IdempotencyKeys {
  tenant_id: string;
  user_id: string;
  key: string;
  call: string;
  /** SHA-256 of the request. */
  request_hash: string;
  /** The response; null while the request is in progress. */
  answer: ColumnType<unknown, string | null, string | null>;
  created_on: Millis;
}

declare module '../database.ts' {
  interface Database {
    idempotency_keys: IdempotencyKeys;
  }
}
