import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

const TABLES = ['app_subscriptions', 'app_accounts', 'app_buckets', 'custom_apps'] as const;

/** Subscribed apps of a company, their accounts, scanned buckets, and custom apps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table app_subscriptions (
      tenant_id text not null references tenants (id) on delete cascade,
      app text not null,
      category text not null,
      is_granted boolean not null,
      is_first_time boolean not null,
      is_trial boolean not null,
      trial_ends_on bigint,
      changed_on bigint not null,
      changed_by text,
      primary key (tenant_id, app, category)
    )`.execute(db);
  await sql`
    create table app_accounts (
      id text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      app text not null,
      category text not null,
      instance text not null,
      params jsonb not null default '{}',
      secrets jsonb not null default '{}',
      created_on bigint not null,
      created_by text,
      modified_on bigint not null,
      modified_by text,
      unique (tenant_id, id)
    )`.execute(db);
  await sql`create unique index app_account_names on app_accounts (tenant_id, app, category, lower(instance))`.execute(
    db,
  );
  await sql`
    create table app_buckets (
      tenant_id text not null,
      account_id text not null,
      bucket_name text not null,
      is_scanned boolean not null,
      added_on bigint not null,
      primary key (tenant_id, account_id, bucket_name),
      foreign key (tenant_id, account_id) references app_accounts (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`
    create table custom_apps (
      id text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      app_name text not null,
      app_uris jsonb not null default '[]',
      description text not null,
      status text not null check (status in ('AC', 'DC', 'DP')),
      scan_request_payload boolean not null,
      service_id text,
      created_on bigint not null,
      created_by text
    )`.execute(db);
  await sql`create unique index custom_app_names on custom_apps (tenant_id, lower(app_name))`.execute(db);
  for (const table of TABLES) {
    await holdToTenant(db, table, 'tenant_id');
    await sql`grant select, insert, update, delete on ${sql.table(table)} to casbah_app, casbah_system`.execute(
      db,
    );
  }
}
