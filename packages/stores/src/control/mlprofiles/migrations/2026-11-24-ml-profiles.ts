import { type Kysely, sql } from 'kysely';
import { holdToTenant } from '../../migrations/hold-to-tenant.ts';

/** ML profiles: the state of their training, and their samples. Documents and models are in the file store. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ml_profiles (
      tenant_id text not null,
      id text not null,
      state text not null,
      progress real not null default 0,
      error text,
      quality jsonb,
      model text,
      trained_on bigint,
      is_outdated boolean not null default false,
      primary key (tenant_id, id),
      foreign key (tenant_id, id) references content_definitions (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`
    create table ml_samples (
      tenant_id text not null,
      profile text not null,
      id text not null,
      kind text not null,
      file_name text not null,
      size bigint not null,
      added_on bigint not null,
      primary key (tenant_id, profile, id),
      foreign key (tenant_id, profile) references ml_profiles (tenant_id, id) on delete cascade
    )`.execute(db);
  for (const table of ['ml_profiles', 'ml_samples']) {
    await holdToTenant(db, table, 'tenant_id');
    await sql`grant select, insert, update, delete on ${sql.table(table)} to casbah_app, casbah_system`.execute(
      db,
    );
  }
}
