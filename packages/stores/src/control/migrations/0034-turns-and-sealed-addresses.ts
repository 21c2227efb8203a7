import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // When a server last claimed the job; companies and their sources take turns by it.
  await sql`alter table loads add turn_on bigint`.execute(db);
  await sql`update loads set turn_on = finished_on where finished_on is not null`.execute(db);
  await sql`create index loads_by_turn on loads (tenant_id, turn_on)`.execute(db);
  await sql`create index loads_by_turn_of_source on loads (datasource_id, turn_on)`.execute(db);
  // Webhook URLs contain tokens. The server encrypts the existing ones when it starts, because the database
  // has no key.
  await sql`alter table destinations add sealed_address text`.execute(db);
}
