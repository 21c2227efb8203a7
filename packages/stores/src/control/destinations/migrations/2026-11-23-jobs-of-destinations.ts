import { type Kysely, sql } from 'kysely';

/** The job runner delivers to destinations. Those with interrupted deliveries still have entries, so they are due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table destinations drop column claimed_until`.execute(db);
}
