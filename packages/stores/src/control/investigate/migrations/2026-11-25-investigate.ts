import { type Kysely, sql } from 'kysely';
import { holdToTenant } from '../../migrations/hold-to-tenant.ts';

/** Assessments, owners and notes of activities, and the company's settings of incident data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table activity_assessments (
      tenant_id text not null references tenants (id) on delete cascade,
      activity_id text not null,
      assessment text not null,
      owner_id text,
      modified_on bigint not null,
      modified_by text,
      primary key (tenant_id, activity_id),
      foreign key (tenant_id, owner_id) references users (tenant_id, id) on delete set null (owner_id)
    )`.execute(db);
  await sql`create index activity_assessments_of_owner on activity_assessments (owner_id)`.execute(db);
  await sql`
    create table activity_notes (
      id text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      activity_id text not null,
      text text not null,
      author_id text not null,
      author_name text not null,
      created_on bigint not null
    )`.execute(db);
  await sql`create index activity_notes_of_activity on activity_notes (tenant_id, activity_id, created_on)`.execute(
    db,
  );
  await sql`
    create table investigate_settings (
      tenant_id text primary key references tenants (id) on delete cascade,
      history_days integer not null,
      related_activities integer not null,
      show_original boolean not null
    )`.execute(db);
  for (const table of ['activity_assessments', 'activity_notes', 'investigate_settings']) {
    await holdToTenant(db, table, 'tenant_id');
    await sql`grant select, insert, update, delete on ${sql.table(table)} to casbah_app, casbah_system`.execute(
      db,
    );
  }
}
