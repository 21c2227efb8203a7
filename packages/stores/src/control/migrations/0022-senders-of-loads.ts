import { type Kysely, sql } from 'kysely';

/** Who sent a file: they are told what came of it. Empty where a program did, and for files of before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table loads add column created_by text`.execute(db);
}
