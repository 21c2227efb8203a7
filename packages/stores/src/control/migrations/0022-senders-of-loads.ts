import { type Kysely, sql } from 'kysely';

/** Who uploaded a file, for the notice about its result. Empty for programs, and for existing files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table loads add column created_by text`.execute(db);
}
