import type { AccessProfile } from '@casbah/domain/access-profile';
import { type Insertable, type Selectable, sql } from 'kysely';
import { profilesOfUser } from '../accessprofiles/access-profiles.ts';
import type { Database } from '../database.ts';
import type { FoundSession } from '../session/sessions.ts';
import { sendSignals } from '../signals.ts';
import type { ControlTx, TenantTx } from '../transaction.ts';

export type StoredApiKey = Selectable<Database['api_keys']>;

/** An API key with its current profile and creator. */
export interface ListedApiKey
  extends StoredApiKey,
    Pick<FoundSession, 'email' | 'is_admin' | 'is_active' | 'profiles'> {
  profile: AccessProfile;
}

/** An API key with its company's sign-in settings. */
export interface FoundApiKey extends ListedApiKey, Pick<FoundSession, 'config'> {}

/** Joins the keys with their creators and profiles. */
function withMaker(tx: ControlTx) {
  return tx
    .selectFrom('api_keys')
    .innerJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'api_keys.tenant_id').onRef('users.id', '=', 'api_keys.user_id'),
    )
    .selectAll('api_keys')
    .select(['users.email', 'users.is_admin', 'users.is_active'])
    .select([
      profilesOfUser.as('profiles'),
      sql<AccessProfile>`(
        select jsonb_build_object(
          'id', profile.id, 'name', profile.name, 'notes', profile.notes, 'grants', profile.grants,
          'user_attributes', profile.user_attributes, 'information_level', profile.information_level)
        from access_profiles profile
        where profile.tenant_id = api_keys.tenant_id and profile.id = api_keys.profile_id)`.as('profile'),
    ]);
}

/** Sign-in runs it as system, because the tenant isn't known yet. The caller checks whether the key is still valid. */
export async function findApiKeyToEnter(tx: ControlTx, id: string): Promise<FoundApiKey | undefined> {
  return withMaker(tx)
    .select(
      sql<FoundSession['config']>`coalesce((
        select jsonb_agg(jsonb_build_object(
          'app_name', config.app_name, 'param_name', config.param_name, 'param_value', config.param_value))
        from tenant_config config
        where config.tenant_id = api_keys.tenant_id and config.app_name in ('features', 'security')), '[]'::jsonb)`.as(
        'config',
      ),
    )
    .where('api_keys.id', '=', id)
    .executeTakeFirst();
}

/** Sorted by name. */
export async function listApiKeys(tx: TenantTx, tenant: string): Promise<ListedApiKey[]> {
  return withMaker(tx).where('api_keys.tenant_id', '=', tenant).orderBy(sql`lower(api_keys.name)`).execute();
}

export async function findApiKey(tx: TenantTx, id: string): Promise<StoredApiKey | undefined> {
  return tx.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Locks the creation of API keys in the tenant until the transaction ends, so that concurrent limit checks
 * run in turn.
 */
export async function lockApiKeys(tx: TenantTx, tenant: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`api keys of ${tenant}`})::bigint)`.execute(tx);
}

export async function countApiKeys(tx: TenantTx, tenant: string): Promise<number> {
  const { keys } = await tx
    .selectFrom('api_keys')
    .select((eb) => eb.fn.countAll<number>().as('keys'))
    .where('tenant_id', '=', tenant)
    .executeTakeFirstOrThrow();
  return keys;
}

/** Throws a duplicate error (`isDuplicate`) if the name is taken, ignoring case. */
export async function addApiKey(tx: TenantTx, key: Insertable<Database['api_keys']>): Promise<void> {
  await tx.insertInto('api_keys').values(key).execute();
  await sendSignals(tx, { tenant: key.tenant_id, area: 'apikeys' });
}

/** Revokes the key from the next request on. */
export async function removeApiKey(tx: TenantTx, id: string): Promise<void> {
  const removed = await tx
    .deleteFrom('api_keys')
    .where('id', '=', id)
    .returning('tenant_id')
    .executeTakeFirst();
  if (removed !== undefined) await sendSignals(tx, { tenant: removed.tenant_id, area: 'apikeys' });
}

/** Records when and from where a key was last used. */
export async function markApiKeyUsed(
  tx: TenantTx,
  id: string,
  used: { time: number; address: string },
): Promise<void> {
  await tx
    .updateTable('api_keys')
    .set({ last_used_on: used.time, last_used_address: used.address })
    .where('id', '=', id)
    .execute();
}

/** Names of the keys with a profile; they are deleted with it. */
export async function apiKeysOfProfile(tx: TenantTx, profile: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('api_keys')
    .select('name')
    .where('profile_id', '=', profile)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}
