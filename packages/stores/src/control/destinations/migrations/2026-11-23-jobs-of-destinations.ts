import { type Kysely, sql } from 'kysely';

/** The job runner tells destinations. Those that a server was telling still have entries to be told: they are due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table destinations drop column claimed_until`.execute(db);
}
