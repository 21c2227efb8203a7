import { isNoticeUrl, LONGEST_NOTICE_VALUE, MOST_NOTICES, type Notice } from '@casbah/domain/notification';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import { MOST_PEOPLE, sendSignals } from './signals.ts';

export type StoredNotification = Selectable<Database['notifications']>;

export type NewNotice = Notice & {
  tenant: string;
  /** Ids of people of the tenant, or every active sysadmin of it. Who is not there or not active gets none. */
  to: readonly string[] | 'sysadmins';
  /** Ms since 1970 UTC. */
  time: number;
};

/**
 * Gives a notice, in the same transaction as what it tells of: there is not the one without the other. Answers how many
 * people got it. Throws a `RangeError` where it would lead to another server.
 */
export async function notify(tx: Transaction<Database>, notice: NewNotice): Promise<number> {
  const { tenant, to, template, values, action, url, time } = notice;
  if (!isNoticeUrl(url)) throw new RangeError('A notice leads to a path of this server');
  const kept = JSON.stringify(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, short(value)])),
  );
  const given = await tx
    .insertInto('notifications')
    .columns(['id', 'tenant_id', 'user_id', 'template', 'values', 'action', 'url', 'created_on'])
    .expression((eb) => {
      const people = eb
        .selectFrom('users')
        .select([
          sql<string>`gen_random_uuid()::text`.as('id'),
          'users.tenant_id',
          'users.id as user_id',
          sql<string>`${template}::text`.as('template'),
          sql<string>`${kept}::jsonb`.as('values'),
          sql<string>`${action}::text`.as('action'),
          sql<string>`${url}::text`.as('url'),
          sql<number>`${time}::bigint`.as('created_on'),
        ])
        .where('users.tenant_id', '=', tenant)
        .where('users.is_active', '=', true);
      return to === 'sysadmins'
        ? people.where('users.is_admin', '=', true)
        : people.where(sql<boolean>`users.id = any(${[...to]}::text[])`);
    })
    .returning('user_id')
    .execute();
  await tell(
    tx,
    tenant,
    given.map(({ user_id }) => user_id),
  );
  return given.length;
}

/** Values come from people: one that is no name is cut. */
function short(value: string | number): string | number {
  if (typeof value === 'number') return value;
  return [...value.toWellFormed().replaceAll('\0', '')].slice(0, LONGEST_NOTICE_VALUE).join('');
}

async function tell(tx: Transaction<Database>, tenant: string, people: readonly string[]): Promise<void> {
  if (people.length === 0) return;
  const parts = Array.from({ length: Math.ceil(people.length / MOST_PEOPLE) }, (_, part) =>
    people.slice(part * MOST_PEOPLE, (part + 1) * MOST_PEOPLE),
  );
  await sendSignals(tx, ...parts.map((part) => ({ tenant, area: 'notifications' as const, people: part })));
}

/** A person's notices, the newest first, and how many of all they have not seen. */
export async function listNotifications(
  tx: Transaction<Database>,
  { user, since, limit = MOST_NOTICES }: { user: string; since?: number | undefined; limit?: number },
): Promise<{ notifications: StoredNotification[]; unseen: number }> {
  let asked = tx
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', user)
    .orderBy('created_on', 'desc')
    .orderBy('id')
    .limit(limit);
  // What was seen since is different, too.
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
  tx: Transaction<Database>,
  { user, id }: { user: string; id: string },
): Promise<StoredNotification | undefined> {
  return tx
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', user)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Marks one of a person's notices as seen, or all of them. Answers how many of those asked for there are; seen twice is seen. */
export async function seeNotifications(
  tx: Transaction<Database>,
  { tenant, user, id, time }: { tenant: string; user: string; id: string | 'all'; time: number },
): Promise<number> {
  let asked = tx
    .updateTable('notifications')
    .set({ seen_on: sql<number>`coalesce(seen_on, ${time}::bigint)` })
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user);
  asked = id === 'all' ? asked.where('seen_on', 'is', null) : asked.where('id', '=', id);
  const seen = await asked.returning('id').execute();
  // Their other windows count anew.
  if (seen.length > 0) await tell(tx, tenant, [user]);
  return seen.length;
}

/** Whom a daily mail is for, and what it counts. */
export interface DueDigest {
  tenant_id: string;
  user_id: string;
  /** Notices that no mail has told of yet. */
  fresh: number;
}

/**
 * People with notices that they have not seen and that no mail has told of, given before `before`, and whose last mail went
 * out before `mailedBefore`. As system: over all tenants.
 */
export async function dueDigests(
  tx: Transaction<Database>,
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
 * Takes a person's unseen notices for one mail: of servers that take at once, one gets them. The newest first; none where
 * another one was quicker.
 */
export async function takeForDigest(
  tx: Transaction<Database>,
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

/** Clears away what was given before a time. */
export async function removeOldNotifications(tx: Transaction<Database>, before: number): Promise<void> {
  await tx.deleteFrom('notifications').where('created_on', '<', before).execute();
}
