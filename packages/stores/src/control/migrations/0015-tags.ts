import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

const TABLES = ['tags', 'tag_numbers', 'service_tags'] as const;

/** Custom tags of a tenant, and the services that carry them or the reserved tags, which have no rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tags (
      tenant_id text not null references tenants (id) on delete cascade,
      tag_id integer not null check (tag_id >= 8),
      tag_name text not null,
      color smallint not null,
      pattern smallint not null,
      created_on bigint not null,
      created_by text,
      modified_on bigint not null,
      modified_by text,
      primary key (tenant_id, tag_id)
    )`.execute(db);
  await sql`create unique index tag_names on tags (tenant_id, lower(tag_name))`.execute(db);
  // Numbers are never reused, so links and saved filters with a deleted tag can't match another one.
  await sql`
    create table tag_numbers (
      tenant_id text primary key references tenants (id) on delete cascade,
      last integer not null
    )`.execute(db);
  await sql`
    create table service_tags (
      tenant_id text not null references tenants (id) on delete cascade,
      service_id text not null,
      tag_id integer not null check (tag_id >= 0),
      tagged_on bigint not null,
      tagged_by text,
      primary key (tenant_id, service_id, tag_id)
    )`.execute(db);
  await sql`create index service_tags_by_tag on service_tags (tenant_id, tag_id)`.execute(db);
  for (const table of TABLES) {
    await holdToTenant(db, table, 'tenant_id');
    await sql`grant select, insert, update, delete on ${sql.table(table)} to casbah_app, casbah_system`.execute(
      db,
    );
  }
}
