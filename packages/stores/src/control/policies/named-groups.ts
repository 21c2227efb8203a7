import { type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../transaction.ts';

interface NamedGroup {
  id: string;
  name: string;
}

/** Groups with one of these IDs or names, ignoring case. A directory's and a custom group may have the same name. */
export async function findGroupsNamed(tx: TenantTx, values: readonly string[]): Promise<NamedGroup[]> {
  return tx
    .selectFrom('groups')
    .select(['id', 'name'])
    .where(
      sql<SqlBool>`(id = any(${values}::text[]) or lower(name) = any(${values.map((value) => value.toLowerCase())}::text[]))`,
    )
    .orderBy('kind', 'desc')
    .orderBy('id')
    .execute();
}

/** Groups of a person by email address: direct ones, and custom groups that contain one of them. */
export async function groupsOfPerson(tx: TenantTx, email: string): Promise<NamedGroup[]> {
  const { rows } = await sql<NamedGroup>`
    with direct as (
      select group_members.group_id as id
      from users
      join group_members on group_members.tenant_id = users.tenant_id and group_members.user_id = users.id
      where users.email = ${email.toLowerCase()})
    select groups.id, groups.name
    from groups
    where groups.id in (
      select id from direct
      union
      select group_parts.group_id from group_parts join direct on direct.id = group_parts.part_id)
    order by lower(groups.name), groups.id`.execute(tx);
  return rows;
}

/** Accounts of the people in a group and its parts, sorted. */
export async function accountsInGroups(
  tx: TenantTx,
  groups: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ id: string; email: string }>`
    with asked as (select id from unnest(${groups}::text[]) as given (id)),
    within as (
      select id as group_id, id as part_id from asked
      union
      select group_parts.group_id, group_parts.part_id
      from group_parts join asked on asked.id = group_parts.group_id)
    select distinct within.group_id as id, users.email
    from within
    join group_members on group_members.group_id = within.part_id
    join users on users.tenant_id = group_members.tenant_id and users.id = group_members.user_id
    order by 1, 2`.execute(tx);
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, people]) => [id, people.map(({ email }) => email)]),
  );
}
