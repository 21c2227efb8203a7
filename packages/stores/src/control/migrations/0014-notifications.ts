import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

/** Notices to people, and maintenance periods. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notifications (
      id text primary key,
      tenant_id text not null,
      user_id text not null,
      template text not null,
      "values" jsonb not null default '{}',
      action text not null check (action in ('DOWNLOAD', 'DETAILS', 'VISIT')),
      url text not null,
      created_on bigint not null,
      seen_on bigint,
      mailed_on bigint,
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`create index notifications_of_user on notifications (tenant_id, user_id, created_on desc, id)`.execute(
    db,
  );
  // Notices waiting for the digest, across all tenants: few rows out of many.
  await sql`
    create index notifications_to_mail on notifications (created_on)
    where seen_on is null and mailed_on is null`.execute(db);
  await sql`create index notifications_by_time on notifications (created_on)`.execute(db);
  await holdToTenant(db, 'notifications', 'tenant_id');
  await sql`grant select, insert, update, delete on notifications to casbah_app, casbah_system`.execute(db);

  // A company's own periods; those of the operator's company apply to everyone.
  await sql`
    create table maintenance_periods (
      id text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      name text not null,
      description text not null default '',
      start_time bigint not null,
      end_time bigint not null check (end_time > start_time),
      is_public boolean not null,
      has_details boolean not null,
      is_announcement boolean not null,
      created_on bigint not null,
      created_by text,
      modified_on bigint not null,
      modified_by text
    )`.execute(db);
  await sql`create index maintenance_periods_of_tenant on maintenance_periods (tenant_id, end_time)`.execute(
    db,
  );
  await holdToTenant(db, 'maintenance_periods', 'tenant_id');
  await sql`grant select, insert, update, delete on maintenance_periods to casbah_app, casbah_system`.execute(
    db,
  );
}
