import { type Kysely, sql } from 'kysely';

/** Alert rules may raise incidents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shadow_it_policies add column raises_incident boolean not null default false`.execute(
    db,
  );
}
