import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { AuditSeal } from './history/audit-chain.ts';
import type { FoundSession } from './session/sessions.ts';
import type { SignalListener } from './signals.ts';

/** A transaction of the control store, as the functions of its areas take it. */
export type ControlTransaction = Transaction<Database> & {
  /** What signs the audit trail; absent in a store that was opened without its key, which cannot write to the trail. */
  readonly auditSeal: AuditSeal | undefined;
};

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
  /** A transaction that sees and writes rows of this tenant only: row-level security holds it, not memory. */
  inTenant<Result>(tenant: string, work: (tx: ControlTransaction) => Promise<Result>): Promise<Result>;
  /**
   * The session of this hash with its person, in one statement: every request asks. Whether it has ended is the caller's to
   * judge.
   */
  findSession(idHash: string): Promise<FoundSession | undefined>;
  /** A transaction before a tenant is known: sign-in, sessions, first run, the load queue. Few places may. */
  asSystem<Result>(work: (tx: ControlTransaction) => Promise<Result>): Promise<Result>;
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
