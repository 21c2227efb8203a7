import { type Kysely, sql } from 'kysely';
import { holdToTenant } from '../../migrations/hold-to-tenant.ts';

/** Exports as background jobs. Their files are in the file store. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exports (
      tenant_id text not null references tenants (id) on delete cascade,
      id text not null,
      user_id text not null,
      api_key_id text,
      list text not null,
      format text not null,
      gzip boolean not null,
      question jsonb not null,
      state text not null,
      error text,
      file_name text not null,
      rows bigint not null default 0,
      total bigint,
      bytes bigint not null default 0,
      reach text,
      link_key text not null,
      created_on bigint not null,
      finished_on bigint,
      expires_on bigint,
      primary key (tenant_id, id)
    )`.execute(db);
  await sql`create index exports_by_owner on exports (tenant_id, user_id, created_on desc)`.execute(db);
  await holdToTenant(db, 'exports', 'tenant_id');
  await sql`grant select, insert, update, delete on exports to casbah_app, casbah_system`.execute(db);
}
