import { type Kysely, sql } from 'kysely';

/**
 * Failures are counted per account, and forgiven ones aren't reported again. Locks per day are limited, so no one can
 * keep an account locked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sign_in_attempts
      add column forgiven integer not null default 0,
      add column locks integer not null default 0,
      add column first_lock bigint`.execute(db);
}
