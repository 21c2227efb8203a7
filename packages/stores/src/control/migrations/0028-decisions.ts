import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

const TABLES = [
  'block_list_feeds',
  'block_list_feed_readers',
  'shadow_it_policies',
  'shadow_it_hits',
] as const;

/**
 * Feeds of block and allow lists with their readers; alert rules on services with their hits. Decisions about
 * services are tags.
 */
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
  await sql`
    create table shadow_it_policies (
      id text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      name text not null,
      condition text not null,
      time_window text not null,
      gives_notice boolean not null,
      adds_tag integer,
      is_enabled boolean not null default false,
      tried_on bigint,
      seen jsonb not null default '{}',
      created_on bigint not null,
      created_by text,
      modified_on bigint not null
    )`.execute(db);
  await sql`create unique index shadow_it_policy_names on shadow_it_policies (tenant_id, lower(name))`.execute(
    db,
  );
  // One row per policy, window and service, so nothing is reported twice.
  await sql`
    create table shadow_it_hits (
      tenant_id text not null references tenants (id) on delete cascade,
      policy_id text not null references shadow_it_policies (id) on delete cascade,
      number bigint generated always as identity,
      window_from bigint not null,
      window_to bigint not null,
      service_id text not null,
      requests bigint not null,
      bytes_up bigint not null,
      users integer not null,
      found_on bigint not null,
      tagged boolean not null default false,
      primary key (policy_id, window_from, window_to, service_id)
    )`.execute(db);
  await sql`create index shadow_it_hits_by_policy on shadow_it_hits (policy_id, number desc)`.execute(db);
  for (const table of TABLES) {
    await holdToTenant(db, table, 'tenant_id');
    await sql`grant select, insert, update, delete on ${sql.table(table)} to casbah_app, casbah_system`.execute(
      db,
    );
  }
}
