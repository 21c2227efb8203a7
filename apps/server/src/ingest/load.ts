import type { LogCheckpoint, LogReaderOptions } from '@casbah/discovery/log-reader';
import type { LoadCounts, LoadError } from '@casbah/domain/datasource';
import type { PersonNames } from '@casbah/domain/person-names';

/**
 * What a load needs to be read, from wherever it stopped. Everything that decides where a batch ends (limits, format, time
 * zone, clock) is fixed when the load begins and kept in the checkpoint: a batch that is sent again after a crash must hold
 * the very lines it held before, or its deduplication token would drop lines or let them in twice.
 */
export interface LoadPlan {
  /** Maximum lines in a batch. */
  batchLines: number;
  /** Unpacked bytes after which a batch ends, if its lines haven't ended it before. */
  batchBytes: number;
  /** A format's name; found from the content where absent. */
  format: string | undefined;
  /** The parser of the company's own that the source is read by: as it was when the load began. */
  custom?: LogReaderOptions['custom'];
  timezone: string;
  /** The source's identity mappings are used. */
  signs?: true;
  /** The reader's clock: when the load was announced. */
  now: number;
}

/** Resume position, as stored in the control store. */
export interface LoadCheckpoint {
  plan: LoadPlan;
  /** Absent until the first batch is acknowledged. */
  reader?: LogCheckpoint;
}

/** A source that says who is where. */
export interface SignSource {
  id: string;
  name: string;
  /** For so long a sign of it counts, at most. */
  holdHours: number;
}

/** A load as the worker gets it. */
export interface LoadJob {
  id: string;
  tenant: string;
  datasource: string;
  /** The data source's name: the `source` of its events. */
  source: string;
  /** Name in the files store. */
  file: string;
  fileName: string;
  /** Bytes of the file, as sent. */
  size: number;
  /** Of the whole file; absent where it didn't come in one go. */
  contentHash: string | undefined;
  /** Another one as soon as the tenant's people are others than they were. */
  peopleVersion: string;
  /** The company's sources that say who is where. */
  signSources: readonly SignSource[];
  /** Rejected lines of earlier jobs to reparse: the worker first collects them in the file. */
  parseAgain: boolean;
  checkpoint: LoadCheckpoint;
  /** Batches acknowledged. */
  batches: number;
  counts: LoadCounts;
}

/** What is committed after each acknowledged batch, all of it at once. */
export interface LoadProgress {
  checkpoint: LoadCheckpoint;
  batches: number;
  counts: LoadCounts;
  /** Share of the packed file that is stored, 0 to 1. */
  progress: number;
}

/** Outcome of a load. A stopped one (source being deleted, server shutting down) has none: it resumes or is deleted. */
export type LoadOutcome = { kind: 'completed' } | { kind: 'failed'; error: LoadError } | { kind: 'stopped' };

/** How a reading is asked to end before the end of its file. */
export interface LoadSignals {
  /** At once: the batch in hand is read again when the load continues. */
  stop: AbortSignal;
  /** Behind the batch in hand: it is another tenant's turn. */
  rest: AbortSignal;
}

/** Progress of an ingest job; each step is durable in the control store when it resolves. */
export interface LoadKeeper {
  /** Returns whether these bytes are new to the tenant; where not, the load is over. */
  hashed(hash: string): Promise<'new' | 'duplicate'>;
  gathered(size: number): Promise<void>;
  committed(progress: LoadProgress): Promise<void>;
  /** A tenant's people by address, from behind `after` on; none at the end. */
  people(after: string): Promise<readonly PersonNames[]>;
  /** At least each second: the share of the packed file that is read, and what it waits for. */
  moved(progress: number, waitingFor: LoadWait | undefined): void;
}

/** Errors that pass: the load keeps its place and tries again. */
export type LoadWait = Extract<LoadError, 'no_space' | 'event_store_unavailable'>;
