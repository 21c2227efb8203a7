import { sql } from 'kysely';
import type { SystemTx } from '../transaction.ts';

export interface Attempts {
  failures: number;
  locked_until: number | null;
}

export interface CountedAttempts extends Attempts {
  subject: string;
  last_failure: number;
  /** Failures counted for the email when the account's were reset. */
  forgiven: number;
}

/** Failures of a subject since `since`; older ones no longer count. */
export async function findAttempts(
  tx: SystemTx,
  subject: string,
  since: number,
): Promise<Attempts | undefined> {
  return (await findAttemptsOf(tx, [subject], since))[0];
}

/** The same for several subjects, without those that have no failures. */
export async function findAttemptsOf(
  tx: SystemTx,
  subjects: readonly string[],
  since: number,
): Promise<CountedAttempts[]> {
  return (
    tx
      .selectFrom('sign_in_attempts')
      .select(['subject', 'failures', 'locked_until', 'last_failure', 'forgiven'])
      // Binds all as one parameter, so that the statement is the same for every email.
      .where(sql<boolean>`subject = any(${subjects}::text[])`)
      .where('last_failure', '>', since)
      .execute()
  );
}

/** Counts a failure in one statement, which is safe under concurrency. Locks the subject at `limit`. */
export async function countFailure(
  tx: SystemTx,
  failure: { subject: string; now: number; since: number; limit: number; lockedUntil: number },
): Promise<Attempts> {
  const { subject, now, since, limit, lockedUntil } = failure;
  const failures = sql<number>`case when sign_in_attempts.last_failure > ${since} then sign_in_attempts.failures + 1 else 1 end`;
  return tx
    .insertInto('sign_in_attempts')
    .values({ subject, failures: 1, locked_until: limit <= 1 ? lockedUntil : null, last_failure: now })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        failures,
        locked_until: sql<number | null>`case when ${failures} >= ${limit} then ${lockedUntil}::bigint end`,
        last_failure: now,
      }),
    )
    .returning(['failures', 'locked_until'])
    .executeTakeFirstOrThrow();
}

export interface FailureLimits {
  now: number;
  /** Failures before this no longer count, and the count restarts. */
  since: number;
  /** Number of failures that locks a subject … */
  limit: number;
  lockedUntil: number;
  /** … up to this many times since `locksSince`; after that each failure locks it only until `pacedUntil`. */
  locks: number;
  locksSince: number;
  pacedUntil: number;
}

/**
 * Counts a failure for each subject, with one statement even if there are none. Failures during a lock don't
 * extend it, and locks per day are limited, so no one can keep a subject locked.
 */
export async function countFailures(
  tx: SystemTx,
  subjects: readonly string[],
  { now, since, limit, lockedUntil, locks, locksSince, pacedUntil }: FailureLimits,
): Promise<CountedAttempts[]> {
  const { rows } = await sql<CountedAttempts>`
    insert into sign_in_attempts as kept (subject, failures, last_failure)
    select subject, 1, ${now}::bigint from unnest(${subjects}::text[]) as subject order by subject
    on conflict (subject) do update set (failures, forgiven, locks, first_lock, locked_until, last_failure) = (
      select next.failures,
        case when next.goes_on then kept.forgiven else 0 end,
        next.locks + case when next.locks_now then 1 else 0 end,
        case when next.locks > 0 then kept.first_lock when next.locks_now then ${now}::bigint end,
        case
          when kept.locked_until > ${now}::bigint then kept.locked_until
          when next.locks_now then ${lockedUntil}::bigint
          when next.locks >= ${locks}::integer then ${pacedUntil}::bigint
        end,
        ${now}::bigint
      from (
        select counted.*, counted.failures >= ${limit}::integer and counted.locks < ${locks}::integer
          and coalesce(kept.locked_until <= ${now}::bigint, true) as locks_now
        from (
          select kept.last_failure > ${since}::bigint as goes_on,
            case when kept.last_failure > ${since}::bigint then kept.failures + 1 else 1 end as failures,
            case when kept.first_lock > ${locksSince}::bigint then kept.locks else 0 end as locks
        ) as counted
      ) as next
    )
    returning subject, failures, locked_until, last_failure, forgiven`.execute(tx);
  return rows;
}

/**
 * Resets the failures after the owner or an administrator confirmed the account. The current count of `email`
 * isn't reported again.
 */
export async function forgiveAttempts(
  tx: SystemTx,
  subjects: readonly string[],
  { email, now, since }: { email: string; now: number; since: number },
): Promise<void> {
  await sql`
    update sign_in_attempts set failures = 0, locked_until = null, locks = 0, first_lock = null,
      last_failure = ${now}::bigint,
      forgiven = coalesce((select failures from sign_in_attempts
        where subject = ${email} and last_failure > ${since}::bigint), 0)
    where subject = any(${subjects}::text[])`.execute(tx);
}

export async function forgetAttempts(tx: SystemTx, subject: string): Promise<void> {
  await tx.deleteFrom('sign_in_attempts').where('subject', '=', subject).execute();
}

/** Deletes expired failures, so that guesses at unknown addresses can't fill the store. */
export async function removeOldAttempts(tx: SystemTx, before: number): Promise<void> {
  await tx.deleteFrom('sign_in_attempts').where('last_failure', '<=', before).execute();
}
