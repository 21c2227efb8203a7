import { type Kysely, sql } from 'kysely';

/** When bytes of an upload last arrived, so that abandoned ones can be deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content_indexes add column upload_on bigint`.execute(db);
  await sql`update content_indexes set upload_on = 0 where upload_id is not null`.execute(db);
}
