import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

/**
 * Sign-in: an email may have accounts in several tenants, passwords expire and can't be reused, and a session records
 * how it began, from where, and whether its second factor is pending. Existing sessions lack this, so they end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users drop constraint users_email_key, add unique (tenant_id, email)`.execute(db);
  await sql`create index users_by_email on users (email)`.execute(db);
  // People who sign in through an identity provider have no password here.
  await sql`
    alter table users
      alter column password_hash drop not null,
      add column password_changed_on bigint,
      add column must_change_password boolean not null default false,
      add column partner_code text`.execute(db);

  await sql`
    create table password_history (
      tenant_id text not null,
      user_id text not null,
      password_hash text not null,
      changed_on bigint not null,
      primary key (tenant_id, user_id, password_hash),
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
    )`.execute(db);
  await holdToTenant(db, 'password_history', 'tenant_id');
  await sql`grant select, insert, update, delete on password_history to casbah_app, casbah_system`.execute(
    db,
  );

  await sql`truncate sessions`.execute(db);
  await sql`
    alter table sessions
      add column name text not null unique,
      add column awaiting text check (awaiting = 'second-factor'),
      add column method text not null check (method in ('password', 'saml', 'oidc', 'link', 'passkey')),
      add column provider text,
      add column redirect text,
      add column address text not null,
      add column user_agent text not null,
      add column last_seen bigint not null,
      add column agent_id text`.execute(db);

  await makeSessionReader(db);
}

/**
 * Reads a session with its person in one statement outside transactions, since every request needs it. Runs
 * as `casbah_system`, with qualified table names so that no search path can redirect it.
 */
async function makeSessionReader(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  const schema = rows[0]?.schema ?? 'public';
  const body = `begin
    return query
      select session.tenant_id, session.user_id, users.email, users.is_admin, users.is_active,
        coalesce((
          select jsonb_agg(jsonb_build_object(
            'id', profile.id, 'name', profile.name, 'notes', profile.notes,
            'grants', profile.grants, 'information_level', profile.information_level) order by profile.id)
          from user_access_profiles held
          join access_profiles profile on profile.tenant_id = held.tenant_id and profile.id = held.profile_id
          where held.tenant_id = users.tenant_id and held.user_id = users.id), '[]'::jsonb),
        coalesce((
          select jsonb_agg(jsonb_build_object(
            'app_name', config.app_name, 'param_name', config.param_name, 'param_value', config.param_value))
          from tenant_config config
          where config.tenant_id = users.tenant_id and config.app_name in ('features', 'security')), '[]'::jsonb),
        session.name, session.awaiting, session.method, session.agent_id,
        session.created_on, session.last_seen, session.expires_on
      from sessions session
      join users on users.tenant_id = session.tenant_id and users.id = session.user_id
      where session.id_hash = asked;
  end`;
  await sql`
    create function casbah_session(asked text) returns table (
      tenant_id text, user_id text, email text, is_admin boolean, is_active boolean, profiles jsonb, config jsonb,
      name text, awaiting text, method text, agent_id text, created_on bigint, last_seen bigint, expires_on bigint)
    language plpgsql stable security definer set search_path = ${sql.id(schema)}, pg_temp
    as ${sql.lit(`#variable_conflict use_column\n${body}`)}`.execute(db);
  await sql`revoke all on function casbah_session from public`.execute(db);
  // PostgreSQL allows a new function owner only if that role may create in the schema.
  await sql`grant create on schema ${sql.id(schema)} to casbah_system`.execute(db);
  await sql`alter function casbah_session owner to casbah_system`.execute(db);
  await sql`revoke create on schema ${sql.id(schema)} from casbah_system`.execute(db);
}
