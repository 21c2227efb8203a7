import { type Kysely, sql } from 'kysely';

/** Entries name what happened (`tag.created`), so that history doesn't depend on the paths of calls. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_trail add column event text`.execute(db);
}
