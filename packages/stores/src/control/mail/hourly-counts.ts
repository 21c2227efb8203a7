import { HOUR_MS } from '@casbah/domain/time-units';
import { sql } from 'kysely';
import type { SystemTx } from '../transaction.ts';

/** Increments a subject's count in the current clock hour and returns it. Safe under concurrency. */
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

/** Deletes the counts of past hours. */
export async function removeOldCounts(tx: SystemTx, now: number): Promise<void> {
  await tx
    .deleteFrom('hourly_counts')
    .where('hour', '<', Math.floor(now / HOUR_MS))
    .execute();
}
