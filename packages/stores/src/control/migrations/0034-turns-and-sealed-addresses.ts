import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // When a reader last took a load up: companies, and the sources of each, take turns by it.
  await sql`alter table loads add turn_on bigint`.execute(db);
  await sql`update loads set turn_on = finished_on where finished_on is not null`.execute(db);
  await sql`create index loads_by_turn on loads (tenant_id, turn_on)`.execute(db);
  await sql`create index loads_by_turn_of_source on loads (datasource_id, turn_on)`.execute(db);
  // The addresses of webhooks hold tokens. The server seals those that are here when it starts: the database has no key.
  await sql`alter table destinations add sealed_address text`.execute(db);
}
