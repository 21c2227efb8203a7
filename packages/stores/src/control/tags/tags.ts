import { MOST_CUSTOM_TAGS, RESERVED_TAGS } from '@casbah/domain/tag';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import { changeTagsLogged, type LoggedTagsChange } from '../decisions/decision-log.ts';
import { sendSignals } from '../signals.ts';
import type { TenantTx } from '../transaction.ts';

export type StoredTag = Selectable<Database['tags']>;

/** A custom tag with the email addresses of its creator and last editor, if their accounts exist. */
export type ListedTag = StoredTag & { created_by_email: string | null; modified_by_email: string | null };

/** Sorted by name. */
export async function listTags(tx: TenantTx): Promise<ListedTag[]> {
  return listed(tx).orderBy(sql`lower(tag_name)`).orderBy('tag_id').execute();
}

export async function findTag(tx: TenantTx, id: number): Promise<ListedTag | undefined> {
  return listed(tx).where('tag_id', '=', id).executeTakeFirst();
}

function listed(tx: TenantTx) {
  return tx
    .selectFrom('tags')
    .leftJoin('users as maker', (join) =>
      join.onRef('maker.tenant_id', '=', 'tags.tenant_id').onRef('maker.id', '=', 'tags.created_by'),
    )
    .leftJoin('users as changer', (join) =>
      join.onRef('changer.tenant_id', '=', 'tags.tenant_id').onRef('changer.id', '=', 'tags.modified_by'),
    )
    .selectAll('tags')
    .select(['maker.email as created_by_email', 'changer.email as modified_by_email']);
}

export type NewTag = Pick<StoredTag, 'tag_name' | 'color' | 'pattern'> & {
  tenant: string;
  time: number;
  by: string | null;
};

/**
 * Returns its number, or that the limit is reached. Throws a duplicate error (`isDuplicate`) if the name is
 * taken. Numbers are never reused.
 */
export async function addTag(tx: TenantTx, tag: NewTag): Promise<number | 'no_room'> {
  const { tenant, time, by, ...look } = tag;
  // Locks the tenant's counter, so that concurrent inserts can't exceed the limit.
  const { last } = await tx
    .insertInto('tag_numbers')
    .values({ tenant_id: tenant, last: RESERVED_TAGS })
    .onConflict((conflict) =>
      conflict.column('tenant_id').doUpdateSet({ last: sql<number>`tag_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  const { kept } = await tx
    .selectFrom('tags')
    .select((eb) => eb.fn.countAll<number>().as('kept'))
    .where('tenant_id', '=', tenant)
    .executeTakeFirstOrThrow();
  if (kept >= MOST_CUSTOM_TAGS) return 'no_room';
  await tx
    .insertInto('tags')
    .values({
      tenant_id: tenant,
      tag_id: last,
      ...look,
      created_on: time,
      created_by: by,
      modified_on: time,
      modified_by: by,
    })
    .execute();
  await sendSignals(tx, { tenant, area: 'tags' });
  return last;
}

/**
 * Returns the previous value, `undefined` if unknown. Throws a duplicate error (`isDuplicate`) if the name is
 * taken.
 */
export async function changeTag(
  tx: TenantTx,
  {
    tenant,
    id,
    time,
    by,
    ...change
  }: Partial<Pick<StoredTag, 'tag_name' | 'color' | 'pattern'>> & {
    tenant: string;
    id: number;
    time: number;
    by: string;
  },
): Promise<StoredTag | undefined> {
  const before = await tx
    .selectFrom('tags')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('tag_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) return undefined;
  await tx
    .updateTable('tags')
    .set({ ...change, modified_on: time, modified_by: by })
    .where('tenant_id', '=', tenant)
    .where('tag_id', '=', id)
    .execute();
  await sendSignals(tx, { tenant, area: 'tags' });
  return before;
}

/** Deletes tags and removes them from services. Returns those that existed. */
export async function removeTags(
  tx: TenantTx,
  { tenant, ids }: { tenant: string; ids: readonly number[] },
): Promise<StoredTag[]> {
  const removed = await tx
    .deleteFrom('tags')
    .where('tenant_id', '=', tenant)
    .where('tag_id', 'in', ids)
    .returningAll()
    .execute();
  await tx.deleteFrom('service_tags').where('tenant_id', '=', tenant).where('tag_id', 'in', ids).execute();
  await sendSignals(tx, { tenant, area: 'tags' });
  return removed.sort((a, b) => a.tag_id - b.tag_id);
}

/** The tenant's custom tags among these, locked so that none is deleted while it is being assigned. */
export async function holdTags(tx: TenantTx, ids: readonly number[]): Promise<StoredTag[]> {
  if (ids.length === 0) return [];
  return tx.selectFrom('tags').selectAll().where('tag_id', 'in', ids).orderBy('tag_id').forShare().execute();
}

/** Tag numbers by service. */
export async function listServiceTags(tx: TenantTx): Promise<{ service_id: string; tag_ids: number[] }[]> {
  return tx
    .selectFrom('service_tags')
    .select(['service_id', sql<number[]>`array_agg(tag_id order by tag_id)`.as('tag_ids')])
    .groupBy('service_id')
    .orderBy('service_id')
    .execute();
}

/** Number of services with each tag, for one tag or all. */
export async function countTagged(tx: TenantTx, tag?: number): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('service_tags')
    .$if(tag !== undefined, (query) => query.where('tag_id', '=', tag ?? 0))
    .select(['tag_id', (eb) => eb.fn.countAll<number>().as('services')])
    .groupBy('tag_id')
    .execute();
  return new Map(rows.map(({ tag_id, services }) => [tag_id, services]));
}

/** Adds and removes tags, and logs resulting decisions. Returns the changed services. */
export async function changeServiceTags(tx: TenantTx, change: LoggedTagsChange): Promise<string[]> {
  return (await changeTagsLogged(tx, change)).changed;
}
