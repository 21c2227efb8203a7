import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

/** One-time links, queued emails, and hourly counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table one_time_links (
      token_hash text primary key,
      purpose text not null,
      tenant_id text references tenants (id) on delete cascade,
      user_id text,
      email text not null check (email = lower(email)),
      data jsonb not null default '{}',
      created_on bigint not null,
      expires_on bigint not null,
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`create index one_time_links_of_user on one_time_links (tenant_id, user_id)`.execute(db);
  await sql`create index one_time_links_by_end on one_time_links (expires_on)`.execute(db);

  await sql`
    create table outbox (
      id text primary key,
      tenant_id text references tenants (id) on delete cascade,
      recipient text not null,
      language text not null,
      template text not null,
      sealed_values text,
      attempts integer not null default 0,
      next_attempt bigint not null,
      give_up_on bigint not null,
      claimed_until bigint,
      last_error text,
      failed_on bigint,
      created_on bigint not null
    )`.execute(db);
  await sql`create index outbox_waiting on outbox (next_attempt) where failed_on is null`.execute(db);
  await sql`create index outbox_failed on outbox (failed_on) where failed_on is not null`.execute(db);

  await sql`
    create table hourly_counts (
      subject text primary key,
      hour bigint not null,
      count integer not null
    )`.execute(db);

  for (const table of ['one_time_links', 'outbox']) await holdToTenant(db, table, 'tenant_id');
  await sql`alter table hourly_counts enable row level security, force row level security`.execute(db);
  await sql`create policy system on hourly_counts to casbah_system using (true) with check (true)`.execute(
    db,
  );
  await sql`grant select, insert, update, delete on one_time_links, outbox to casbah_app, casbah_system`.execute(
    db,
  );
  await sql`grant select, insert, update, delete on hourly_counts to casbah_system`.execute(db);
}
