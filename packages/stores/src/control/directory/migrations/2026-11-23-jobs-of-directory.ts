import { type Kysely, sql } from 'kysely';

/**
 * The job runner takes over directory runs. Runs in progress keep their state and resume from their last
 * step.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table directory_runs drop column claimed_by, drop column claimed_until`.execute(db);
}
