import { type Kysely, sql } from 'kysely';

/** The job runner takes over sending mail: waiting mails become jobs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into jobs (queue, key, tenant_id, run_at, due_on, attempts, last_error)
    select 'mail.send', id, tenant_id, next_attempt, created_on, attempts, last_error
    from outbox where failed_on is null`.execute(db);
  await sql`drop index outbox_waiting`.execute(db);
  await sql`alter table outbox drop column attempts, drop column next_attempt, drop column claimed_until`.execute(
    db,
  );
}
