import { type Kysely, sql } from 'kysely';
import { holdToTenant } from '../../migrations/hold-to-tenant.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table policy_sets (
      tenant_id text primary key references tenants (id) on delete cascade,
      version bigint not null,
      precedence jsonb not null
    )`.execute(db);
  // The order is checked at the end of a transaction, because reordering moves policies one by one.
  await sql`
    create table policies (
      tenant_id text not null references tenants (id) on delete cascade,
      id text not null,
      type text not null,
      name text not null,
      place bigint not null,
      is_active boolean not null,
      version bigint,
      created_on bigint not null,
      created_by text,
      modified_on bigint not null,
      modified_by text,
      primary key (tenant_id, id),
      constraint policy_places unique (tenant_id, place) deferrable initially deferred
    )`.execute(db);
  await sql`create unique index policy_names on policies (tenant_id, type, lower(name))`.execute(db);
  await sql`
    create table policy_drafts (
      tenant_id text not null,
      policy_id text not null,
      revision bigint not null,
      definition jsonb not null,
      base_version bigint,
      saved_on bigint not null,
      saved_by text,
      primary key (tenant_id, policy_id),
      foreign key (tenant_id, policy_id) references policies (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`
    create table policy_versions (
      tenant_id text not null,
      policy_id text not null,
      version bigint not null,
      definition jsonb not null,
      note text not null,
      activated_on bigint not null,
      activated_by text,
      primary key (tenant_id, policy_id, version),
      foreign key (tenant_id, policy_id) references policies (tenant_id, id) on delete cascade
    )`.execute(db);
  for (const table of ['policy_sets', 'policies', 'policy_drafts', 'policy_versions']) {
    await holdToTenant(db, table, 'tenant_id');
    await sql`grant select, insert, update, delete on ${sql.table(table)} to casbah_app, casbah_system`.execute(
      db,
    );
  }
}
