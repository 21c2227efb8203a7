import type { SavedFilterApp } from '@casbah/domain/filter/saved-filter-wire';
import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { TenantTx } from '../transaction.ts';

export type StoredFilter = Selectable<Database['saved_filters']> & {
  owner_name: string;
  /** Opens by default in the requester's list. */
  is_default: boolean;
};

/**
 * Filters a person may see: their own, the company's, and those shared with them. Filters of others are never
 * read.
 */
function seenBy(tx: TenantTx, user: string) {
  return tx
    .selectFrom('saved_filters')
    .innerJoin('users', (join) =>
      join
        .onRef('users.tenant_id', '=', 'saved_filters.tenant_id')
        .onRef('users.id', '=', 'saved_filters.owner_id'),
    )
    .selectAll('saved_filters')
    .select('users.name as owner_name')
    .select(
      sql<boolean>`exists (select from saved_filter_defaults chosen
        where chosen.tenant_id = saved_filters.tenant_id and chosen.user_id = ${user}
          and chosen.filter_id = saved_filters.id)`.as('is_default'),
    )
    .where((eb) =>
      eb.or([
        eb('saved_filters.owner_id', '=', user),
        eb('saved_filters.sharing', '=', 'company'),
        eb.and([
          eb('saved_filters.sharing', '=', 'people'),
          sql<SqlBool>`exists (select from saved_filter_people shared
            where shared.tenant_id = saved_filters.tenant_id and shared.filter_id = saved_filters.id
              and shared.user_id = ${user})`,
        ]),
      ]),
    );
}

/** A list's filters that a person may see, sorted by name; their own before others of the same name. */
export async function listSavedFilters(
  tx: TenantTx,
  { user, app, limit }: { user: string; app: SavedFilterApp; limit: number },
): Promise<StoredFilter[]> {
  return seenBy(tx, user)
    .where((eb) =>
      eb.or([
        eb('saved_filters.app', '=', app),
        sql<SqlBool>`saved_filters.supported_apps @> ${JSON.stringify([app])}::jsonb`,
      ]),
    )
    .orderBy(sql`lower(saved_filters.name)`)
    .orderBy(sql`saved_filters.owner_id <> ${user}`)
    .orderBy('saved_filters.id')
    .limit(limit)
    .execute();
}

export async function findSavedFilter(
  tx: TenantTx,
  { user, id }: { user: string; id: string },
): Promise<StoredFilter | undefined> {
  return seenBy(tx, user).where('saved_filters.id', '=', id).executeTakeFirst();
}

export async function countSavedFilters(
  tx: TenantTx,
  { user, app }: { user: string; app: SavedFilterApp },
): Promise<number> {
  const { count } = await tx
    .selectFrom('saved_filters')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', user)
    .where('app', '=', app)
    .executeTakeFirstOrThrow();
  return count;
}

/** Throws a duplicate error (`isDuplicate`) if its owner already has that name in the list, ignoring case. */
export async function addSavedFilter(
  tx: TenantTx,
  filter: Insertable<Database['saved_filters']>,
): Promise<void> {
  await tx.insertInto('saved_filters').values(filter).execute();
  await sendSignals(tx, { tenant: filter.tenant_id, area: 'savedfilters' });
}

/** Throws a duplicate error like `addSavedFilter`. */
export async function changeSavedFilter(
  tx: TenantTx,
  { tenant, id }: { tenant: string; id: string },
  change: Updateable<Database['saved_filters']>,
): Promise<void> {
  await tx.updateTable('saved_filters').set(change).where('id', '=', id).execute();
  await sendSignals(tx, { tenant, area: 'savedfilters' });
}

export async function removeSavedFilter(
  tx: TenantTx,
  { tenant, id }: { tenant: string; id: string },
): Promise<void> {
  await tx.deleteFrom('saved_filters').where('id', '=', id).execute();
  await sendSignals(tx, { tenant, area: 'savedfilters' });
}

/** Replaces the people a filter is shared with; unknown ones are ignored. */
export async function shareFilter(
  tx: TenantTx,
  { tenant, id, people }: { tenant: string; id: string; people: readonly string[] },
): Promise<void> {
  await tx.deleteFrom('saved_filter_people').where('filter_id', '=', id).execute();
  await tx
    .insertInto('saved_filter_people')
    .columns(['tenant_id', 'filter_id', 'user_id'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([sql<string>`${tenant}`.as('tenant_id'), sql<string>`${id}`.as('filter_id'), 'users.id'])
        .where('users.tenant_id', '=', tenant)
        .where(sql<SqlBool>`users.id = any(${[...people]}::text[])`),
    )
    .execute();
}

/** People that filters are shared with, sorted by name. */
export async function peopleOfFilters(
  tx: TenantTx,
  ids: readonly string[],
): Promise<{ filter_id: string; id: string; name: string }[]> {
  return tx
    .selectFrom('saved_filter_people')
    .innerJoin('users', (join) =>
      join
        .onRef('users.tenant_id', '=', 'saved_filter_people.tenant_id')
        .onRef('users.id', '=', 'saved_filter_people.user_id'),
    )
    .select(['saved_filter_people.filter_id', 'users.id', 'users.name'])
    .where(sql<SqlBool>`saved_filter_people.filter_id = any(${[...ids]}::text[])`)
    .orderBy(sql`lower(users.name)`)
    .orderBy('users.id')
    .execute();
}

/** Sets the filter a person's list opens with. */
export async function setDefaultFilter(
  tx: TenantTx,
  chosen: { tenant: string; user: string; app: SavedFilterApp; id: string; isDefault: boolean },
): Promise<void> {
  const { tenant, user, app, id, isDefault } = chosen;
  const own = tx.deleteFrom('saved_filter_defaults').where('user_id', '=', user);
  await (isDefault ? own.where('app', '=', app) : own.where('filter_id', '=', id)).execute();
  if (isDefault)
    await tx
      .insertInto('saved_filter_defaults')
      .values({ tenant_id: tenant, user_id: user, app, filter_id: id })
      .execute();
  await sendSignals(tx, { tenant, area: 'savedfilters' });
}
