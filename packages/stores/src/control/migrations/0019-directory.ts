import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

const TABLES = ['directory_runs', 'directory_lines', 'directory_connections'] as const;

/** Imported files, LDAP syncs, their results by line, and LDAP connection settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table directory_runs (
      id text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      kind text not null check (kind in ('csv', 'ldap')),
      state text not null check (state in
        ('uploaded', 'looking', 'ready', 'queued', 'running', 'completed', 'failed', 'cancelled')),
      file_name text not null default '',
      size bigint not null default 0,
      missing text not null default 'keep' check (missing in ('keep', 'deactivate')),
      columns jsonb not null default '[]',
      people bigint not null default 0,
      planned jsonb,
      done bigint not null default 0,
      added bigint not null default 0,
      changed bigint not null default 0,
      deactivated bigint not null default 0,
      wrong bigint not null default 0,
      error text,
      created_on bigint not null,
      created_by text,
      created_by_email text,
      started_on bigint,
      finished_on bigint,
      claimed_by text,
      claimed_until bigint,
      unique (tenant_id, id)
    )`.execute(db);
  await sql`create index directory_runs_of_tenant on directory_runs (tenant_id, created_on)`.execute(db);
  await sql`
    create index directory_runs_to_do on directory_runs (created_on)
      where state in ('uploaded', 'looking', 'queued', 'running')`.execute(db);

  await sql`
    create table directory_lines (
      tenant_id text not null,
      run_id text not null,
      is_preview boolean not null,
      kind text not null check (kind in ('add', 'change', 'deactivate', 'wrong')),
      line bigint not null,
      email text not null,
      field text not null default '',
      problem text,
      changes jsonb not null default '{}',
      primary key (tenant_id, run_id, is_preview, kind, line, email),
      foreign key (tenant_id, run_id) references directory_runs (tenant_id, id) on delete cascade
    )`.execute(db);

  await sql`
    create table directory_connections (
      tenant_id text primary key references tenants (id) on delete cascade,
      url text not null,
      start_tls boolean not null,
      certificate text not null default '',
      bind_dn text not null,
      sealed_password text,
      base_dn text not null,
      user_filter text not null,
      group_base_dn text not null default '',
      group_filter text not null default '',
      mapping jsonb not null,
      every_minutes integer not null,
      missing text not null check (missing in ('keep', 'deactivate')),
      most_missing_percent integer not null,
      is_enabled boolean not null,
      next_run_on bigint,
      modified_on bigint not null,
      modified_by text
    )`.execute(db);

  for (const table of TABLES) {
    await holdToTenant(db, table, 'tenant_id');
    await sql`grant select, insert, update, delete on ${sql.table(table)} to casbah_app, casbah_system`.execute(
      db,
    );
  }
  // Directory clients look people up by these before each change.
  await sql`
    create index users_by_user_name on users
      (tenant_id, lower(coalesce(attributes ->> 'user_name', email)))`.execute(db);
}
