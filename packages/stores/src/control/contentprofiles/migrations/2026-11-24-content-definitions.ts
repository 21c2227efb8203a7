import { type Kysely, sql } from 'kysely';
import { holdToTenant } from '../../migrations/hold-to-tenant.ts';

/**
 * What companies define for content inspection, what each definition uses, and a version per company that every change
 * increments. Large parts, such as terms and samples, are in tables of their areas.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_versions (
      tenant_id text primary key references tenants (id) on delete cascade,
      version bigint not null
    )`.execute(db);
  await sql`
    create table content_definitions (
      tenant_id text not null references tenants (id) on delete cascade,
      id text not null,
      kind text not null,
      name text not null,
      description text not null,
      definition jsonb not null,
      is_enabled boolean not null default true,
      revision bigint not null,
      created_on bigint not null,
      created_by text,
      modified_on bigint not null,
      modified_by text,
      primary key (tenant_id, id)
    )`.execute(db);
  await sql`
    create unique index content_definition_names on content_definitions (tenant_id, kind, lower(name))`.execute(
    db,
  );
  await sql`
    create table content_uses (
      tenant_id text not null,
      definition text not null,
      kind text not null,
      target text not null,
      primary key (tenant_id, kind, target, definition),
      foreign key (tenant_id, definition) references content_definitions (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`create index content_uses_of_definition on content_uses (tenant_id, definition)`.execute(db);
  for (const table of ['content_versions', 'content_definitions', 'content_uses']) {
    await holdToTenant(db, table, 'tenant_id');
    await sql`grant select, insert, update, delete on ${sql.table(table)} to casbah_app, casbah_system`.execute(
      db,
    );
  }
}
