import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

const TABLES = [
  'source_tokens',
  'pushed_chunks',
  'open_segments',
  'collections',
  'collection_runs',
  'collection_files',
] as const;

/** Automatic log collection: pushed with a token, or fetched from a remote source. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const ofSource = sql`
      foreign key (tenant_id, datasource_id) references datasources (tenant_id, id) on delete cascade`;

  await sql`
    create table source_tokens (
      id text primary key,
      tenant_id text not null,
      datasource_id text not null,
      secret_hash text not null,
      created_on bigint not null,
      created_by text,
      last_used_on bigint,
      last_address text,
      ${ofSource}
    )`.execute(db);
  await sql`create index source_tokens_of_source on source_tokens (tenant_id, datasource_id)`.execute(db);

  await sql`
    create table pushed_chunks (
      tenant_id text not null,
      datasource_id text not null,
      chunk_id text not null,
      received_on bigint not null,
      primary key (tenant_id, datasource_id, chunk_id),
      ${ofSource}
    )`.execute(db);
  await sql`create index pushed_chunks_by_time on pushed_chunks (received_on)`.execute(db);

  // One per server, because the files are on its own disk.
  await sql`
    create table open_segments (
      tenant_id text not null,
      datasource_id text not null,
      server text not null,
      load_id text not null,
      bytes bigint not null,
      opened_on bigint not null,
      primary key (tenant_id, datasource_id, server),
      ${ofSource}
    )`.execute(db);

  await sql`
    create table collections (
      tenant_id text not null,
      datasource_id text not null,
      kind text not null,
      place jsonb not null,
      sealed_secret text,
      /* Key or certificate the server presented at the first test. Connections to any other are refused. */
      pinned text,
      every_minutes integer not null,
      is_enabled boolean not null,
      failures integer not null default 0,
      last_error text,
      last_detail text,
      last_run_on bigint,
      last_success_on bigint,
      next_run_on bigint,
      /* The file being downloaded; after a crash, its partial copy is deleted. */
      arriving text,
      /* For database rows: value up to which rows were collected; the newest value seen, and when. */
      mark text,
      newest_mark text,
      newest_since bigint,
      claimed_by text,
      claimed_until bigint,
      modified_on bigint not null,
      modified_by text,
      primary key (tenant_id, datasource_id),
      ${ofSource}
    )`.execute(db);
  await sql`create index collections_due on collections (next_run_on) where is_enabled`.execute(db);

  await sql`
    create table collection_runs (
      id text primary key,
      tenant_id text not null,
      datasource_id text not null,
      started_on bigint not null,
      finished_on bigint,
      listed bigint not null default 0,
      files bigint not null default 0,
      bytes bigint not null default 0,
      waiting bigint not null default 0,
      error text,
      detail text,
      ${ofSource}
    )`.execute(db);
  await sql`
    create index collection_runs_of_source on collection_runs (tenant_id, datasource_id, started_on)`.execute(
    db,
  );

  await sql`
    create table collection_files (
      tenant_id text not null,
      datasource_id text not null,
      path text not null,
      size bigint not null,
      modified_on bigint not null,
      /* When it was first seen with this size and modification time. */
      same_since bigint not null,
      listed_on bigint not null,
      /* Bytes already collected, and the hash of its first bytes. */
      collected bigint not null default 0,
      head_hash text,
      collected_size bigint,
      collected_modified bigint,
      primary key (tenant_id, datasource_id, path),
      ${ofSource}
    )`.execute(db);

  for (const table of TABLES) {
    await holdToTenant(db, table, 'tenant_id');
    await sql`grant select, insert, update, delete on ${sql.table(table)} to casbah_app, casbah_system`.execute(
      db,
    );
  }
}
