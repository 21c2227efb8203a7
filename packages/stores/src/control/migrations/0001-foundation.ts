import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

/**
 * Tenants, people, sessions, sources, ingest jobs, audit trail. Work runs as role `casbah_app` (one tenant)
 * or `casbah_system` (all tenants); if the database user can't create roles, its administrator must.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const role of ['casbah_app', 'casbah_system']) {
    await sql`
      do ${sql.lit(`begin
        if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
        if not pg_has_role(current_user, '${role}', 'member') then execute format('grant ${role} to %I', current_user); end if;
      end`)}`.execute(db);
  }

  await sql`
    create table tenants (
      id text primary key,
      name text not null,
      primary_domain text not null,
      created_on bigint not null,
      settings jsonb not null default '{}'
    )`.execute(db);

  await sql`
    create table users (
      id text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      email text not null unique check (email = lower(email)),
      name text not null,
      role text not null check (role in ('sysadmin', 'admin', 'enduser')),
      password_hash text not null,
      is_active boolean not null default true,
      prefs jsonb not null default '{}',
      last_sign_in bigint,
      created_on bigint not null,
      unique (tenant_id, id)
    )`.execute(db);

  await sql`
    create table sessions (
      id_hash text primary key,
      tenant_id text not null,
      user_id text not null,
      expires_on bigint not null,
      created_on bigint not null,
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`create index sessions_of_user on sessions (tenant_id, user_id)`.execute(db);
  await sql`create index sessions_by_end on sessions (expires_on)`.execute(db);

  await sql`
    create table sign_in_attempts (
      subject text primary key,
      failures integer not null,
      locked_until bigint,
      last_failure bigint not null
    )`.execute(db);

  await sql`
    create table datasources (
      id text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      name text not null,
      format text not null,
      timezone text not null,
      created_on bigint not null,
      created_by text,
      deleted_on bigint,
      unique (tenant_id, id)
    )`.execute(db);
  await sql`create unique index datasource_names on datasources (tenant_id, lower(name)) where deleted_on is null`.execute(
    db,
  );

  // Composite keys: foreign keys bypass row-level security, so they include the tenant.
  await sql`
    create table loads (
      id text primary key,
      tenant_id text not null,
      datasource_id text not null,
      file_name text not null,
      size bigint not null,
      status text not null check (status in ('pending', 'queued', 'processing', 'failed', 'completed')),
      bytes_received bigint not null default 0,
      content_hash text,
      duplicate_of text,
      checkpoint jsonb,
      batches bigint not null default 0,
      progress double precision not null default 0,
      lines bigint not null default 0,
      events bigint not null default 0,
      rejects bigint not null default 0,
      formats jsonb not null default '{}',
      error text,
      is_parse_again boolean not null default false,
      claimed_by text,
      claimed_until bigint,
      first_event bigint,
      last_event bigint,
      created_on bigint not null,
      finished_on bigint,
      foreign key (tenant_id, datasource_id) references datasources (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`create index loads_of_datasource on loads (tenant_id, datasource_id, created_on)`.execute(db);
  await sql`create index loads_by_content on loads (tenant_id, content_hash)`.execute(db);
  await sql`create index loads_to_read on loads (created_on) where status in ('queued', 'processing')`.execute(
    db,
  );

  // No foreign keys, so entries outlive their person and tenant.
  await sql`
    create table audit_trail (
      id bigint generated always as identity primary key,
      tenant_id text,
      time bigint not null,
      user_id text,
      user_email text,
      action text not null,
      object text,
      details jsonb not null default '{}',
      request_id text
    )`.execute(db);
  await sql`create index audit_trail_of_tenant on audit_trail (tenant_id, time)`.execute(db);
  await sql`
    create function refuse_change_of_audit_trail() returns trigger language plpgsql as
      'begin raise exception ''the audit trail is never changed'' using errcode = ''insufficient_privilege''; end'`.execute(
    db,
  );
  await sql`
    create trigger audit_trail_is_append_only before update or delete or truncate on audit_trail
      for each statement execute function refuse_change_of_audit_trail()`.execute(db);

  for (const table of ['users', 'sessions', 'datasources', 'loads', 'audit_trail'])
    await holdToTenant(db, table, 'tenant_id');
  await holdToTenant(db, 'tenants', 'id');
  await sql`alter table sign_in_attempts enable row level security, force row level security`.execute(db);
  await sql`create policy system on sign_in_attempts to casbah_system using (true) with check (true)`.execute(
    db,
  );

  await sql`grant select, insert, update, delete on users, sessions, datasources, loads to casbah_app`.execute(
    db,
  );
  await sql`grant select, update on tenants to casbah_app`.execute(db);
  await sql`grant select, insert on audit_trail to casbah_app, casbah_system`.execute(db);
  await sql`
    grant select, insert, update, delete on tenants, users, sessions, sign_in_attempts, datasources, loads
      to casbah_system`.execute(db);
}
