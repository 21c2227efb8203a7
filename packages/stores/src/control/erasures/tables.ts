import type { ErasureState } from '@casbah/domain/erasure';
import type { ColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Requests to delete one person's data. */
interface Erasures {
  id: string;
  tenant_id: string;
  state: ErasureState;
  reason: string;
  requested_by: string;
  requested_on: Millis;
  finished_on: Millis | null;
  /** The person's names while they are needed; null once their data is gone. */
  sealed_names: string | null;
  salt: string;
  /** SHA-256 of salt and name, for each name. */
  digests: ColumnType<string[], string, string>;
  deleted: ColumnType<object | null, string | null, string | null>;
  remaining: ColumnType<object | null, string | null, string | null>;
}

declare module '../database.ts' {
  interface Database {
    erasures: Erasures;
  }
}
