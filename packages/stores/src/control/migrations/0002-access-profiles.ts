import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

/**
 * Access profiles determine what a person is: sysadmins are flagged, admins hold a profile, others are end
 * users. Existing admins get a profile with their former permissions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table access_profiles (
      id text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      name text not null,
      notes text not null default '',
      grants jsonb not null default '[]',
      information_level text not null default 'anonymised' check (information_level in ('anonymised', 'full')),
      created_on bigint not null,
      created_by text,
      modified_on bigint not null,
      modified_by text,
      unique (tenant_id, id)
    )`.execute(db);
  await sql`create unique index access_profile_names on access_profiles (tenant_id, lower(name))`.execute(db);

  await sql`
    create table user_access_profiles (
      tenant_id text not null,
      user_id text not null,
      profile_id text not null,
      primary key (tenant_id, user_id, profile_id),
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
      foreign key (tenant_id, profile_id) references access_profiles (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`create index holders_of_access_profile on user_access_profiles (tenant_id, profile_id)`.execute(
    db,
  );

  await sql`alter table users add column is_admin boolean not null default false`.execute(db);
  await sql`update users set is_admin = true where role = 'sysadmin'`.execute(db);
  await sql`
    insert into access_profiles (id, tenant_id, name, notes, grants, information_level, created_on, modified_on)
    select 'reader-' || tenant_id, tenant_id, 'Reader', '',
      '[{"area": "audit", "actions": ["view", "export"]}, {"area": "datasources", "actions": ["view"]}]',
      'full', min(created_on), min(created_on)
    from users where role = 'admin' group by tenant_id`.execute(db);
  await sql`
    insert into user_access_profiles (tenant_id, user_id, profile_id)
    select tenant_id, id, 'reader-' || tenant_id from users where role = 'admin'`.execute(db);
  await sql`alter table users drop column role`.execute(db);

  for (const table of ['access_profiles', 'user_access_profiles']) await holdToTenant(db, table, 'tenant_id');
  await sql`
    grant select, insert, update, delete on access_profiles, user_access_profiles to casbah_app, casbah_system`.execute(
    db,
  );
}
