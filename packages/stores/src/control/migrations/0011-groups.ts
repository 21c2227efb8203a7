import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

const TABLES = ['groups', 'group_members', 'group_parts', 'org_units', 'user_org_units'] as const;

/** Directory groups, custom groups for policies, and organizational units. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table groups (
      id text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      name text not null,
      description text not null default '',
      kind text not null check (kind in ('directory', 'custom')),
      source text not null default 'console' check (source in ('console', 'csv', 'scim', 'ldap')),
      external_id text,
      created_on bigint not null,
      created_by text,
      modified_on bigint not null,
      modified_by text,
      unique (tenant_id, id)
    )`.execute(db);
  await sql`create unique index group_names on groups (tenant_id, kind, lower(name))`.execute(db);
  await sql`
    create unique index group_external_ids on groups (tenant_id, source, external_id)
      where external_id is not null`.execute(db);

  await sql`
    create table group_members (
      tenant_id text not null,
      group_id text not null,
      user_id text not null,
      primary key (tenant_id, group_id, user_id),
      foreign key (tenant_id, group_id) references groups (tenant_id, id) on delete cascade,
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`create index groups_of_user on group_members (tenant_id, user_id)`.execute(db);

  await sql`
    create table group_parts (
      tenant_id text not null,
      group_id text not null,
      part_id text not null check (part_id <> group_id),
      primary key (tenant_id, group_id, part_id),
      foreign key (tenant_id, group_id) references groups (tenant_id, id) on delete cascade,
      foreign key (tenant_id, part_id) references groups (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`create index groups_around_part on group_parts (tenant_id, part_id)`.execute(db);

  // A unit with units below it can't be deleted first: the foreign key prevents it.
  await sql`
    create table org_units (
      id text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      name text not null,
      description text not null default '',
      fqn text not null,
      parent_id text,
      source text not null default 'console' check (source in ('console', 'csv', 'scim', 'ldap')),
      external_id text,
      created_on bigint not null,
      modified_on bigint not null,
      unique (tenant_id, id),
      foreign key (tenant_id, parent_id) references org_units (tenant_id, id)
    )`.execute(db);
  await sql`create unique index org_unit_fqns on org_units (tenant_id, lower(fqn))`.execute(db);
  await sql`create index org_units_under on org_units (tenant_id, parent_id)`.execute(db);

  await sql`
    create table user_org_units (
      tenant_id text not null,
      user_id text not null,
      org_unit_id text not null,
      primary key (tenant_id, user_id, org_unit_id),
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
      foreign key (tenant_id, org_unit_id) references org_units (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`create index people_of_org_unit on user_org_units (tenant_id, org_unit_id)`.execute(db);

  for (const table of TABLES) {
    await holdToTenant(db, table, 'tenant_id');
    await sql`grant select, insert, update, delete on ${sql.table(table)} to casbah_app, casbah_system`.execute(
      db,
    );
  }
}
