import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

const TABLES = [
  'identity_providers',
  'sso_domains',
  'sso_sign_ins',
  'sso_used_answers',
  'sso_identities',
  'sso_sessions',
  'sso_keys',
  'password_exemptions',
] as const;

/** Identity providers of companies, the people they have signed in, and sign-ins in progress. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identity_providers (
      id text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      kind text not null check (kind in ('saml', 'oidc')),
      name text not null,
      service_origin text not null,
      entity_id text not null,
      sign_in_url text not null default '',
      logout_url text not null default '',
      metadata_url text not null default '',
      certificates jsonb not null default '[]',
      client_id text not null default '',
      client_secret text,
      mapping jsonb not null default '{}',
      group_profiles jsonb not null default '[]',
      default_profile text,
      creates_people boolean not null,
      takes_unasked boolean not null,
      trusts_email boolean not null,
      is_enabled boolean not null,
      is_listed boolean not null,
      last_test jsonb,
      created_on bigint not null,
      created_by text,
      modified_on bigint not null,
      modified_by text,
      unique (tenant_id, id)
    )`.execute(db);
  await sql`create unique index identity_provider_names on identity_providers (tenant_id, lower(name))`.execute(
    db,
  );
  await sql`create index identity_providers_by_entity on identity_providers (entity_id)`.execute(db);

  // Unique across all tenants: a domain leads to only one company's provider.
  await sql`
    create table sso_domains (
      domain text primary key check (domain = lower(domain)),
      tenant_id text not null,
      provider_id text not null,
      is_forced boolean not null,
      foreign key (tenant_id, provider_id) references identity_providers (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`create index sso_domains_of_provider on sso_domains (tenant_id, provider_id)`.execute(db);

  await sql`
    create table sso_sign_ins (
      id_hash text primary key,
      tenant_id text not null,
      provider_id text not null,
      browser_hash text,
      relay_hash text,
      redirect text,
      tester text,
      answer jsonb,
      ticket_hash text unique,
      created_on bigint not null,
      expires_on bigint not null,
      foreign key (tenant_id, provider_id) references identity_providers (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`create index sso_sign_ins_of_provider on sso_sign_ins (tenant_id, provider_id)`.execute(db);
  await sql`create index sso_sign_ins_by_end on sso_sign_ins (expires_on)`.execute(db);

  await sql`
    create table sso_used_answers (
      id_hash text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      expires_on bigint not null
    )`.execute(db);
  await sql`create index sso_used_answers_by_end on sso_used_answers (expires_on)`.execute(db);

  await sql`
    create table sso_identities (
      tenant_id text not null,
      provider_id text not null,
      subject text not null,
      user_id text not null,
      created_on bigint not null,
      primary key (tenant_id, provider_id, subject),
      foreign key (tenant_id, provider_id) references identity_providers (tenant_id, id) on delete cascade,
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`create index sso_identities_of_user on sso_identities (tenant_id, user_id)`.execute(db);

  // References the session's name, which stays when its ID changes.
  await sql`
    create table sso_sessions (
      session_name text primary key references sessions (name) on update cascade on delete cascade,
      tenant_id text not null,
      provider_id text not null,
      subject text not null,
      session_index text,
      foreign key (tenant_id, provider_id) references identity_providers (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`create index sso_sessions_of_subject on sso_sessions (tenant_id, provider_id, subject)`.execute(
    db,
  );

  await sql`
    create table sso_keys (
      tenant_id text primary key references tenants (id) on delete cascade,
      private_key text not null,
      certificate text not null,
      created_on bigint not null
    )`.execute(db);

  await sql`
    create table password_exemptions (
      tenant_id text not null,
      user_id text not null,
      primary key (tenant_id, user_id),
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
    )`.execute(db);

  for (const table of TABLES) {
    await holdToTenant(db, table, 'tenant_id');
    await sql`grant select, insert, update, delete on ${sql.table(table)} to casbah_app, casbah_system`.execute(
      db,
    );
  }
}
