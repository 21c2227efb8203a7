import { type Kysely, sql } from 'kysely';
import { holdToTenant } from '../../migrations/hold-to-tenant.ts';

/** Records which sources hold sample data, so it can be removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sample_data (
      tenant_id text primary key references tenants (id) on delete cascade,
      datasources jsonb not null,
      ends_on bigint not null,
      created_on bigint not null,
      created_by text not null,
      created_by_email text not null
    )`.execute(db);
  await holdToTenant(db, 'sample_data', 'tenant_id');
  await sql`grant select, insert, update, delete on sample_data to casbah_app, casbah_system`.execute(db);
}
