import { type Kysely, sql } from 'kysely';

/**
 * Failures are counted for each account, and what an account forgave is not told again. Locks of a day are counted, so that
 * nobody can keep an account locked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sign_in_attempts
      add column forgiven integer not null default 0,
      add column locks integer not null default 0,
      add column first_lock bigint`.execute(db);
}
