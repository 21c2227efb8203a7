import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

const TABLES = ['report_schedules', 'report_deliveries', 'digest_plans', 'digest_left_out'] as const;

/** Scheduled reports and digests, and what was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_schedules (
      id text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      name text not null,
      frequency text not null check (frequency in ('daily', 'weekly', 'semi_monthly', 'monthly', 'quarterly')),
      recipients jsonb not null,
      filter text not null default '',
      language text not null,
      is_enabled boolean not null default true,
      next_delivery bigint not null,
      time_zone text not null,
      claimed_until bigint,
      failures integer not null default 0,
      last_error text,
      last_delivery bigint,
      created_on bigint not null,
      created_by text
    )`.execute(db);
  await sql`create unique index report_schedules_name on report_schedules (tenant_id, lower(name))`.execute(
    db,
  );
  await sql`create index report_schedules_due on report_schedules (next_delivery) where is_enabled`.execute(
    db,
  );
  await sql`
    create table report_deliveries (
      id text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      schedule_id text not null references report_schedules (id) on delete cascade,
      span_from bigint not null,
      span_to bigint not null,
      last_day text not null,
      pages jsonb not null,
      csv text not null,
      created_on bigint not null
    )`.execute(db);
  await sql`
    create index report_deliveries_of_schedule on report_deliveries (tenant_id, schedule_id, created_on desc)`.execute(
    db,
  );
  await sql`
    create table digest_plans (
      tenant_id text primary key references tenants (id) on delete cascade,
      is_enabled boolean not null,
      frequency text not null check (frequency in ('weekly', 'monthly')),
      next_delivery bigint not null,
      time_zone text not null,
      claimed_until bigint,
      failures integer not null default 0,
      last_error text,
      sent_up_to text not null default '',
      sent integer not null default 0,
      last_delivery bigint,
      last_from bigint,
      last_to bigint,
      last_sent integer
    )`.execute(db);
  await sql`create index digest_plans_due on digest_plans (next_delivery) where is_enabled`.execute(db);
  await sql`
    create table digest_left_out (
      tenant_id text not null references tenants (id) on delete cascade,
      user_id text not null references users (id) on delete cascade,
      primary key (tenant_id, user_id)
    )`.execute(db);
  await sql`create index digest_left_out_user on digest_left_out (user_id)`.execute(db);
  for (const table of TABLES) {
    await holdToTenant(db, table, 'tenant_id');
    await sql`grant select, insert, update, delete on ${sql.table(table)} to casbah_app, casbah_system`.execute(
      db,
    );
  }
}
