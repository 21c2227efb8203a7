import { sql } from 'kysely';
import { CHANNEL } from '../signals.ts';
import type { SystemTx } from '../transaction.ts';

/** A queue as operators see it. Times are null if there is nothing yet. */
export interface QueueState {
  queue: string;
  /** Jobs that are due or scheduled. */
  waiting: number;
  running: number;
  /** Waiting jobs whose last attempt failed. */
  retrying: number;
  /** Jobs that used up their attempts. */
  failed: number;
  /** When the oldest due job became due. */
  oldest: number | null;
  next: number | null;
  runs: number;
  failures: number;
  last_started: number | null;
  last_ended: number | null;
  last_failed: number | null;
  last_error: string | null;
}

/** The named queues across all tenants. Runs as system. */
export async function queueStates(
  tx: SystemTx,
  queues: readonly string[],
  now: number,
): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select name.queue,
      count(jobs.id) filter (where holder is null and failed_on is null) as waiting,
      count(jobs.id) filter (where holder is not null) as running,
      count(jobs.id) filter (where holder is null and failed_on is null and attempts > 0) as retrying,
      count(jobs.id) filter (where failed_on is not null) as failed,
      min(due_on) filter (where holder is null and failed_on is null and due_on <= ${now}) as oldest,
      min(run_at) filter (where holder is null and failed_on is null) as next,
      coalesce(max(job_queues.runs), 0) as runs, coalesce(max(job_queues.failures), 0) as failures,
      max(job_queues.last_started) as last_started, max(job_queues.last_ended) as last_ended,
      max(job_queues.last_failed) as last_failed, max(job_queues.last_error) as last_error
    from unnest(${[...queues]}::text[]) with ordinality name (queue, position)
    left join jobs on jobs.queue = name.queue
    left join job_queues on job_queues.queue = name.queue
    group by name.queue, name.position
    order by name.position`.execute(tx);
  return rows;
}

/** Runs the failed, retrying and periodic jobs of a queue now. Runs as system. Returns how many. */
export async function runNow(tx: SystemTx, queue: string, now: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set({
      run_at: now,
      attempts: sql<number>`case when failed_on is null then attempts else 0 end`,
      failed_on: null,
    })
    .where('queue', '=', queue)
    .where('holder', 'is', null)
    .where((job) => job.or([job('failed_on', 'is not', null), job('attempts', '>', 0), job('key', '=', '')]))
    .executeTakeFirstOrThrow();
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ job: queue })})`.execute(tx);
  return Number(numUpdatedRows);
}
