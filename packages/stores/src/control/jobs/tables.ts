import type { Millis } from '../database.ts';

/** Work to be done: one row for each job that waits, runs or has failed. A job that is done leaves no row. */
interface Jobs {
  id: string;
  queue: string;
  /** What the job is about, such as the id of a mail: a queue holds at most one job per key. Empty for periodic jobs. */
  key: string;
  tenant_id: string | null;
  /** When it may start; while it runs, when its lease ends. */
  run_at: Millis;
  /** When it was first due. Retries don't change it. */
  due_on: Millis;
  /** The server that runs it. */
  holder: string | null;
  /** Attempts since its last success. With `holder`, identifies a lease. */
  attempts: number;
  /** It was enqueued while it ran: it runs once more. */
  again: boolean;
  started_on: Millis | null;
  last_error: string | null;
  /** When its last try failed; an operator can retry it. */
  failed_on: Millis | null;
}

/** What became of the jobs of each queue. */
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
