import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

const TABLES = ['syslog_senders', 'syslog_spools', 'agents'] as const;

/** Syslog senders and their sources, open syslog files, and the agents that forward logs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table syslog_senders (
      id text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      datasource_id text not null references datasources (id) on delete cascade,
      port integer check (port between 1 and 65535),
      network text,
      host text,
      tag text,
      created_on bigint not null,
      created_by text
    )`.execute(db);
  // Two sources can't claim the same lines.
  await sql`
    create unique index syslog_senders_once on syslog_senders
      (tenant_id, coalesce(port, 0), coalesce(network, ''), lower(coalesce(host, '')), lower(coalesce(tag, '')))
    `.execute(db);
  await sql`create index syslog_senders_of_source on syslog_senders (datasource_id)`.execute(db);
  // An open file isn't an ingest job yet; when it is closed, or found after a crash, it becomes the job with
  // this ID.
  await sql`
    create table syslog_spools (
      load_id text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      datasource_id text not null references datasources (id) on delete cascade,
      server text not null,
      opened_on bigint not null
    )`.execute(db);
  await sql`
    create table agents (
      id text not null,
      tenant_id text not null references tenants (id) on delete cascade,
      datasource_id text not null references datasources (id) on delete cascade,
      name text not null,
      type text not null,
      version text not null,
      platform text not null,
      address text not null,
      delivered_bytes bigint not null,
      spooled_bytes bigint not null,
      held_back_lines bigint not null,
      users text not null,
      problem text,
      first_heartbeat bigint not null,
      last_heartbeat bigint not null,
      primary key (tenant_id, id)
    )`.execute(db);
  for (const table of TABLES) {
    await holdToTenant(db, table, 'tenant_id');
    await sql`grant select, insert, update, delete on ${sql.table(table)} to casbah_app, casbah_system`.execute(
      db,
    );
  }
}
