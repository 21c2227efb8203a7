import type { LoadJob, LoadKeeper, LoadOutcome } from './load.ts';

/** How a load ended, and the error behind a failure, for the log. */
export interface Ended {
  outcome: LoadOutcome;
  cause?: string | undefined;
}

/** What the server calls in the thread that reads: one load at a time. */
export type Reading = {
  read(job: LoadJob): Promise<Ended>;
  /** Another tenant's turn: finish the batch in hand and say how it ended. */
  rest(): void;
  /** Stop at once: the batch in hand is read again when the load continues. */
  stop(): void;
};

/** Calls from the thread to the server. All but `moved` resolve after their commit. */
export type ServerCalls = Pick<LoadKeeper, keyof LoadKeeper>;
