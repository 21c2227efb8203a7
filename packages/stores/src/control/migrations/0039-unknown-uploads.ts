import { type Kysely, sql } from 'kysely';

/** Hits of a policy may include uploads that no source recorded: unknown, not 0. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shadow_it_hits alter column bytes_up drop not null`.execute(db);
}
