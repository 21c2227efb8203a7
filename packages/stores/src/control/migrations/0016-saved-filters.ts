import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

const TABLES = ['saved_filters', 'saved_filter_people', 'saved_filter_defaults'] as const;

/** Saved filters, who they are shared with, and each list's default filter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_filters (
      id text primary key,
      tenant_id text not null,
      owner_id text not null,
      app text not null,
      supported_apps jsonb not null default '[]',
      name text not null,
      description text not null default '',
      sharing text not null check (sharing in ('private', 'company', 'people')),
      filter_config jsonb not null,
      created_on bigint not null,
      modified_on bigint not null,
      unique (tenant_id, id),
      foreign key (tenant_id, owner_id) references users (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`
    create unique index saved_filter_names on saved_filters (tenant_id, owner_id, app, lower(name))`.execute(
    db,
  );
  await sql`create index saved_filters_of_company on saved_filters (tenant_id, sharing)`.execute(db);

  await sql`
    create table saved_filter_people (
      tenant_id text not null,
      filter_id text not null,
      user_id text not null,
      primary key (tenant_id, filter_id, user_id),
      foreign key (tenant_id, filter_id) references saved_filters (tenant_id, id) on delete cascade,
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`create index saved_filters_for_user on saved_filter_people (tenant_id, user_id)`.execute(db);

  await sql`
    create table saved_filter_defaults (
      tenant_id text not null,
      user_id text not null,
      app text not null,
      filter_id text not null,
      primary key (tenant_id, user_id, app),
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
      foreign key (tenant_id, filter_id) references saved_filters (tenant_id, id) on delete cascade
    )`.execute(db);

  for (const table of TABLES) {
    await holdToTenant(db, table, 'tenant_id');
    await sql`grant select, insert, update, delete on ${sql.table(table)} to casbah_app, casbah_system`.execute(
      db,
    );
  }
}
