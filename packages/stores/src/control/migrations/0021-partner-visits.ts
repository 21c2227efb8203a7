import { type Kysely, sql } from 'kysely';

/**
 * A visit to an administered company returns to the original session, which is suspended meanwhile: it grants no
 * access, and ending it ends the visit. So does revoking the visitor's permission.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Existing visits have no session to return to.
  await sql`delete from sessions where opened_from is not null`.execute(db);
  await sql`
    alter table sessions add column is_away boolean not null default false,
      add foreign key (opened_from) references sessions (name) on update cascade on delete cascade`.execute(
    db,
  );
  // One visit per suspended session.
  await sql`create unique index session_visits on sessions (opened_from) where opened_from is not null`.execute(
    db,
  );

  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  const schema = rows[0]?.schema ?? 'public';
  const profile = `jsonb_build_object(
    'id', profile.id, 'name', profile.name, 'notes', profile.notes, 'grants', profile.grants,
    'user_attributes', profile.user_attributes, 'information_level', profile.information_level)`;
  const body = `begin
    return query
      select session.tenant_id, session.user_id, users.email, users.is_admin,
        users.is_active and (session.opened_from is null or coalesce(owner.is_active and owner.is_admin, false)),
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
        session.created_on, session.last_seen, least(session.expires_on, home.expires_on),
        (select ${profile} from access_profiles profile
          where profile.tenant_id = session.tenant_id and profile.id = session.preview_profile)
      from sessions session
      join users on users.tenant_id = session.tenant_id and users.id = session.user_id
      left join sessions home on home.name = session.opened_from
      left join users owner on owner.tenant_id = home.tenant_id and owner.id = home.user_id
      where session.id_hash = asked and not session.is_away;
  end`;
  await sql`grant create on schema ${sql.id(schema)} to casbah_system`.execute(db);
  await sql`
    create or replace function casbah_session(asked text) returns table (
      tenant_id text, user_id text, email text, is_admin boolean, is_active boolean, profiles jsonb, config jsonb,
      name text, awaiting text, method text, agent_id text, created_on bigint, last_seen bigint, expires_on bigint,
      preview jsonb)
    language plpgsql stable security definer set search_path = ${sql.id(schema)}, pg_temp
    as ${sql.lit(`#variable_conflict use_column\n${body}`)}`.execute(db);
  await sql`revoke create on schema ${sql.id(schema)} from casbah_system`.execute(db);
}
