import { type Kysely, sql } from 'kysely';

/** The job runner takes over collection. Collections interrupted on a server are due immediately. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update collections set next_run_on = 0 where claimed_until is not null and is_enabled`.execute(
    db,
  );
  await sql`alter table collections drop column claimed_by, drop column claimed_until`.execute(db);
}
