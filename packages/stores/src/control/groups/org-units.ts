import { fqnOf, type PeopleSource, UNIT_SEPARATOR, unitNames } from '@casbah/domain/group';
import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import { likePattern } from '../stored-text.ts';
import type { TenantTx } from '../transaction.ts';
import { type BelongingPage, type BelongingPerson, listBelonging } from './belonging.ts';

export type StoredUnit = Selectable<Database['org_units']>;
export type ListedUnit = StoredUnit & { parent_fqn: string | null; people: number; units: number };

function listedUnits(tx: TenantTx) {
  return tx
    .selectFrom('org_units')
    .leftJoin('org_units as parent', (join) =>
      join
        .onRef('parent.tenant_id', '=', 'org_units.tenant_id')
        .onRef('parent.id', '=', 'org_units.parent_id'),
    )
    .selectAll('org_units')
    .select('parent.fqn as parent_fqn')
    .select([
      sql<number>`(select count(*) from user_org_units assigned
        where assigned.tenant_id = org_units.tenant_id and assigned.org_unit_id = org_units.id)`.as('people'),
      sql<number>`(select count(*) from org_units below
        where below.tenant_id = org_units.tenant_id and below.parent_id = org_units.id)`.as('units'),
    ]);
}

/** One page of a tenant's units and their total. Sorted by path, so that each unit precedes its children. */
export async function listUnits(
  tx: TenantTx,
  filter: {
    text?: string | undefined;
    /** Restricts the result to these units. */
    ids?: readonly string[] | undefined;
  },
  page: { limit: number; offset: number },
): Promise<{ units: ListedUnit[]; total: number }> {
  const { text, ids } = filter;
  const pattern = text === undefined || text === '' ? undefined : likePattern(text);
  let asked = listedUnits(tx);
  let counted = tx.selectFrom('org_units').select((eb) => eb.fn.countAll<number>().as('total'));
  if (pattern !== undefined) {
    asked = asked.where('org_units.fqn', 'ilike', pattern);
    counted = counted.where('org_units.fqn', 'ilike', pattern);
  }
  if (ids !== undefined) {
    asked = asked.where(sql<SqlBool>`org_units.id = any(${[...ids]}::text[])`);
    counted = counted.where(sql<SqlBool>`org_units.id = any(${[...ids]}::text[])`);
  }
  // The separator sorts before every letter, so a unit precedes those below it.
  const units = await asked
    .orderBy(sql`string_to_array(lower(org_units.fqn), '/')`)
    .orderBy('org_units.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await counted.executeTakeFirstOrThrow();
  return { units, total };
}

export async function findUnit(tx: TenantTx, id: string): Promise<ListedUnit | undefined> {
  return listedUnits(tx).where('org_units.id', '=', id).executeTakeFirst();
}

/** Finds a unit by path, ignoring case. */
export async function findUnitByFqn(tx: TenantTx, fqn: string): Promise<StoredUnit | undefined> {
  return tx
    .selectFrom('org_units')
    .selectAll()
    .where(sql`lower(fqn)`, '=', sql`lower(${fqn})`)
    .executeTakeFirst();
}

/** Throws a duplicate error (`isDuplicate`) if the path is taken. */
export async function addUnit(tx: TenantTx, unit: Insertable<Database['org_units']>): Promise<void> {
  await tx.insertInto('org_units').values(unit).execute();
  await sendSignals(tx, { tenant: unit.tenant_id, area: 'groups' });
}

/** The unit at a path, created with its parents if missing. `undefined` for an invalid path. */
export async function ensureUnit(
  tx: TenantTx,
  given: { tenant: string; fqn: string; source: PeopleSource; now: number; newId: () => string },
): Promise<string | undefined> {
  const names = unitNames(given.fqn);
  if (names === undefined) return undefined;
  let parent: { id: string; fqn: string } | undefined;
  for (const name of names) {
    const fqn: string = fqnOf(name, parent?.fqn);
    const there = await findUnitByFqn(tx, fqn);
    if (there !== undefined) {
      parent = there;
      continue;
    }
    const id = given.newId();
    await addUnit(tx, {
      id,
      tenant_id: given.tenant,
      name,
      fqn,
      parent_id: parent?.id ?? null,
      source: given.source,
      created_on: given.now,
      modified_on: given.now,
    });
    parent = { id, fqn };
  }
  return parent?.id;
}

/** Number of levels below a unit. */
export async function levelsUnder(tx: TenantTx, unit: Pick<StoredUnit, 'fqn'>): Promise<number> {
  const { levels } = await tx
    .selectFrom('org_units')
    .select(sql<number | null>`max(cardinality(string_to_array(fqn, '/')))`.as('levels'))
    .where(sql<SqlBool>`starts_with(lower(fqn), lower(${`${unit.fqn}/`}))`)
    .executeTakeFirstOrThrow();
  const own = unit.fqn.split(UNIT_SEPARATOR).length;
  return levels === null ? 0 : levels - own;
}

/** Whether `unit` is `above` or one of its descendants. */
export function isUnder(unit: Pick<StoredUnit, 'fqn'>, above: Pick<StoredUnit, 'fqn'>): boolean {
  const [one, other] = [unit.fqn.toLowerCase(), above.fqn.toLowerCase()];
  return one === other || one.startsWith(`${other}${UNIT_SEPARATOR}`);
}

/**
 * Updates name, description and parent of a unit, and the paths below it. Throws a duplicate error (`isDuplicate`) if the
 * path is taken. Callers make sure that the new parent isn't below the unit.
 */
export async function changeUnit(
  tx: TenantTx,
  before: StoredUnit,
  change: { name: string; description: string; parent: StoredUnit | undefined; now: number },
): Promise<void> {
  const fqn = fqnOf(change.name, change.parent?.fqn);
  await tx
    .updateTable('org_units')
    .set({
      name: change.name,
      description: change.description,
      fqn,
      parent_id: change.parent?.id ?? null,
      modified_on: change.now,
    })
    .where('id', '=', before.id)
    .execute();
  if (fqn !== before.fqn)
    await tx
      .updateTable('org_units')
      .set({ fqn: sql`${fqn} || substr(fqn, char_length(${before.fqn}) + 1)`, modified_on: change.now })
      .where(sql<SqlBool>`starts_with(lower(fqn), lower(${`${before.fqn}/`}))`)
      .execute();
  await sendSignals(tx, { tenant: before.tenant_id, area: 'groups' });
}

/** Deletes a unit without units below it; its people stay. Returns whether it existed. */
export async function removeUnit(tx: TenantTx, id: string): Promise<boolean> {
  const row = await tx.deleteFrom('org_units').where('id', '=', id).returning('tenant_id').executeTakeFirst();
  if (row !== undefined) await sendSignals(tx, { tenant: row.tenant_id, area: 'groups' });
  return row !== undefined;
}

/** Assigns existing people to a unit. Returns how many weren't in it yet. */
export async function assignToUnit(
  tx: TenantTx,
  { tenant, unit, users }: { tenant: string; unit: string; users: readonly string[] },
): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('user_org_units')
    .columns(['tenant_id', 'user_id', 'org_unit_id'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([sql<string>`${tenant}`.as('tenant_id'), 'users.id', sql<string>`${unit}`.as('org_unit_id')])
        .where('users.tenant_id', '=', tenant)
        .where(sql<SqlBool>`users.id = any(${[...users]}::text[])`),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows > 0n) await sendSignals(tx, { tenant, area: 'groups' });
  return Number(numInsertedOrUpdatedRows);
}

/** Returns how many were in it. */
export async function takeFromUnit(
  tx: TenantTx,
  { tenant, unit, users }: { tenant: string; unit: string; users: readonly string[] },
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('user_org_units')
    .where('org_unit_id', '=', unit)
    .where(sql<SqlBool>`user_id = any(${[...users]}::text[])`)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await sendSignals(tx, { tenant, area: 'groups' });
  return Number(numDeletedRows);
}

/** Replaces a person's units. */
export async function setUnitsOf(
  tx: TenantTx,
  { tenant, user, units }: { tenant: string; user: string; units: readonly string[] },
): Promise<void> {
  await tx.deleteFrom('user_org_units').where('user_id', '=', user).execute();
  await tx
    .insertInto('user_org_units')
    .columns(['tenant_id', 'user_id', 'org_unit_id'])
    .expression((eb) =>
      eb
        .selectFrom('org_units')
        .select([sql<string>`${tenant}`.as('tenant_id'), sql<string>`${user}`.as('user_id'), 'org_units.id'])
        .where('org_units.tenant_id', '=', tenant)
        .where(sql<SqlBool>`org_units.id = any(${[...units]}::text[])`),
    )
    .execute();
  await sendSignals(tx, { tenant, area: 'groups' });
}

export async function unitsOfUser(tx: TenantTx, user: string): Promise<StoredUnit[]> {
  return tx
    .selectFrom('org_units')
    .innerJoin('user_org_units', (join) =>
      join
        .onRef('user_org_units.tenant_id', '=', 'org_units.tenant_id')
        .onRef('user_org_units.org_unit_id', '=', 'org_units.id'),
    )
    .selectAll('org_units')
    .where('user_org_units.user_id', '=', user)
    .orderBy(sql`lower(org_units.fqn)`)
    .execute();
}

/** People in a unit by first name, and their total, without those in its child units. */
export async function listPeopleOfUnit(
  tx: TenantTx,
  unit: string,
  page: BelongingPage,
): Promise<{ people: BelongingPerson[]; total: number }> {
  const ids = sql`select user_id from user_org_units where org_unit_id = ${unit}`;
  return listBelonging(tx, { ids, mayRepeat: false }, page);
}
