import type { Transaction } from 'kysely';
import type { Database } from './database.ts';

/**
 * The control store: what changes. One dialect (PostgreSQL 15's subset) on PGlite and on PostgreSQL; the same migrations,
 * the same queries, the same conformance suite.
 */
export interface ControlStore {
  /** Runs every migration that is missing. */
  migrate(): Promise<void>;
  ping(): Promise<void>;
  /** A transaction that sees and writes rows of this tenant only: row-level security holds it, not memory. */
  inTenant<Result>(tenant: string, work: (tx: Transaction<Database>) => Promise<Result>): Promise<Result>;
  /** A transaction before a tenant is known: sign-in, sessions, first run, the load queue. Few places may. */
  asSystem<Result>(work: (tx: Transaction<Database>) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
