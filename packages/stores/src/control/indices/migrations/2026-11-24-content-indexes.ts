import { type Kysely, sql } from 'kysely';
import { holdToTenant } from '../../migrations/hold-to-tenant.ts';

/** Indexes of companies' data: the state of each, its upload, and its documents. Their files are in the file store. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_indexes (
      tenant_id text not null,
      id text not null,
      state text not null,
      progress real not null default 0,
      error text,
      rows integer not null default 0,
      size bigint not null default 0,
      file text,
      sealed_key text,
      built_definition jsonb,
      built_on bigint,
      upload_id text,
      upload_name text,
      upload_size bigint,
      bytes_received bigint not null default 0,
      primary key (tenant_id, id),
      foreign key (tenant_id, id) references content_definitions (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`
    create table indexed_documents (
      tenant_id text not null,
      index_id text not null,
      id text not null,
      file_name text not null,
      size bigint not null,
      added_on bigint not null,
      is_read boolean not null default false,
      is_empty boolean not null default false,
      primary key (tenant_id, index_id, id),
      foreign key (tenant_id, index_id) references content_indexes (tenant_id, id) on delete cascade
    )`.execute(db);
  for (const table of ['content_indexes', 'indexed_documents']) {
    await holdToTenant(db, table, 'tenant_id');
    await sql`grant select, insert, update, delete on ${sql.table(table)} to casbah_app, casbah_system`.execute(
      db,
    );
  }
}
