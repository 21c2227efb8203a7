import type { Millis } from '../database.ts';

/** One row per job that waits, runs or has failed. Finished jobs leave no row. */
interface Jobs {
  id: string;
  queue: string;
  /** Subject of the job, such as a mail's ID. A queue holds at most one job per key. Empty for periodic jobs. */
  key: string;
  tenant_id: string | null;
  /** When it may start; for a running job, when its lease expires. */
  run_at: Millis;
  /** When it was first due. Retries don't change it. */
  due_on: Millis;
  /** The server that runs it. */
  holder: string | null;
  /** Attempts since its last success. With `holder`, identifies a lease. */
  attempts: number;
  /** It was enqueued while running, so it runs once more. */
  again: boolean;
  started_on: Millis | null;
  last_error: string | null;
  /** When its last attempt failed; an operator can retry it. */
  failed_on: Millis | null;
}

/** Results of each queue's jobs. */
interface JobQueues {
  queue: string;
  runs: number;
  failures: number;
  last_started: Millis;
  last_ended: Millis;
  last_failed: Millis | null;
  last_error: string | null;
}

declare module '../database.ts' {
  interface Database {
    jobs: Jobs;
    job_queues: JobQueues;
  }
}
