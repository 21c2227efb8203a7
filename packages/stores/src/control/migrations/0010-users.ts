import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

/** What is known of people beside their name and address, how lists find them among many, and who was locked out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column first_name text not null default '',
      add column last_name text not null default '',
      add column cell_phone text not null default '',
      add column department text not null default '',
      add column title text not null default '',
      add column is_db_login_allowed boolean not null default true,
      add column source text not null default 'console'
        check (source in ('console', 'csv', 'scim', 'ldap', 'sso', 'signup')),
      add column external_id text,
      add column attributes jsonb not null default '{}',
      add column modified_on bigint,
      add column modified_by text`.execute(db);
  // The last word of a name is the last name; everything before it, the first.
  await sql`
    update users set
      first_name = case when strpos(btrim(name), ' ') > 0
        then btrim(regexp_replace(btrim(name), '[^[:space:]]+$', '')) else btrim(name) end,
      last_name = case when strpos(btrim(name), ' ') > 0
        then substring(btrim(name) from '[^[:space:]]+$') else '' end,
      source = case when password_hash is null then 'sso' else 'console' end,
      is_db_login_allowed = password_hash is not null`.execute(db);

  // Kept by the store, so that no way to write a person can leave them behind.
  await sql`
    alter table users
      add column email_domain text not null generated always as (split_part(email, '@', 2)) stored,
      add column search_text text not null generated always as (lower(name) || ' ' || email) stored,
      add column by_first_name text not null
        generated always as (lower(first_name) || ' ' || lower(last_name)) stored,
      add column by_last_name text not null
        generated always as (lower(last_name) || ' ' || lower(first_name)) stored`.execute(db);
  // Pages far down a list are found in the index alone, so the columns of the order are plain ones.
  await sql`create index users_by_first_name on users (tenant_id, by_first_name, id)`.execute(db);
  await sql`create index users_by_last_name on users (tenant_id, by_last_name, id)`.execute(db);
  await sql`create index users_by_external_id on users (tenant_id, external_id) where external_id is not null`.execute(
    db,
  );

  await sql`
    create table lockouts (
      tenant_id text not null,
      user_id text not null,
      address text not null,
      lock_time bigint not null,
      unlock_time bigint,
      primary key (tenant_id, user_id, address),
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`create index lockouts_by_time on lockouts (tenant_id, lock_time)`.execute(db);
  await holdToTenant(db, 'lockouts', 'tenant_id');
  await sql`grant select, insert, update, delete on lockouts to casbah_app, casbah_system`.execute(db);
}
