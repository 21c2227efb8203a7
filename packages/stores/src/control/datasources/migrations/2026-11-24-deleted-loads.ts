import { type Kysely, sql } from 'kysely';
import { holdToTenant } from '../../migrations/hold-to-tenant.ts';

/** Jobs whose events and files are yet to be deleted. After a crash, deletion resumes from this row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deleted_loads (
      id text primary key,
      tenant_id text not null,
      datasource_id text not null,
      deleted_on bigint not null,
      foreign key (tenant_id, datasource_id) references datasources (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`create index deleted_loads_of_datasource on deleted_loads (datasource_id)`.execute(db);
  await holdToTenant(db, 'deleted_loads', 'tenant_id');
  await sql`grant select, insert, update, delete on deleted_loads to casbah_app, casbah_system`.execute(db);
}
