import type { NewJob } from '@casbah/stores/control/jobs/jobs';
import type { ControlTx, SystemTx } from '@casbah/stores/control/transaction';

/** A job that an area registers with the job runner. */
export type Job = PeriodicJob | QueuedJob | ServerJob;

interface Named {
  /** `area.what`: the queue's name on the operator's page and in metrics. */
  name: string;
}

/** Runs repeatedly, on one server at a time. After a failure, it runs again at its next time. */
export interface PeriodicJob extends Named {
  /** ms from one end to the next start. */
  every: number;
  /** ms from the server's start to the first run; `every` if absent. */
  first?: number;
  /** ms without a lease renewal after which another server takes over. */
  lease?: number;
  run(signal: AbortSignal): Promise<unknown>;
}

/** Runs for each job of its queue, on one server at a time for each key. */
export interface QueuedJob extends Named {
  /** Finds due keys at this interval (ms) and queues a job for those without one. */
  due?: { every: number; find(tx: SystemTx, now: number): Promise<readonly NewJob[]> };
  /** Concurrent jobs per server; 1 if absent. */
  concurrency?: number;
  lease?: number;
  retry: Retry;
  /** ms for running jobs to finish before `signal` aborts when the server stops. */
  grace?: number;
  run(job: RunningJob, signal: AbortSignal): Promise<unknown>;
}

/** Runs on every server, for state kept in memory. */
export interface ServerJob extends Named {
  onEveryServer: true;
  every: number;
  run(signal: AbortSignal): Promise<unknown>;
}

export interface Retry {
  /** ms to wait after the first failure; doubles after each further one. */
  first: number;
  /** Maximum wait in ms. */
  longest: number;
  /** Maximum attempts; unlimited if absent. */
  attempts?: number;
}

/** Delay in ms after a number of consecutive failures. */
export function retryWait({ first, longest }: Retry, failures: number): number {
  return Math.min(longest, first * 2 ** Math.min(failures - 1, 20));
}

export interface RunningJob {
  key: string;
  tenant: string | null;
  /** 1 for the first attempt. */
  attempt: number;
  /** Throws `JobLost` if another server has taken over; otherwise none can until the transaction ends. */
  hold(tx: ControlTx): Promise<void>;
}

/** Another server has taken over the job: uncommitted work must be rolled back. */
export class JobLost extends Error {
  constructor() {
    super('Another server has taken over the job');
    this.name = 'JobLost';
  }
}

/**
 * A failure that the area reports itself: the runner retries, or gives up if it is final, without logging an
 * error.
 */
export class JobFailure extends Error {
  /** No retry: the area has stored the outcome. */
  readonly isFinal: boolean;
  constructor(reason: string, { isFinal = false }: { isFinal?: boolean } = {}) {
    super(reason);
    this.name = 'JobFailure';
    this.isFinal = isFinal;
  }
}
