import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

const TABLES = ['tenant_domains', 'ssh_keys', 'drm_servers', 'destinations'] as const;

/** Verified domains of a company, its keys and servers, and its webhook destinations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tenant_domains (
      tenant_id text not null references tenants (id) on delete cascade,
      domain text not null,
      token text not null,
      verified_on bigint,
      method text check (method in ('dns', 'file', 'operator')),
      checked_on bigint,
      problem text,
      created_on bigint not null,
      created_by text,
      primary key (tenant_id, domain),
      check ((verified_on is null) = (method is null))
    )`.execute(db);
  // Many companies may list an unverified domain; only one can own it.
  await sql`create unique index tenant_domains_owner on tenant_domains (domain) where verified_on is not null`.execute(
    db,
  );
  // Earlier domains were stored as typed: the first company that named one keeps it.
  await sql`
    insert into tenant_domains (tenant_id, domain, token, verified_on, method, created_on, created_by)
    select distinct on (named.domain) config.tenant_id, named.domain, md5(random()::text || config.tenant_id || named.domain),
      config.modified_on, 'operator', config.modified_on, config.modified_by
    from tenant_config config
      cross join lateral (select lower(value) as domain from jsonb_array_elements_text(
        case jsonb_typeof(config.param_value) when 'array' then config.param_value else '[]'::jsonb end)) named
    where config.app_name = 'general' and config.param_name = 'secondary_domains'
      and not exists (select from tenants where lower(primary_domain) = named.domain)
    order by named.domain, config.modified_on`.execute(db);
  await sql`delete from tenant_config where app_name = 'general' and param_name = 'secondary_domains'`.execute(
    db,
  );

  await sql`
    create table ssh_keys (
      id text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      name text not null,
      algorithm text not null,
      bits integer not null,
      public_key text not null,
      fingerprint text not null,
      created_on bigint not null,
      created_by text,
      unique (tenant_id, fingerprint)
    )`.execute(db);

  await sql`
    create table drm_servers (
      id text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      name text not null,
      url text not null,
      sealed_key text,
      notes text not null default '',
      created_on bigint not null,
      created_by text,
      modified_on bigint not null,
      modified_by text
    )`.execute(db);
  await sql`create unique index drm_servers_name on drm_servers (tenant_id, lower(name))`.execute(db);

  await sql`
    create table destinations (
      id text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      kind text not null check (kind in ('mail', 'webhook')),
      name text not null,
      address text not null,
      language text not null,
      sealed_secret text,
      is_enabled boolean not null default true,
      told_up_to bigint not null,
      failures integer not null default 0,
      last_error text,
      last_told_on bigint,
      next_attempt bigint not null,
      claimed_until bigint,
      created_on bigint not null,
      created_by text,
      check ((kind = 'webhook') = (sealed_secret is not null))
    )`.execute(db);
  await sql`create unique index destinations_name on destinations (tenant_id, lower(name))`.execute(db);
  await sql`create index destinations_due on destinations (next_attempt) where is_enabled`.execute(db);

  for (const table of TABLES) {
    await holdToTenant(db, table, 'tenant_id');
    await sql`grant select, insert, update, delete on ${sql.table(table)} to casbah_app, casbah_system`.execute(
      db,
    );
  }
}
