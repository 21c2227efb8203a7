import type { FoundSession } from './session/sessions.ts';
import type { SignalListener } from './signals.ts';
import type { SystemTx, TenantTx } from './transaction.ts';

export interface ControlStoreOptions {
  /** Signs the audit trail: 32 bytes that are not in the database. */
  auditKey?: Uint8Array;
}

/**
 * The control store: what changes. One dialect (PostgreSQL 15's subset) on PGlite and on PostgreSQL; the same migrations,
 * the same queries, the same conformance suite.
 */
export interface ControlStore {
  /** Runs every migration that is missing. */
  migrate(): Promise<void>;
  ping(): Promise<void>;
  /** A transaction that sees and writes the rows of this tenant only: row-level security enforces it. */
  inTenant<Result>(tenant: string, work: (tx: TenantTx) => Promise<Result>): Promise<Result>;
  /**
   * The session of this hash with its person, in one statement: every request asks. Whether it has ended is the caller's to
   * judge.
   */
  findSession(idHash: string): Promise<FoundSession | undefined>;
  /**
   * A transaction that sees every tenant's rows. Only for what comes before a tenant is known (sign-in, tokens, first run) and
   * for what spans tenants (queues, clean-up, partners).
   */
  asSystem<Result>(work: (tx: SystemTx) => Promise<Result>): Promise<Result>;
  /**
   * Hears, from when it resolves, every signal (`signals.ts`) that was committed to this store, by whichever server. Answers
   * how to stop.
   */
  listen(listener: SignalListener): Promise<() => Promise<void>>;
  /**
   * What a database does by itself now and then, where ours does not: reclaims what was deleted and looks how its tables are
   * filled. Without it, reads that were quick become slow. Others wait for one table at a time.
   */
  maintain(): Promise<void>;
  /**
   * Looks how the tables of people and groups are filled, after many came at once: until then a database checks each row
   * against the others as it did when there were few, by reading them all.
   */
  lookAtPeople(): Promise<void>;
  close(): Promise<void>;
}

/** The store does not answer: try again later. Nothing is known of what was asked last. */
export class ControlStoreUnavailable extends Error {
  readonly code = 'CONTROL_STORE_UNAVAILABLE';
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ControlStoreUnavailable';
  }
}

/** The store has seen a newer Casbah: this one does not know what it holds and leaves it alone. */
export class ControlStoreNewer extends Error {
  readonly code = 'CONTROL_STORE_NEWER';
  constructor(options?: ErrorOptions) {
    super('The control store was changed by a newer Casbah', options);
    this.name = 'ControlStoreNewer';
  }
}

/** Rows of a kind that must be one of a kind are there already. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
