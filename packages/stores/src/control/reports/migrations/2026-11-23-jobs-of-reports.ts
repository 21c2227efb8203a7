import { type Kysely, sql } from 'kysely';

/** The job runner takes over sending reports and digests. Failed ones keep their next retry time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into jobs (queue, key, tenant_id, run_at, due_on, attempts, last_error)
    select 'reports.send', id, tenant_id, claimed_until, next_delivery, failures, last_error
    from report_schedules where claimed_until is not null and last_error is not null and is_enabled`.execute(
    db,
  );
  await sql`
    insert into jobs (queue, key, tenant_id, run_at, due_on, attempts, last_error)
    select 'reports.digest', tenant_id, tenant_id, claimed_until, next_delivery, failures, last_error
    from digest_plans where claimed_until is not null and last_error is not null and is_enabled`.execute(db);
  await sql`alter table report_schedules drop column claimed_until`.execute(db);
  await sql`alter table digest_plans drop column claimed_until`.execute(db);
}
