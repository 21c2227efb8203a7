import { type Kysely, sql } from 'kysely';
import { holdToTenant } from '../../migrations/hold-to-tenant.ts';

/** Requests to delete one person's data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table erasures (
      id text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      state text not null,
      reason text not null,
      requested_by text not null,
      requested_on bigint not null,
      finished_on bigint,
      sealed_names text,
      salt text not null,
      digests jsonb not null,
      deleted jsonb,
      remaining jsonb
    )`.execute(db);
  await sql`create index erasures_of_tenant on erasures (tenant_id, requested_on)`.execute(db);
  await holdToTenant(db, 'erasures', 'tenant_id');
  await sql`grant select, insert, update, delete on erasures to casbah_app, casbah_system`.execute(db);
}
