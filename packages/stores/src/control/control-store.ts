import type { FoundSession } from './session/sessions.ts';
import type { SignalListener } from './signals.ts';
import type { SystemTx, TenantTx } from './transaction.ts';

export interface ControlStoreOptions {
  /** Signs the audit trail: 32 bytes kept outside the database. */
  auditKey?: Uint8Array;
}

/**
 * The control store, for mutable data. PGlite and PostgreSQL share one dialect (a PostgreSQL 15 subset), the
 * migrations, the queries and the conformance suite.
 */
export interface ControlStore {
  /** Runs all pending migrations. */
  migrate(): Promise<void>;
  ping(): Promise<void>;
  /** A transaction that sees and writes the rows of this tenant only: row-level security enforces it. */
  inTenant<Result>(tenant: string, work: (tx: TenantTx) => Promise<Result>): Promise<Result>;
  /**
   * The session with this hash and its person, in one statement, because every request needs it. The caller
   * checks whether it has expired.
   */
  findSession(idHash: string): Promise<FoundSession | undefined>;
  /**
   * Runs a transaction that sees all tenants' rows. Only for work before the tenant is known (sign-in,
   * tokens, first run) or across tenants (queues, cleanup, partners).
   */
  asSystem<Result>(work: (tx: SystemTx) => Promise<Result>): Promise<Result>;
  /**
   * Calls the listener for every signal (`signals.ts`) committed to this store after it resolves, by any server. Returns
   * a function that stops it.
   */
  listen(listener: SignalListener): Promise<() => Promise<void>>;
  /**
   * Runs VACUUM and ANALYZE, because PGlite has no autovacuum and reads would slow down. Locks one table at a time.
   */
  maintain(): Promise<void>;
  /**
   * Refreshes planner statistics of people and groups after a bulk import. With outdated ones, each row's
   * check scans the whole table.
   */
  analyzePeopleTables(): Promise<void>;
  close(): Promise<void>;
}

/** The store doesn't respond: retry later. Whether the last request took effect is unknown. */
export class ControlStoreUnavailable extends Error {
  readonly code = 'CONTROL_STORE_UNAVAILABLE';
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ControlStoreUnavailable';
  }
}

/** The store was migrated by a newer version of Casbah, so this one can't open it. */
export class ControlStoreNewer extends Error {
  readonly code = 'CONTROL_STORE_NEWER';
  constructor(options?: ErrorOptions) {
    super('The control store was changed by a newer Casbah', options);
    this.name = 'ControlStoreNewer';
  }
}

/** Whether an error is a unique constraint violation. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
