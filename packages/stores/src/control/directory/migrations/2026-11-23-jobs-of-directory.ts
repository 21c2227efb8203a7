import { type Kysely, sql } from 'kysely';

/** The job runner does directory runs. Those under way keep their state, and go on from their last step. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table directory_runs drop column claimed_by, drop column claimed_until`.execute(db);
}
