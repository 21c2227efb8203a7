import { type Kysely, sql } from 'kysely';

/** What a policy found may have sent up something that no source recorded: unknown, not 0. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shadow_it_hits alter column bytes_up drop not null`.execute(db);
}
