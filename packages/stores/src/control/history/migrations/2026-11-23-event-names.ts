import { type Kysely, sql } from 'kysely';

/** Adds event names (`tag.created`) to entries, so that history doesn't depend on call paths. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_trail add column event text`.execute(db);
}
