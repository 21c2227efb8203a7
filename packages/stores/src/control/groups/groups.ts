import type { Filter } from '@casbah/domain/filter/expression';
import type { GroupKind, PeopleSource } from '@casbah/domain/group';
import { GROUP_FIELDS, type GroupField } from '@casbah/domain/group-fields';
import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Database } from '../database.ts';
import { type FilterColumns, filterSql } from '../filter-sql.ts';
import { sendSignals } from '../signals.ts';
import { likePattern } from '../stored-text.ts';
import type { ControlTx, TenantTx } from '../transaction.ts';
import { liesWithin } from '../users/named-people.ts';
import type { PeopleReach } from '../users/people-list.ts';
import { type BelongingPage, type BelongingPerson, listBelonging } from './belonging.ts';

export type StoredGroup = Selectable<Database['groups']>;
export type ListedGroup = StoredGroup & {
  /** People in it, including those of its parts, each counted once. */
  people: number;
  /** Directory groups in it. */
  parts: number;
};

export interface GroupPage {
  limit: number;
  offset: number;
  sort: 'name' | 'people' | 'source' | 'created_on' | 'modified_on';
  descending: boolean;
}

/**
 * Number of people of the group in the surrounding `groups` query, including those of its parts, each counted
 * once.
 */
const peopleOfGroup = sql<number>`(
  case when exists (
    select from group_parts part where part.tenant_id = groups.tenant_id and part.group_id = groups.id)
  then (
    select count(*) from (
      select distinct member.user_id from group_members member
      where member.tenant_id = groups.tenant_id and (member.group_id = groups.id or member.group_id in (
        select part.part_id from group_parts part
        where part.tenant_id = groups.tenant_id and part.group_id = groups.id))) each)
  else (
    select count(*) from group_members member
    where member.tenant_id = groups.tenant_id and member.group_id = groups.id)
  end)`;
const partsOfGroup = sql<number>`(
  select count(*) from group_parts part
  where part.tenant_id = groups.tenant_id and part.group_id = groups.id)`;

const FILTER_COLUMNS: FilterColumns<GroupField> = {
  text: { text: sql`concat_ws(E'\\n', name, description)` },
  id: { text: sql.ref('id') },
  name: { text: sql.ref('name') },
  kind: { text: sql.ref('kind') },
  source: { text: sql.ref('source') },
  created: { number: sql.ref('created_on') },
  modified: { number: sql.ref('modified_on') },
};

/** One page of a tenant's groups, and their total. */
export async function listGroups(
  tx: TenantTx,
  filter: Filter<GroupField>,
  page: GroupPage,
): Promise<{ groups: ListedGroup[]; total: number }> {
  const asked = tx.selectFrom('groups').where(filterSql(filter, GROUP_FIELDS, FILTER_COLUMNS));
  const direction = page.descending ? 'desc' : 'asc';
  const by =
    page.sort === 'people'
      ? peopleOfGroup
      : page.sort === 'name'
        ? sql`lower(groups.name)`
        : sql`${sql.ref(page.sort)}`;
  const groups = await asked
    .selectAll('groups')
    .select([peopleOfGroup.as('people'), partsOfGroup.as('parts')])
    .orderBy(by, direction)
    .orderBy(sql`lower(groups.name)`)
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await asked
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { groups, total };
}

/** Groups whose name contains a text, prefix matches first. */
export async function searchGroups(
  tx: TenantTx,
  { text, kind, limit }: { text: string; kind?: GroupKind | undefined; limit: number },
): Promise<StoredGroup[]> {
  const pattern = likePattern(text);
  let asked = tx.selectFrom('groups').selectAll().where('name', 'ilike', pattern);
  if (kind !== undefined) asked = asked.where('kind', '=', kind);
  return asked
    .orderBy(sql`case when name ilike ${pattern.slice(1)} then 0 else 1 end`)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export type FoundPerson = Pick<
  Selectable<Database['users']>,
  'id' | 'email' | 'name' | 'is_active' | 'is_admin'
>;

/** Suggested people whose name or email contains a text, prefix matches first. */
export async function searchPeople(
  tx: TenantTx,
  asked: {
    text: string;
    isActive?: boolean | undefined;
    isAdmin?: boolean | undefined;
    within?: PeopleReach;
    limit: number;
  },
): Promise<FoundPerson[]> {
  const pattern = likePattern(asked.text.toLowerCase());
  const begins = pattern.slice(1);
  const conditions = [sql`search_text like ${pattern}`];
  if (asked.isActive !== undefined) conditions.push(sql`is_active = ${asked.isActive}`);
  if (asked.isAdmin !== undefined) conditions.push(sql`is_admin = ${asked.isAdmin}`);
  if (asked.within !== undefined && asked.within !== 'everyone')
    conditions.push(sql`${liesWithin(asked.within)}`);
  const { rows } = await sql<FoundPerson>`
    with found as materialized (
      select id as found_id, by_first_name as place, not (search_text like ${begins} or email like ${begins}) as later
      from users where ${sql.join(conditions, sql` and `)}
      order by later, place, found_id limit ${asked.limit})
    select id, email, name, is_active, is_admin from found join users on users.id = found_id
    order by later, place, found_id`.execute(tx);
  return rows;
}

export async function findGroup(tx: TenantTx, id: string): Promise<ListedGroup | undefined> {
  return tx
    .selectFrom('groups')
    .selectAll('groups')
    .select([peopleOfGroup.as('people'), partsOfGroup.as('parts')])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Finds a group by name, ignoring case. */
export async function findGroupByName(
  tx: TenantTx,
  { kind, name }: { kind: GroupKind; name: string },
): Promise<StoredGroup | undefined> {
  return tx
    .selectFrom('groups')
    .selectAll()
    .where('kind', '=', kind)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst();
}

/** Finds a group by its ID in the directory. */
export async function findGroupByExternalId(
  tx: TenantTx,
  { source, externalId }: { source: PeopleSource; externalId: string },
): Promise<StoredGroup | undefined> {
  return tx
    .selectFrom('groups')
    .selectAll()
    .where('source', '=', source)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
}

/** Throws a duplicate error (`isDuplicate`) if a group of this kind has the name. */
export async function addGroup(tx: ControlTx, group: Insertable<Database['groups']>): Promise<void> {
  await tx.insertInto('groups').values(group).execute();
  await sendSignals(tx, { tenant: group.tenant_id, area: 'groups' });
}

/** Adds many groups at once, such as from an import. Groups with the same name stay unchanged. */
export async function addGroups(
  tx: TenantTx,
  groups: readonly Insertable<Database['groups']>[],
): Promise<void> {
  const [first] = groups;
  if (first === undefined) return;
  await tx
    .insertInto('groups')
    .values([...groups])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sendSignals(tx, { tenant: first.tenant_id, area: 'groups' });
}

export type GroupChange = Pick<
  Updateable<Database['groups']>,
  'name' | 'description' | 'external_id' | 'modified_on' | 'modified_by'
>;

/** Returns whether it existed. Throws a duplicate error (`isDuplicate`) if the name is taken. */
export async function changeGroup(tx: TenantTx, id: string, change: GroupChange): Promise<boolean> {
  const row = await tx
    .updateTable('groups')
    .set(change)
    .where('id', '=', id)
    .returning('tenant_id')
    .executeTakeFirst();
  if (row !== undefined) await sendSignals(tx, { tenant: row.tenant_id, area: 'groups' });
  return row !== undefined;
}

/** Returns the groups that existed. Their people stay; custom groups lose them as a part. */
export async function removeGroups(
  tx: TenantTx,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const rows = await tx
    .deleteFrom('groups')
    .where(sql<SqlBool>`id = any(${[...ids]}::text[])`)
    .returning(['id', 'name', 'tenant_id'])
    .execute();
  const [first] = rows;
  if (first !== undefined) await sendSignals(tx, { tenant: first.tenant_id, area: 'groups' });
  return rows.map(({ id, name }) => ({ id, name }));
}

interface Membership {
  tenant: string;
  group: string;
  users: readonly string[];
}

/** Adds existing people who aren't members yet. Returns how many were added. */
export async function addMembers(tx: TenantTx, { tenant, group, users }: Membership): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('group_members')
    .columns(['tenant_id', 'group_id', 'user_id'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([sql<string>`${tenant}`.as('tenant_id'), sql<string>`${group}`.as('group_id'), 'users.id'])
        .where('users.tenant_id', '=', tenant)
        .where(sql<SqlBool>`users.id = any(${[...users]}::text[])`),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows > 0n) await sendSignals(tx, { tenant, area: 'groups' });
  return Number(numInsertedOrUpdatedRows);
}

/** Returns how many were members. */
export async function removeMembers(tx: TenantTx, { tenant, group, users }: Membership): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('group_members')
    .where('group_id', '=', group)
    .where(sql<SqlBool>`user_id = any(${[...users]}::text[])`)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await sendSignals(tx, { tenant, area: 'groups' });
  return Number(numDeletedRows);
}

/** Replaces the members of a group. Returns how many were added and removed. */
export async function setMembers(
  tx: TenantTx,
  { tenant, group, users }: Membership,
): Promise<{ added: number; removed: number }> {
  const { numDeletedRows } = await tx
    .deleteFrom('group_members')
    .where('group_id', '=', group)
    .where(sql<SqlBool>`user_id <> all(${[...users]}::text[])`)
    .executeTakeFirstOrThrow();
  const added = await addMembers(tx, { tenant, group, users });
  if (numDeletedRows > 0n && added === 0) await sendSignals(tx, { tenant, area: 'groups' });
  return { added, removed: Number(numDeletedRows) };
}

/** Adds many people to many groups at once. Skips existing memberships and missing people or groups. */
export async function addMemberships(
  tx: TenantTx,
  tenant: string,
  pairs: readonly { group: string; user: string }[],
): Promise<number> {
  if (pairs.length === 0) return 0;
  const [groups, users] = [pairs.map(({ group }) => group), pairs.map(({ user }) => user)];
  const { numAffectedRows = 0n } = await sql`
    insert into group_members (tenant_id, group_id, user_id)
    select ${tenant}, groups.id, users.id
    from unnest(${groups}::text[], ${users}::text[]) as pair (group_id, user_id)
    join groups on groups.tenant_id = ${tenant} and groups.id = pair.group_id
    join users on users.tenant_id = ${tenant} and users.id = pair.user_id
    on conflict do nothing`.execute(tx);
  if (numAffectedRows > 0n) await sendSignals(tx, { tenant, area: 'groups' });
  return Number(numAffectedRows);
}

export interface GroupMember extends BelongingPerson {
  /** Directory group they belong to, if they aren't a direct member. */
  through: string | null;
}

/** People in a group by first name, including those of its parts, each once, and their total. */
export async function listMembers(
  tx: TenantTx,
  group: string,
  page: Pick<BelongingPage, 'text' | 'limit' | 'offset'>,
): Promise<{ members: GroupMember[]; total: number }> {
  const parts = await listParts(tx, group);
  const holders = [group, ...parts.map(({ id }) => id)];
  const ids = sql`select user_id from group_members where group_id = any(${holders}::text[])`;
  const { people, total } = await listBelonging(tx, { ids, mayRepeat: parts.length > 0 }, page);
  const through = await partsThatBring(tx, { group, parts, people });
  return { members: people.map((person) => ({ ...person, through: through.get(person.id) ?? null })), total };
}

/** For the people on a page who aren't direct members, the first of the parts, by name, they belong to. */
async function partsThatBring(
  tx: TenantTx,
  given: { group: string; parts: readonly StoredGroup[]; people: readonly BelongingPerson[] },
): Promise<ReadonlyMap<string, string>> {
  const { group, parts, people } = given;
  const brought = new Map<string, string>();
  if (parts.length === 0 || people.length === 0) return brought;
  const rows = await tx
    .selectFrom('group_members')
    .select(['group_id', 'user_id'])
    .where(sql<SqlBool>`user_id = any(${people.map(({ id }) => id)}::text[])`)
    .where(sql<SqlBool>`group_id = any(${[group, ...parts.map(({ id }) => id)]}::text[])`)
    .execute();
  const own = new Set(rows.filter(({ group_id }) => group_id === group).map(({ user_id }) => user_id));
  for (const { id, name } of parts)
    for (const { group_id, user_id } of rows)
      if (group_id === id && !own.has(user_id) && !brought.has(user_id)) brought.set(user_id, name);
  return brought;
}

/** Groups a person is a direct member of, by name. */
export async function groupsOfUser(tx: TenantTx, user: string): Promise<StoredGroup[]> {
  return tx
    .selectFrom('groups')
    .innerJoin('group_members', (join) =>
      join
        .onRef('group_members.tenant_id', '=', 'groups.tenant_id')
        .onRef('group_members.group_id', '=', 'groups.id'),
    )
    .selectAll('groups')
    .where('group_members.user_id', '=', user)
    .orderBy(sql`lower(groups.name)`)
    .orderBy('groups.id')
    .execute();
}

/** IDs of everyone in a group and its parts, for decisions about them. At most `limit`. */
export async function peopleIn(tx: TenantTx, group: string, limit: number): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('group_members')
    .select('user_id')
    .distinct()
    .where((eb) =>
      eb.or([
        eb('group_id', '=', group),
        eb(
          'group_id',
          'in',
          eb.selectFrom('group_parts').select('part_id').where('group_parts.group_id', '=', group),
        ),
      ]),
    )
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** The directory groups in a custom group, by name. */
export async function listParts(tx: TenantTx, group: string): Promise<StoredGroup[]> {
  return tx
    .selectFrom('groups')
    .innerJoin('group_parts', (join) =>
      join
        .onRef('group_parts.tenant_id', '=', 'groups.tenant_id')
        .onRef('group_parts.part_id', '=', 'groups.id'),
    )
    .selectAll('groups')
    .where('group_parts.group_id', '=', group)
    .orderBy(sql`lower(groups.name)`)
    .orderBy('groups.id')
    .execute();
}

/** Replaces the directory groups in a custom group; other ids are ignored. */
export async function setParts(
  tx: TenantTx,
  { tenant, group, parts }: { tenant: string; group: string; parts: readonly string[] },
): Promise<void> {
  await tx.deleteFrom('group_parts').where('group_id', '=', group).execute();
  await tx
    .insertInto('group_parts')
    .columns(['tenant_id', 'group_id', 'part_id'])
    .expression((eb) =>
      eb
        .selectFrom('groups')
        .select([sql<string>`${tenant}`.as('tenant_id'), sql<string>`${group}`.as('group_id'), 'groups.id'])
        .where('groups.tenant_id', '=', tenant)
        .where('groups.kind', '=', 'directory')
        .where(sql<SqlBool>`groups.id = any(${[...parts]}::text[])`),
    )
    .execute();
  await sendSignals(tx, { tenant, area: 'groups' });
}
