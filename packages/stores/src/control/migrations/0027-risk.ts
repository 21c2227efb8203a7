import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

const TABLES = ['brr_profiles', 'service_answers', 'service_answer_changes', 'service_requests'] as const;

/**
 * A tenant's risk scoring: its risk profiles, its overrides of catalog answers with their history, and its
 * people's requests.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table brr_profiles (
      tenant_id text not null references tenants (id) on delete cascade,
      id text not null,
      name text not null,
      definition jsonb not null,
      in_force boolean not null default false,
      created_on bigint not null,
      created_by text,
      modified_on bigint not null,
      modified_by text,
      primary key (tenant_id, id)
    )`.execute(db);
  await sql`create unique index brr_profile_names on brr_profiles (tenant_id, lower(name))`.execute(db);
  // At most one is active; without one, the built-in profile applies.
  await sql`create unique index brr_profile_in_force on brr_profiles (tenant_id) where in_force`.execute(db);
  await sql`
    create table service_answers (
      tenant_id text not null references tenants (id) on delete cascade,
      service_id text not null,
      question text not null,
      answer jsonb not null,
      note text not null,
      changed_on bigint not null,
      changed_by text,
      primary key (tenant_id, service_id, question)
    )`.execute(db);
  await sql`
    create table service_answer_changes (
      tenant_id text not null references tenants (id) on delete cascade,
      number bigint generated always as identity,
      service_id text not null,
      question text not null,
      before jsonb,
      after jsonb,
      note text not null,
      changed_on bigint not null,
      changed_by text,
      primary key (tenant_id, number)
    )`.execute(db);
  await sql`create index service_answer_changes_by_service
    on service_answer_changes (tenant_id, service_id, number)`.execute(db);
  await sql`
    create table service_requests (
      tenant_id text not null references tenants (id) on delete cascade,
      number bigint generated always as identity,
      id text not null,
      kind text not null,
      service_id text,
      service_name text not null,
      service_url text not null,
      comments text not null,
      priority smallint not null,
      send_email boolean not null,
      state text not null,
      answer text not null,
      created_on bigint not null,
      created_by text,
      modified_on bigint not null,
      modified_by text,
      primary key (tenant_id, id)
    )`.execute(db);
  await sql`create index service_requests_by_number on service_requests (tenant_id, number)`.execute(db);
  for (const table of TABLES) {
    await holdToTenant(db, table, 'tenant_id');
    await sql`grant select, insert, update, delete on ${sql.table(table)} to casbah_app, casbah_system`.execute(
      db,
    );
  }
}
