import type { AccessProfile, Grant } from '@casbah/domain/access-profile';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { ControlTx, TenantTx } from '../transaction.ts';
import { recordHands, recordPromotedHolders } from '../users/account-hands.ts';

export type StoredAccessProfile = Selectable<Database['access_profiles']>;

export type Holder = Pick<Selectable<Database['users']>, 'id' | 'name' | 'email' | 'is_active' | 'is_admin'>;

/** Sorted by name. */
export async function listAccessProfiles(tx: TenantTx): Promise<StoredAccessProfile[]> {
  return tx.selectFrom('access_profiles').selectAll().orderBy(sql`lower(name)`).orderBy('id').execute();
}

export async function findAccessProfile(tx: TenantTx, id: string): Promise<StoredAccessProfile | undefined> {
  return tx.selectFrom('access_profiles').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Throws a duplicate error (`isDuplicate`) if the name is taken. */
export async function addAccessProfile(
  tx: ControlTx,
  profile: AccessProfile & { tenant_id: string; time: number; by: string | null },
): Promise<void> {
  const { time, by, grants, user_attributes, ...rest } = profile;
  await tx
    .insertInto('access_profiles')
    .values({
      ...rest,
      grants: JSON.stringify(grants),
      user_attributes: JSON.stringify(user_attributes ?? []),
      created_on: time,
      created_by: by,
      modified_on: time,
      modified_by: by,
      approves_since: approves(grants) ? time : null,
    })
    .execute();
  await sendSignals(tx, { tenant: profile.tenant_id, area: 'accessprofiles' });
}

/** Returns whether it existed. Throws a duplicate error (`isDuplicate`) if the name is taken. */
export async function changeAccessProfile(
  tx: TenantTx,
  { id, time, by, grants, user_attributes, ...rest }: AccessProfile & { time: number; by: string | null },
): Promise<boolean> {
  const before = await tx
    .selectFrom('access_profiles')
    .select(['grants', 'approves_since'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const isNew = approves(grants) && before !== undefined && !approves(before.grants);
  if (isNew) await recordPromotedHolders(tx, { profile: id, by, time });
  const changed = await tx
    .updateTable('access_profiles')
    .set({
      ...rest,
      approves_since: isNew ? time : approves(grants) ? (before?.approves_since ?? null) : null,
      grants: JSON.stringify(grants),
      user_attributes: JSON.stringify(user_attributes ?? []),
      modified_on: time,
      modified_by: by,
    })
    .where('id', '=', id)
    .returning('tenant_id')
    .executeTakeFirst();
  return tell(tx, changed);
}

/** Revokes it from its holders immediately. Returns whether it existed. */
export async function removeAccessProfile(tx: TenantTx, id: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('access_profiles')
    .where('id', '=', id)
    .returning('tenant_id')
    .executeTakeFirst();
  return tell(tx, removed);
}

async function tell(tx: TenantTx, row: { tenant_id: string } | undefined): Promise<boolean> {
  if (row !== undefined) await sendSignals(tx, { tenant: row.tenant_id, area: 'accessprofiles' });
  return row !== undefined;
}

/** Number of holders by profile ID. Unassigned profiles are omitted. */
export async function holdersOfProfiles(tx: TenantTx): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('user_access_profiles')
    .select(['profile_id', (eb) => eb.fn.countAll<number>().as('holders')])
    .groupBy('profile_id')
    .execute();
  return new Map(rows.map(({ profile_id, holders }) => [profile_id, holders]));
}

/** Holders of a profile by name, and their count. */
export async function listHolders(
  tx: TenantTx,
  profile: string,
  page: { limit: number; offset: number },
): Promise<{ people: Holder[]; total: number }> {
  const held = tx
    .selectFrom('users')
    .innerJoin('user_access_profiles as held', (join) =>
      join.onRef('held.tenant_id', '=', 'users.tenant_id').onRef('held.user_id', '=', 'users.id'),
    )
    .where('held.profile_id', '=', profile);
  const people = await held
    .select(['users.id', 'users.name', 'users.email', 'users.is_active', 'users.is_admin'])
    .orderBy(sql`lower(users.name)`)
    .orderBy('users.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await held.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { people, total };
}

/** Replaces the profiles of a person. Kept ones keep their assignment time. */
export async function setProfilesOf(
  tx: ControlTx,
  held: {
    tenant: string;
    user: string;
    profiles: readonly string[];
    time: number;
    /** Account that assigned them directly or indirectly; null for none. */
    by: string | null;
  },
): Promise<void> {
  const { tenant, user, profiles, time, by } = held;
  await tx
    .deleteFrom('user_access_profiles')
    .where('user_id', '=', user)
    .where(sql<boolean>`not profile_id = any(${profiles}::text[])`)
    .execute();
  await sendSignals(tx, { tenant, area: 'accessprofiles' });
  if (profiles.length === 0) return;
  const added = await tx
    .insertInto('user_access_profiles')
    .values(profiles.map((profile_id) => ({ tenant_id: tenant, user_id: user, profile_id, since: time })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('profile_id')
    .execute();
  if (added.length > 0) await recordHands(tx, { tenant, users: [user], kind: 'promoted', by, time });
}

function approves(grants: readonly Grant[]): boolean {
  return grants.some(({ area, actions }) => area === 'account' && actions.includes('approve'));
}

/** Profiles of the person in the surrounding `users` query as one JSON value, which avoids a second query. */
export const profilesOfUser = sql<readonly AccessProfile[]>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', profile.id, 'name', profile.name, 'notes', profile.notes, 'grants', profile.grants,
    'user_attributes', profile.user_attributes, 'information_level', profile.information_level)
    order by profile.id)
  from user_access_profiles held
  join access_profiles profile on profile.tenant_id = held.tenant_id and profile.id = held.profile_id
  where held.tenant_id = users.tenant_id and held.user_id = users.id), '[]'::jsonb)`;
