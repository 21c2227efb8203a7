import { isNoticeUrl, LONGEST_NOTICE_VALUE, MOST_NOTICES, type Notice } from '@casbah/domain/notification';
import type { Action, Area } from '@casbah/domain/permission';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import { MOST_PEOPLE, sendSignals } from '../signals.ts';
import type { ControlTx, SystemTx, TenantTx } from '../transaction.ts';

export type StoredNotification = Selectable<Database['notifications']>;

/** Recipients: people of the tenant by id, all its sysadmins, or everyone with a permission. */
export type Readers = readonly string[] | 'sysadmins' | { may: `${Area}.${Action}` };

/**
 * How to merge with an existing notice (same reader, template and URL). `adds`: an unseen, unmailed one is updated, and
 * these of its values are summed. `since`: readers with one since that time get no other.
 */
export type Again = { adds: readonly string[] } | { since: number };

export type NewNotice = Notice & {
  tenant: string;
  /** Missing and inactive people are skipped. */
  to: Readers;
  /** Excluded recipient: the person who caused the event. */
  except?: string;
  /** Ms since 1970 UTC. */
  time: number;
  again?: Again;
};

/**
 * Sends a notice in the same transaction as its event. Returns the number of recipients. Throws a `RangeError` for
 * links to another server.
 */
export async function notify(tx: ControlTx, notice: NewNotice): Promise<number> {
  const { tenant, template, values, action, url, time, again } = notice;
  if (!isNoticeUrl(url)) throw new RangeError('A notice leads to a path of this server');
  const kept = JSON.stringify(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, short(value)])),
  );
  // Of servers that notice the same event at once, the second sees the notice of the first.
  if (again !== undefined)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`notice ${tenant} ${template}`}, 0))`.execute(
      tx,
    );
  const readers = await idsOfReaders(tx, notice);
  const served =
    again === undefined
      ? []
      : 'since' in again
        ? await servedSince(tx, notice, { readers, since: again.since })
        : await addTo(tx, notice, { readers, kept, adds: again.adds });
  const without = readers.filter((id) => !served.includes(id));
  await tx
    .insertInto('notifications')
    .columns(['id', 'tenant_id', 'user_id', 'template', 'values', 'action', 'url', 'created_on'])
    .expression(
      sql`select gen_random_uuid()::text, ${tenant}::text, reader, ${template}::text, ${kept}::jsonb, ${action}::text,
        ${url}::text, ${time}::bigint from unnest(${without}::text[]) reader`,
    )
    .execute();
  const told = again !== undefined && 'since' in again ? without : readers;
  await tell(tx, tenant, told);
  return told.length;
}

async function idsOfReaders(tx: ControlTx, { tenant, to, except }: NewNotice): Promise<readonly string[]> {
  let asked = tx
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where('is_active', '=', true);
  if (except !== undefined) asked = asked.where('id', '<>', except);
  if (to === 'sysadmins') asked = asked.where('is_admin', '=', true);
  else if ('may' in to) asked = asked.where(mayDo(to.may));
  else asked = asked.where(sql<boolean>`id = any(${[...to]}::text[])`);
  return (await asked.execute()).map(({ id }) => id);
}

/**
 * Sysadmins, and holders of a profile with unlimited permission: a limited scope might not reach the subject of the
 * notice.
 */
function mayDo(permission: `${Area}.${Action}`) {
  const [area = '', action = ''] = permission.split('.');
  const granted = JSON.stringify({ area, actions: [action] });
  return sql<boolean>`(users.is_admin or exists (
    select from user_access_profiles held
      join access_profiles profile on profile.tenant_id = held.tenant_id and profile.id = held.profile_id
    where held.tenant_id = users.tenant_id and held.user_id = users.id and profile.user_attributes = '[]'::jsonb
      and exists (
        select from jsonb_array_elements(profile.grants) given
        where given @> ${granted}::jsonb and coalesce(given -> 'scope', '{}'::jsonb) = '{}'::jsonb)))`;
}

/** Recipients who already got such a notice about the same place since a time. */
async function servedSince(
  tx: ControlTx,
  { tenant, template, url }: NewNotice,
  { readers, since }: { readers: readonly string[]; since: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('notifications')
    .select('user_id')
    .where('tenant_id', '=', tenant)
    .where(sql<boolean>`user_id = any(${readers}::text[])`)
    .where('template', '=', template)
    .where('url', '=', url)
    .where('created_on', '>=', since)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Merges a notice into unseen ones. Returns their readers. */
async function addTo(
  tx: ControlTx,
  { tenant, template, url, time }: NewNotice,
  { readers, kept, adds }: { readers: readonly string[]; kept: string; adds: readonly string[] },
): Promise<string[]> {
  const sums = sql`(
    select coalesce(jsonb_object_agg(name, (notifications."values" ->> name)::bigint + (${kept}::jsonb ->> name)::bigint), '{}')
    from unnest(${adds}::text[]) name
    where jsonb_typeof(notifications."values" -> name) = 'number')`;
  const rows = await tx
    .updateTable('notifications')
    .set({ created_on: time, values: sql`${kept}::jsonb || ${sums}` })
    .where('tenant_id', '=', tenant)
    .where(sql<boolean>`user_id = any(${readers}::text[])`)
    .where('template', '=', template)
    .where('url', '=', url)
    .where('seen_on', 'is', null)
    .where('mailed_on', 'is', null)
    .returning('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Truncates values that aren't names, because they come from people. */
function short(value: string | number): string | number {
  if (typeof value === 'number') return value;
  return [...value.toWellFormed().replaceAll('\0', '')].slice(0, LONGEST_NOTICE_VALUE).join('');
}

async function tell(tx: ControlTx, tenant: string, people: readonly string[]): Promise<void> {
  if (people.length === 0) return;
  const parts = Array.from({ length: Math.ceil(people.length / MOST_PEOPLE) }, (_, part) =>
    people.slice(part * MOST_PEOPLE, (part + 1) * MOST_PEOPLE),
  );
  await sendSignals(tx, ...parts.map((part) => ({ tenant, area: 'notifications' as const, people: part })));
}

/** A person's notices, newest first, and their number of unseen ones. */
export async function listNotifications(
  tx: TenantTx,
  { user, since, limit = MOST_NOTICES }: { user: string; since?: number | undefined; limit?: number },
): Promise<{ notifications: StoredNotification[]; unseen: number }> {
  let asked = tx
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', user)
    .orderBy('created_on', 'desc')
    .orderBy('id')
    .limit(limit);
  // Includes notices seen since then.
  if (since !== undefined)
    asked = asked.where((eb) => eb.or([eb('created_on', '>=', since), eb('seen_on', '>=', since)]));
  const { unseen } = await tx
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('unseen'))
    .where('user_id', '=', user)
    .where('seen_on', 'is', null)
    .executeTakeFirstOrThrow();
  return { notifications: await asked.execute(), unseen };
}

export async function findNotification(
  tx: TenantTx,
  { user, id }: { user: string; id: string },
): Promise<StoredNotification | undefined> {
  return tx
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', user)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Marks one of a person's notices as seen, or all. Returns how many matched, including those already seen. */
export async function seeNotifications(
  tx: TenantTx,
  { tenant, user, id, time }: { tenant: string; user: string; id: string | 'all'; time: number },
): Promise<number> {
  let asked = tx
    .updateTable('notifications')
    .set({ seen_on: sql<number>`coalesce(seen_on, ${time}::bigint)` })
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user);
  asked = id === 'all' ? asked.where('seen_on', 'is', null) : asked.where('id', '=', id);
  const seen = await asked.returning('id').execute();
  // Signals the person's other windows to refresh the count.
  if (seen.length > 0) await tell(tx, tenant, [user]);
  return seen.length;
}

/** Recipient of a digest, and its counts. */
export interface DueDigest {
  tenant_id: string;
  user_id: string;
  /** Notices not mailed yet. */
  fresh: number;
}

/**
 * People with unseen, unmailed notices from before `before`, whose last mail was before `mailedBefore`. Runs as system,
 * over all tenants.
 */
export async function dueDigests(
  tx: SystemTx,
  { before, mailedBefore, limit }: { before: number; mailedBefore: number; limit: number },
): Promise<DueDigest[]> {
  return tx
    .selectFrom('notifications as fresh')
    .innerJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'fresh.tenant_id').onRef('users.id', '=', 'fresh.user_id'),
    )
    .select(['fresh.tenant_id', 'fresh.user_id', (eb) => eb.fn.countAll<number>().as('fresh')])
    .where('fresh.seen_on', 'is', null)
    .where('fresh.mailed_on', 'is', null)
    .where('fresh.created_on', '<=', before)
    .where('users.is_active', '=', true)
    .where(sql<boolean>`coalesce(users.prefs ->> 'notice_mail', 'daily') = 'daily'`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notifications as told')
            .select('told.id')
            .whereRef('told.tenant_id', '=', 'fresh.tenant_id')
            .whereRef('told.user_id', '=', 'fresh.user_id')
            .where('told.mailed_on', '>', mailedBefore),
        ),
      ),
    )
    .groupBy(['fresh.tenant_id', 'fresh.user_id'])
    .orderBy('fresh.tenant_id')
    .orderBy('fresh.user_id')
    .limit(limit)
    .execute();
}

/**
 * Claims a person's unseen notices for one digest, newest first. Of concurrent servers only one gets them;
 * the others get none.
 */
export async function takeForDigest(
  tx: TenantTx,
  { tenant, user, time }: { tenant: string; user: string; time: number },
): Promise<StoredNotification[]> {
  const taken = await tx
    .updateTable('notifications')
    .set({ mailed_on: time })
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .where('seen_on', 'is', null)
    .where('mailed_on', 'is', null)
    .returningAll()
    .execute();
  return taken.sort((a, b) => b.created_on - a.created_on);
}

/** Deletes notices from before a time. */
export async function removeOldNotifications(tx: SystemTx, before: number): Promise<void> {
  await tx.deleteFrom('notifications').where('created_on', '<', before).execute();
}
