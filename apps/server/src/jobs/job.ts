import type { NewJob } from '@casbah/stores/control/jobs/jobs';
import type { ControlTx, SystemTx } from '@casbah/stores/control/transaction';

/** Work that areas give to the job runner. */
export type Job = PeriodicJob | QueuedJob | ServerJob;

interface Named {
  /** `area.what`: the name of its queue on the operators' page and in metrics. */
  name: string;
}

/** Runs on one server at a time, again and again. After a failure it runs at its next time. */
export interface PeriodicJob extends Named {
  /** ms from one end to the next start. */
  every: number;
  /** ms from the first start of Casbah to the first run; `every` where absent. */
  first?: number;
  /** ms without a sign of life after which another server takes over. */
  lease?: number;
  run(signal: AbortSignal): Promise<unknown>;
}

/** Runs for each job of its queue, on one server at a time for each key. */
export interface QueuedJob extends Named {
  /** Finds due keys at this interval (ms) and queues a job for those without one. */
  due?: { every: number; find(tx: SystemTx, now: number): Promise<readonly NewJob[]> };
  /** Jobs that one server runs at the same time; 1 where absent. */
  concurrency?: number;
  lease?: number;
  retry: Retry;
  /** ms that running jobs get to end before `signal` aborts, when the server stops. */
  grace?: number;
  run(job: RunningJob, signal: AbortSignal): Promise<unknown>;
}

/** Runs on every server, for state that each server keeps in memory. */
export interface ServerJob extends Named {
  onEveryServer: true;
  every: number;
  run(signal: AbortSignal): Promise<unknown>;
}

export interface Retry {
  /** ms to wait after the first failure; doubled after each further one … */
  first: number;
  /** … up to this. */
  longest: number;
  /** Starts after which it has failed for good; no limit where absent. */
  attempts?: number;
}

/** Delay in ms after a number of consecutive failures. */
export function retryWait({ first, longest }: Retry, failures: number): number {
  return Math.min(longest, first * 2 ** Math.min(failures - 1, 20));
}

export interface RunningJob {
  key: string;
  tenant: string | null;
  /** 1 at its first start. */
  attempt: number;
  /** Throws `JobLost` where another server has taken over; otherwise none can before the transaction ends. */
  hold(tx: ControlTx): Promise<void>;
}

/** Another server has the job now: what wasn't committed must not be. */
export class JobLost extends Error {
  constructor() {
    super('Another server has taken over the job');
    this.name = 'JobLost';
  }
}

/** A failure that the area reports itself: the runner tries again, or gives up if it is final, and logs no fault. */
export class JobFailure extends Error {
  /** Nothing is left to retry: the area keeps what is to be known of it. */
  readonly isFinal: boolean;
  constructor(reason: string, { isFinal = false }: { isFinal?: boolean } = {}) {
    super(reason);
    this.name = 'JobFailure';
    this.isFinal = isFinal;
  }
}
