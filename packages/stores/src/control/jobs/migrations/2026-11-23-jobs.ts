import { type Kysely, sql } from 'kysely';
import { holdToTenant } from '../../migrations/hold-to-tenant.ts';

/** Jobs of all areas, and the results of finished ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobs (
      id text primary key default gen_random_uuid()::text,
      queue text not null,
      key text not null default '',
      tenant_id text references tenants (id) on delete cascade,
      run_at bigint not null,
      due_on bigint not null,
      holder text,
      attempts integer not null default 0,
      again boolean not null default false,
      started_on bigint,
      last_error text,
      failed_on bigint,
      unique (queue, key)
    )`.execute(db);
  await sql`create index jobs_due on jobs (queue, run_at) where failed_on is null`.execute(db);
  await sql`create index jobs_of_tenant on jobs (tenant_id)`.execute(db);
  await holdToTenant(db, 'jobs', 'tenant_id');
  await sql`grant select, insert, update, delete on jobs to casbah_app, casbah_system`.execute(db);

  await sql`
    create table job_queues (
      queue text primary key,
      runs bigint not null,
      failures bigint not null,
      last_started bigint not null,
      last_ended bigint not null,
      last_failed bigint,
      last_error text
    )`.execute(db);
  await sql`alter table job_queues enable row level security, force row level security`.execute(db);
  await sql`create policy system on job_queues to casbah_system using (true) with check (true)`.execute(db);
  await sql`grant select, insert, update, delete on job_queues to casbah_system`.execute(db);
}
