import { type Kysely, sql } from 'kysely';
import { holdToTenant } from '../../migrations/hold-to-tenant.ts';

/** What companies changed about the data identifiers included with Casbah. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table included_identifiers (
      tenant_id text not null references tenants (id) on delete cascade,
      identifier text not null,
      is_enabled boolean not null,
      extra_keywords jsonb not null,
      ignored jsonb not null,
      modified_on bigint not null,
      modified_by text,
      primary key (tenant_id, identifier)
    )`.execute(db);
  await holdToTenant(db, 'included_identifiers', 'tenant_id');
  await sql`grant select, insert, update, delete on included_identifiers to casbah_app, casbah_system`.execute(
    db,
  );
}
