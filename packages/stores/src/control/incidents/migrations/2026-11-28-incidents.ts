import { type Kysely, sql } from 'kysely';
import { holdToTenant } from '../../migrations/hold-to-tenant.ts';

const TABLES = [
  'incidents',
  'incident_numbers',
  'incident_occurrences',
  'incident_notes',
  'incident_events',
  'incident_responses',
] as const;

/** Incidents with their occurrences, notes, responses and timeline. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table incidents (
      tenant_id text not null references tenants (id) on delete cascade,
      id text not null,
      number bigint not null,
      group_key text not null,
      state text not null,
      reason text,
      severity text not null,
      severity_rank integer not null,
      policy_id text,
      policy_name text not null,
      policy_version integer,
      policy_type text not null,
      condition text,
      user_name text,
      user_domain text,
      pseudonym text,
      service_id text,
      app text,
      object text,
      activity text,
      first_seen bigint not null,
      last_seen bigint not null,
      occurrences integer not null,
      owner_id text,
      created_on bigint not null,
      modified_on bigint not null,
      primary key (tenant_id, id),
      unique (tenant_id, number),
      foreign key (tenant_id, owner_id) references users (tenant_id, id) on delete set null (owner_id)
    )`.execute(db);
  await sql`create index incidents_by_severity on incidents (tenant_id, severity_rank, number desc)`.execute(
    db,
  );
  await sql`create index incidents_by_last_seen on incidents (tenant_id, last_seen desc, number desc)`.execute(
    db,
  );
  await sql`create index incidents_open on incidents (tenant_id, md5(group_key)) where state in ('new', 'in_progress')`.execute(
    db,
  );
  await sql`create index incidents_of_user on incidents (tenant_id, lower(user_name))`.execute(db);
  await sql`create index incidents_of_policy on incidents (tenant_id, lower(policy_name))`.execute(db);
  await sql`create index incidents_of_object on incidents (tenant_id, md5(lower(object)))`.execute(db);
  await sql`create index incidents_of_owner on incidents (tenant_id, owner_id)`.execute(db);
  await sql`
    create table incident_numbers (
      tenant_id text primary key references tenants (id) on delete cascade,
      last bigint not null
    )`.execute(db);
  const ofIncident = sql`foreign key (tenant_id, incident_id) references incidents (tenant_id, id) on delete cascade`;
  await sql`
    create table incident_occurrences (
      tenant_id text not null,
      id text not null,
      incident_id text not null,
      key text not null,
      time bigint not null,
      activity_id text,
      facts jsonb,
      matches jsonb,
      sealed_matches text,
      primary key (tenant_id, id),
      unique (tenant_id, key),
      ${ofIncident}
    )`.execute(db);
  await sql`create index incident_occurrences_of_incident on incident_occurrences (tenant_id, incident_id, time desc, id)`.execute(
    db,
  );
  await sql`
    create table incident_notes (
      id text primary key,
      tenant_id text not null,
      incident_id text not null,
      text text not null,
      author_id text not null,
      author_name text not null,
      created_on bigint not null,
      ${ofIncident}
    )`.execute(db);
  await sql`create index incident_notes_of_incident on incident_notes (tenant_id, incident_id, created_on)`.execute(
    db,
  );
  await sql`
    create table incident_events (
      tenant_id text not null,
      number bigint generated always as identity,
      incident_id text not null,
      time bigint not null,
      kind text not null,
      by_name text,
      changes jsonb not null,
      detail text,
      primary key (tenant_id, incident_id, number),
      ${ofIncident}
    )`.execute(db);
  await sql`
    create table incident_responses (
      tenant_id text not null,
      id text not null,
      incident_id text not null,
      kind text not null,
      state text not null,
      channel text,
      attempts integer not null,
      error text,
      time bigint not null,
      primary key (tenant_id, id),
      ${ofIncident}
    )`.execute(db);
  await sql`create index incident_responses_of_incident on incident_responses (tenant_id, incident_id)`.execute(
    db,
  );
  for (const table of TABLES) {
    await holdToTenant(db, table, 'tenant_id');
    await sql`grant select, insert, update, delete on ${sql.table(table)} to casbah_app, casbah_system`.execute(
      db,
    );
  }
}
