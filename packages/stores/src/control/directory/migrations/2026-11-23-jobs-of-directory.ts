import { type Kysely, sql } from 'kysely';

/** The job runner does directory runs. Those in progress keep their state, and continue from their last step. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table directory_runs drop column claimed_by, drop column claimed_until`.execute(db);
}
