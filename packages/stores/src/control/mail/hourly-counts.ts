import { HOUR_MS } from '@casbah/domain/time-units';
import { sql } from 'kysely';
import type { SystemTx } from '../transaction.ts';

/** Counts one more of a subject in this hour of the clock, and answers how many that makes. A hundred at once count a hundred. */
export async function countThisHour(tx: SystemTx, subject: string, now: number): Promise<number> {
  const hour = Math.floor(now / HOUR_MS);
  const { count } = await tx
    .insertInto('hourly_counts')
    .values({ subject, hour, count: 1 })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        count: sql<number>`case when hourly_counts.hour = ${hour} then hourly_counts.count + 1 else 1 end`,
        hour,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

/** Clears away the counts of hours that are over. */
export async function removeOldCounts(tx: SystemTx, now: number): Promise<void> {
  await tx
    .deleteFrom('hourly_counts')
    .where('hour', '<', Math.floor(now / HOUR_MS))
    .execute();
}
