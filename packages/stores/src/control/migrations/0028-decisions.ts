import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

const TABLES = ['block_list_feeds', 'block_list_feed_readers'] as const;

/** Live feeds of block and allow lists, and who has read them. What was decided about services are tags. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table block_list_feeds (
      id text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      name text not null,
      format text not null,
      kind text not null,
      secret_hash text not null,
      networks jsonb not null default '[]',
      created_on bigint not null,
      created_by text,
      reads bigint not null default 0,
      last_read_on bigint
    )`.execute(db);
  await sql`create unique index block_list_feed_names on block_list_feeds (tenant_id, lower(name))`.execute(
    db,
  );
  await sql`
    create table block_list_feed_readers (
      tenant_id text not null references tenants (id) on delete cascade,
      feed_id text not null references block_list_feeds (id) on delete cascade,
      address text not null,
      reads bigint not null,
      first_read_on bigint not null,
      last_read_on bigint not null,
      primary key (feed_id, address)
    )`.execute(db);
  for (const table of TABLES) {
    await holdToTenant(db, table, 'tenant_id');
    await sql`grant select, insert, update, delete on ${sql.table(table)} to casbah_app, casbah_system`.execute(
      db,
    );
  }
}
