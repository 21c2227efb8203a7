import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import { CHANNEL } from '../signals.ts';
import type { ControlTx, SystemTx } from '../transaction.ts';

export type StoredJob = Selectable<Database['jobs']>;

export interface NewJob {
  /** Subject of the job. While a job with this key waits, enqueuing it again adds none. */
  key: string;
  tenant: string | null;
}

/**
 * Adds a job that runs after the transaction commits. With the same key, a waiting job becomes due now, a
 * running one runs again afterwards, and a failed one is retried.
 */
export async function enqueue(
  tx: ControlTx,
  queue: string,
  { key, tenant }: NewJob,
  now: number,
): Promise<void> {
  await sql`
    with added as (
      insert into jobs (queue, key, tenant_id, run_at, due_on)
      values (${queue}, ${key}, ${tenant}, ${now}, ${now})
      on conflict (queue, key) do update set
        again = jobs.holder is not null,
        run_at = case when jobs.holder is null then least(jobs.run_at, excluded.run_at) else jobs.run_at end,
        due_on = case when jobs.failed_on is null then jobs.due_on else excluded.due_on end,
        attempts = case when jobs.failed_on is null then jobs.attempts else 0 end,
        failed_on = null
    )
    select pg_notify(${CHANNEL}, ${JSON.stringify({ job: queue })})`.execute(tx);
}

/** Adds jobs for keys that have none. Existing jobs stay unchanged. */
export async function offerJobs(
  tx: SystemTx,
  queue: string,
  jobs: readonly NewJob[],
  now: number,
): Promise<void> {
  if (jobs.length === 0) return;
  await sql`
    insert into jobs (queue, key, tenant_id, run_at, due_on)
    select ${queue}, key, tenant, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as given (key text, tenant text)
    on conflict (queue, key) do nothing`.execute(tx);
}

/** Ensures that each periodic job has a row. A job whose period got shorter is rescheduled. */
export async function keepPeriodic(
  tx: SystemTx,
  jobs: readonly { queue: string; first: number; latest: number }[],
): Promise<void> {
  if (jobs.length === 0) return;
  await sql`
    insert into jobs (queue, run_at, due_on)
    select queue, first, first
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as given (queue text, first bigint, latest bigint)
    on conflict (queue, key) do nothing`.execute(tx);
  await sql`
    update jobs set run_at = latest, due_on = latest
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as given (queue text, latest bigint)
    where jobs.queue = given.queue and jobs.key = '' and jobs.holder is null and jobs.run_at > latest`.execute(
    tx,
  );
}

/** A server's request for jobs of a queue: how many it can start, and the lease length. */
export interface Wanted {
  queue: string;
  free: number;
  lease: number;
}

/** Claims jobs that are due or whose lease has expired. Concurrent servers get different ones. */
export async function claimJobs(
  tx: SystemTx,
  { holder, now, wanted }: { holder: string; now: number; wanted: readonly Wanted[] },
): Promise<StoredJob[]> {
  // MATERIALIZED keeps the planner from running the subquery once per joined row and claiming more jobs each
  // time.
  const { rows } = await sql<StoredJob>`
    with due as materialized (
      select due.id, wanted.lease
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (queue text, free int, lease bigint)
      cross join lateral (
        select id from jobs
        where queue = wanted.queue and failed_on is null and run_at <= ${now}
        order by run_at limit wanted.free for update skip locked
      ) due
    )
    update jobs set holder = ${holder}, run_at = ${now} + due.lease, started_on = ${now},
      attempts = attempts + 1, again = false
    from due
    where jobs.id = due.id
    returning jobs.*`.execute(tx);
  return rows;
}

/** When the next job of these queues is due or its lease expires. */
export async function nextDue(tx: SystemTx, queues: readonly string[]): Promise<number | undefined> {
  const { rows } = await sql<{ next: number | null }>`
    select min(first.run_at) as next from unnest(${[...queues]}::text[]) queue
    cross join lateral (
      select run_at from jobs where jobs.queue = queue.queue and failed_on is null order by run_at limit 1
    ) first`.execute(tx);
  return rows[0]?.next ?? undefined;
}

/** Unique id of a job's lease. */
export type Lease = Pick<StoredJob, 'id' | 'attempts'> & { holder: string };

/** Extends leases. Returns the IDs of those still held. */
export async function renewLeases(
  tx: SystemTx,
  leases: readonly (Lease & { until: number })[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    update jobs set run_at = held.until
    from jsonb_to_recordset(${JSON.stringify(leases)}::jsonb)
      as held (id text, holder text, attempts int, until bigint)
    where jobs.id = held.id and jobs.holder = held.holder and jobs.attempts = held.attempts
    returning jobs.id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Whether the lease is still valid. If so, locks the job so that no other server claims it before the
 * transaction ends.
 */
export async function holdLease(tx: ControlTx, lease: Lease): Promise<boolean> {
  const held = await tx
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', lease.id)
    .where('holder', '=', lease.holder)
    .where('attempts', '=', lease.attempts)
    .forKeyShare()
    .executeTakeFirst();
  return held !== undefined;
}

export type Outcome =
  /** Removes the job unless it was enqueued again in the meantime; a periodic job waits until `next`. */
  | { is: 'done'; next?: number }
  /** Waits until `at` and starts again. */
  | { is: 'retried'; at: number; error: string }
  /** Waits for an operator. */
  | { is: 'failed'; error: string }
  /** Removed like a finished job, but counted as a failure. */
  | { is: 'given up'; error: string }
  /** Returned by a server that shuts down; the attempt doesn't count. */
  | { is: 'released' };

/** Ends a lease. Returns `false`, with nothing changed, if it was lost. */
export async function settleJob(
  tx: SystemTx,
  job: Pick<StoredJob, 'queue' | 'started_on'> & Lease,
  outcome: Outcome,
  now: number,
): Promise<boolean> {
  const isMine = sql`id = ${job.id} and holder = ${job.holder} and attempts = ${job.attempts}`;
  const free = sql`holder = null, again = false`;
  const waits = (at: number, error: string | null) =>
    sql`update jobs set ${free}, last_error = ${error}, run_at = case when again then ${now}::bigint else ${at}::bigint end`;
  const change =
    outcome.is === 'released'
      ? sql`update jobs set ${free}, run_at = ${now}, attempts = attempts - 1 where ${isMine} returning queue`
      : outcome.is === 'retried'
        ? sql`${waits(outcome.at, outcome.error)} where ${isMine} returning queue`
        : outcome.is === 'failed'
          ? sql`update jobs set ${free}, last_error = ${outcome.error}, failed_on = ${now}
              where ${isMine} returning queue`
          : outcome.is === 'done' && outcome.next !== undefined
            ? sql`${waits(outcome.next, null)}, attempts = 0, due_on = ${outcome.next} where ${isMine} returning queue`
            : undefined;
  if (change === undefined) return removeJob(tx, job, 'error' in outcome ? outcome.error : undefined, now);
  const { rows } = await change.execute(tx);
  if (rows.length === 0) return false;
  if (outcome.is !== 'released') await countRun(tx, job, 'error' in outcome ? outcome.error : undefined, now);
  return true;
}

async function removeJob(
  tx: SystemTx,
  job: Pick<StoredJob, 'queue' | 'started_on'> & Lease,
  error: string | undefined,
  now: number,
): Promise<boolean> {
  const { rows } = await sql`
    with mine as (
      select id, again from jobs where id = ${job.id} and holder = ${job.holder} and attempts = ${job.attempts}
      for update
    ), gone as (
      delete from jobs using mine where jobs.id = mine.id and not mine.again
    ), again as (
      update jobs set holder = null, again = false, run_at = ${now}, due_on = ${now}, attempts = 0, last_error = null
      from mine where jobs.id = mine.id and mine.again
    )
    select from mine`.execute(tx);
  if (rows.length === 0) return false;
  await countRun(tx, job, error, now);
  return true;
}

async function countRun(
  tx: SystemTx,
  { queue, started_on }: Pick<StoredJob, 'queue' | 'started_on'>,
  error: string | undefined,
  now: number,
): Promise<void> {
  const failed = error === undefined ? 0 : 1;
  await sql`
    insert into job_queues as had (queue, runs, failures, last_started, last_ended, last_failed, last_error)
    values (${queue}, 1, ${failed}, ${started_on ?? now}, ${now},
      ${failed === 1 ? now : null}::bigint, ${error ?? null}::text)
    on conflict (queue) do update set
      runs = had.runs + 1, failures = had.failures + excluded.failures,
      last_started = excluded.last_started, last_ended = excluded.last_ended,
      last_failed = coalesce(excluded.last_failed, had.last_failed),
      last_error = coalesce(excluded.last_error, had.last_error)`.execute(tx);
}

/** Releases the jobs of a killed server, so they resume immediately at its next start. */
export async function releaseJobs(tx: SystemTx, holder: string, now: number): Promise<void> {
  await tx.updateTable('jobs').set({ holder: null, run_at: now }).where('holder', '=', holder).execute();
}

/** Deletes jobs that failed before a time. */
export async function forgetFailedJobs(tx: SystemTx, before: number): Promise<void> {
  await tx.deleteFrom('jobs').where('failed_on', '<', before).execute();
}
