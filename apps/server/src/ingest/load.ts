import type { LogCheckpoint, LogReaderOptions } from '@casbah/discovery/log-reader';
import type { LoadCounts, LoadError } from '@casbah/domain/datasource';
import type { PersonNames } from '@casbah/domain/person-names';

/**
 * Everything that decides where batches end: limits, format, time zone, clock. Fixed in the checkpoint, because a batch
 * resent after a crash must have the same lines: otherwise its deduplication token would drop or duplicate some.
 */
export interface LoadPlan {
  /** Maximum lines in a batch. */
  batchLines: number;
  /** Unpacked bytes after which a batch ends, unless its lines ended it before. */
  batchBytes: number;
  /** Format name; detected from the content if absent. */
  format: string | undefined;
  /** The source's custom parser as it was when the job began. */
  custom?: LogReaderOptions['custom'];
  timezone: string;
  /** The source's identity mappings are used. */
  signs?: true;
  /** Reader's clock: when the file was announced. */
  now: number;
}

/** Resume position, as stored in the control store. */
export interface LoadCheckpoint {
  plan: LoadPlan;
  /** Absent until the first batch is acknowledged. */
  reader?: LogCheckpoint;
}

/** An identity mapping source. */
export interface SignSource {
  id: string;
  name: string;
  /** Maximum hours that one of its mappings applies. */
  holdHours: number;
}

/** An ingest job as the worker gets it. */
export interface LoadJob {
  id: string;
  tenant: string;
  datasource: string;
  /** Source name: the `source` of its events. */
  source: string;
  /** Name in the file store. */
  file: string;
  fileName: string;
  /** File size in bytes, as sent. */
  size: number;
  /** Hash of the whole file; absent if it didn't arrive in one go. */
  contentHash: string | undefined;
  /** Changes whenever the tenant's people change. */
  peopleVersion: string;
  /** The company's identity mapping sources. */
  signSources: readonly SignSource[];
  /** Rejected lines of earlier jobs to reparse: the worker first collects them in the file. */
  parseAgain: boolean;
  checkpoint: LoadCheckpoint;
  /** Number of batches acknowledged. */
  batches: number;
  counts: LoadCounts;
}

/** Committed together after each acknowledged batch. */
export interface LoadProgress {
  checkpoint: LoadCheckpoint;
  batches: number;
  counts: LoadCounts;
  /** Share of the packed file stored, 0 to 1. */
  progress: number;
}

/**
 * Outcome of a job. A stopped one (source being deleted, server shutting down) has none: it resumes or is
 * deleted.
 */
export type LoadOutcome = { kind: 'completed' } | { kind: 'failed'; error: LoadError } | { kind: 'stopped' };

/** Signals that end a reading before the end of its file. */
export interface LoadSignals {
  /** Stop at once: the current batch is read again when the job resumes. */
  stop: AbortSignal;
  /** Stop after the current batch: it is another tenant's turn. */
  rest: AbortSignal;
}

/** Progress of an ingest job; each step is durable in the control store when it resolves. */
export interface LoadKeeper {
  /** Returns whether these bytes are new to the tenant; if not, the job ends. */
  hashed(hash: string): Promise<'new' | 'duplicate'>;
  gathered(size: number): Promise<void>;
  committed(progress: LoadProgress): Promise<void>;
  /** The tenant's people by email address, after `after`; empty at the end. */
  people(after: string): Promise<readonly PersonNames[]>;
  /** At least once a second: the share of the packed file read, and what it waits for. */
  moved(progress: number, waitingFor: LoadWait | undefined): void;
}

/** Temporary errors: the job keeps its place and retries. */
export type LoadWait = Extract<LoadError, 'no_space' | 'event_store_unavailable'>;
