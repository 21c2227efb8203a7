import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

/**
 * API keys with an access profile, and access profiles limited to people with certain attributes, which every
 * request reads with its person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_keys (
      id text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      user_id text not null,
      profile_id text not null,
      name text not null,
      secret_hash text not null,
      networks jsonb not null default '[]',
      expires_on bigint not null,
      last_used_on bigint,
      last_used_address text,
      created_on bigint not null,
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
      foreign key (tenant_id, profile_id) references access_profiles (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`create unique index api_key_names on api_keys (tenant_id, lower(name))`.execute(db);
  await sql`create index api_keys_of_user on api_keys (tenant_id, user_id)`.execute(db);
  await sql`create index api_keys_of_profile on api_keys (tenant_id, profile_id)`.execute(db);
  await holdToTenant(db, 'api_keys', 'tenant_id');
  await sql`grant select, insert, update, delete on api_keys to casbah_app, casbah_system`.execute(db);

  await sql`alter table access_profiles add column user_attributes jsonb not null default '[]'`.execute(db);
  await readAttributesWithSession(db);
}

/** Recreates the session reader with the attributes of access profiles. */
async function readAttributesWithSession(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  const schema = rows[0]?.schema ?? 'public';
  const body = `begin
    return query
      select session.tenant_id, session.user_id, users.email, users.is_admin, users.is_active,
        coalesce((
          select jsonb_agg(jsonb_build_object(
            'id', profile.id, 'name', profile.name, 'notes', profile.notes, 'grants', profile.grants,
            'user_attributes', profile.user_attributes,
            'information_level', profile.information_level) order by profile.id)
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
  await sql`grant create on schema ${sql.id(schema)} to casbah_system`.execute(db);
  await sql`
    create or replace function casbah_session(asked text) returns table (
      tenant_id text, user_id text, email text, is_admin boolean, is_active boolean, profiles jsonb, config jsonb,
      name text, awaiting text, method text, agent_id text, created_on bigint, last_seen bigint, expires_on bigint)
    language plpgsql stable security definer set search_path = ${sql.id(schema)}, pg_temp
    as ${sql.lit(`#variable_conflict use_column\n${body}`)}`.execute(db);
  await sql`revoke create on schema ${sql.id(schema)} from casbah_system`.execute(db);
}
