import { type Kysely, sql } from 'kysely';

/**
 * Lets a sysadmin's session preview the console as an access profile. The session reader returns that
 * profile; once it is deleted, the session is the person's own again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions add column preview_profile text,
      add foreign key (tenant_id, preview_profile) references access_profiles (tenant_id, id)
        on delete set null (preview_profile)`.execute(db);
  await sql`create index sessions_in_preview on sessions (tenant_id, preview_profile)
    where preview_profile is not null`.execute(db);

  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  const schema = rows[0]?.schema ?? 'public';
  const profile = `jsonb_build_object(
    'id', profile.id, 'name', profile.name, 'notes', profile.notes, 'grants', profile.grants,
    'user_attributes', profile.user_attributes, 'information_level', profile.information_level)`;
  const body = `begin
    return query
      select session.tenant_id, session.user_id, users.email, users.is_admin, users.is_active,
        coalesce((
          select jsonb_agg(${profile} order by profile.id)
          from user_access_profiles held
          join access_profiles profile on profile.tenant_id = held.tenant_id and profile.id = held.profile_id
          where held.tenant_id = users.tenant_id and held.user_id = users.id), '[]'::jsonb),
        coalesce((
          select jsonb_agg(jsonb_build_object(
            'app_name', config.app_name, 'param_name', config.param_name, 'param_value', config.param_value))
          from tenant_config config
          where config.tenant_id = users.tenant_id and config.app_name in ('features', 'security')), '[]'::jsonb),
        session.name, session.awaiting, session.method, session.agent_id,
        session.created_on, session.last_seen, session.expires_on,
        (select ${profile} from access_profiles profile
          where profile.tenant_id = session.tenant_id and profile.id = session.preview_profile)
      from sessions session
      join users on users.tenant_id = session.tenant_id and users.id = session.user_id
      where session.id_hash = asked;
  end`;
  // A function's return type can't be changed, so it is dropped and created.
  await sql`grant create on schema ${sql.id(schema)} to casbah_system`.execute(db);
  await sql`drop function casbah_session(text)`.execute(db);
  await sql`
    create function casbah_session(asked text) returns table (
      tenant_id text, user_id text, email text, is_admin boolean, is_active boolean, profiles jsonb, config jsonb,
      name text, awaiting text, method text, agent_id text, created_on bigint, last_seen bigint, expires_on bigint,
      preview jsonb)
    language plpgsql stable security definer set search_path = ${sql.id(schema)}, pg_temp
    as ${sql.lit(`#variable_conflict use_column\n${body}`)}`.execute(db);
  await sql`revoke all on function casbah_session from public`.execute(db);
  await sql`alter function casbah_session owner to casbah_system`.execute(db);
  await sql`revoke create on schema ${sql.id(schema)} from casbah_system`.execute(db);
}
