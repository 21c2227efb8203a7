import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';

export interface Attempts {
  failures: number;
  locked_until: number | null;
}

/** What is counted against a subject since `since`; older failures are forgiven. */
export async function findAttempts(
  tx: Transaction<Database>,
  subject: string,
  since: number,
): Promise<Attempts | undefined> {
  return (await findAttemptsOf(tx, [subject], since))[0];
}

/** The same for several subjects; one without failures is not there. */
export async function findAttemptsOf(
  tx: Transaction<Database>,
  subjects: readonly string[],
  since: number,
): Promise<(Attempts & { subject: string })[]> {
  return tx
    .selectFrom('sign_in_attempts')
    .select(['subject', 'failures', 'locked_until'])
    .where('subject', 'in', subjects)
    .where('last_failure', '>', since)
    .execute();
}

/** Counts one more failure, in one statement: a hundred at once count a hundred. At `limit` the subject is locked. */
export async function countFailure(
  tx: Transaction<Database>,
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

export async function forgetAttempts(tx: Transaction<Database>, subject: string): Promise<void> {
  await tx.deleteFrom('sign_in_attempts').where('subject', '=', subject).execute();
}

/** Clears away what no longer counts: guesses at addresses nobody has must not fill the store. */
export async function removeOldAttempts(tx: Transaction<Database>, before: number): Promise<void> {
  await tx.deleteFrom('sign_in_attempts').where('last_failure', '<=', before).execute();
}
