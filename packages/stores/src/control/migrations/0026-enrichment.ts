import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

/** Custom parsers of a company. A source's format can refer to one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table custom_parsers (
      id text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      name text not null,
      definition jsonb not null,
      tests jsonb not null,
      created_on bigint not null,
      created_by text,
      modified_on bigint not null,
      modified_by text
    )`.execute(db);
  await sql`create unique index custom_parser_names on custom_parsers (tenant_id, lower(name))`.execute(db);
  await holdToTenant(db, 'custom_parsers', 'tenant_id');
  await sql`grant select, insert, update, delete on custom_parsers to casbah_app, casbah_system`.execute(db);
}
