import type { LoadJob, LoadKeeper, LoadOutcome } from './load.ts';

/** Outcome of a job, and the error behind a failure, for the log. */
export interface Ended {
  outcome: LoadOutcome;
  cause?: string | undefined;
}

/** The server's calls to the reading thread: one job at a time. */
export type Reading = {
  read(job: LoadJob): Promise<Ended>;
  /** Another tenant's turn: finish the current batch and return the outcome. */
  rest(): void;
  /** Stop at once: the current batch is read again when the job resumes. */
  stop(): void;
};

/** Calls from the thread to the server. All but `moved` resolve after their commit. */
export type ServerCalls = Pick<LoadKeeper, keyof LoadKeeper>;
