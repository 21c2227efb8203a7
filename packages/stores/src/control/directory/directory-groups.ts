import type { GroupKind, PeopleSource } from '@casbah/domain/group';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { TenantTx } from '../transaction.ts';

type StoredGroup = Selectable<Database['groups']>;

/** Finds groups by name, ignoring case. */
export async function findGroupsByName(
  tx: TenantTx,
  { tenant, kind, names }: { tenant: string; kind: GroupKind; names: readonly string[] },
): Promise<Pick<StoredGroup, 'id' | 'name' | 'source'>[]> {
  const folded = names.map((name) => name.toLowerCase());
  return tx
    .selectFrom('groups')
    .select(['id', 'name', 'source'])
    .where('tenant_id', '=', tenant)
    .where('kind', '=', kind)
    .where(sql<SqlBool>`lower(name) = any(${folded}::text[])`)
    .execute();
}

/** All groups imported from a directory. */
export async function listGroupsFrom(
  tx: TenantTx,
  { tenant, source }: { tenant: string; source: PeopleSource },
): Promise<StoredGroup[]> {
  return tx
    .selectFrom('groups')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('kind', '=', 'directory')
    .where('source', '=', source)
    .orderBy('id')
    .execute();
}

/** Conditions for directory queries on groups. */
export type GroupCondition =
  | { kind: 'always' | 'never' }
  | { kind: 'and' | 'or'; parts: readonly GroupCondition[] }
  | { kind: 'not'; part: GroupCondition }
  | { kind: 'present'; field: 'name' | 'external_id' }
  | {
      kind: 'text';
      field: 'id' | 'name' | 'external_id';
      comparison: 'eq' | 'co' | 'sw' | 'ew';
      value: string;
    }
  /** Groups with this person as a member. */
  | { kind: 'member'; user: string };

function conditionOf(condition: GroupCondition): ReturnType<typeof sql<SqlBool>> {
  switch (condition.kind) {
    case 'always':
      return sql<SqlBool>`true`;
    case 'never':
      return sql<SqlBool>`false`;
    case 'and':
    case 'or':
      return sql<SqlBool>`(${sql.join(
        condition.parts.map(conditionOf),
        condition.kind === 'and' ? sql` and ` : sql` or `,
      )})`;
    case 'not':
      return sql<SqlBool>`not ${conditionOf(condition.part)}`;
    case 'present':
      return sql<SqlBool>`coalesce(${sql.ref(condition.field)}, '') <> ''`;
    case 'member':
      return sql<SqlBool>`exists (
        select from group_members member where member.tenant_id = groups.tenant_id
          and member.group_id = groups.id and member.user_id = ${condition.user})`;
    case 'text': {
      const isName = condition.field === 'name';
      const own = isName ? sql`lower(name)` : sql`coalesce(${sql.ref(condition.field)}, '')`;
      const value = isName ? condition.value.toLowerCase() : condition.value;
      switch (condition.comparison) {
        case 'eq':
          return sql<SqlBool>`${own} = ${value}`;
        case 'co':
          return sql<SqlBool>`strpos(${own}, ${value}) > 0`;
        case 'sw':
          return sql<SqlBool>`starts_with(${own}, ${value})`;
        case 'ew':
          return sql<SqlBool>`right(${own}, ${[...value].length}) = ${value}`;
      }
    }
  }
}

/** One page of a tenant's directory groups by name, and the total number that match. */
export async function listDirectoryGroups(
  tx: TenantTx,
  tenant: string,
  condition: GroupCondition,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ groups: StoredGroup[]; total: number }> {
  const asked = tx
    .selectFrom('groups')
    .where('tenant_id', '=', tenant)
    .where('kind', '=', 'directory')
    .where(conditionOf(condition));
  const groups =
    limit === 0
      ? []
      : await asked.selectAll().orderBy(sql`lower(name)`).orderBy('id').offset(offset).limit(limit).execute();
  const { total } = await asked
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { groups, total };
}

export async function findDirectoryGroup(
  tx: TenantTx,
  { tenant, id }: { tenant: string; id: string },
): Promise<StoredGroup | undefined> {
  return tx
    .selectFrom('groups')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('kind', '=', 'directory')
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Members of several groups, by group; `limit` applies to the total. */
export async function membersOfGroups(
  tx: TenantTx,
  tenant: string,
  { groups, limit }: { groups: readonly string[]; limit: number },
): Promise<Map<string, { id: string; name: string }[]>> {
  const rows = await tx
    .selectFrom('group_members')
    .innerJoin('users', (join) =>
      join
        .onRef('users.tenant_id', '=', 'group_members.tenant_id')
        .onRef('users.id', '=', 'group_members.user_id'),
    )
    .select(['group_members.group_id', 'users.id', 'users.name'])
    .where('group_members.tenant_id', '=', tenant)
    .where(sql<SqlBool>`group_members.group_id = any(${[...groups]}::text[])`)
    .orderBy('group_members.group_id')
    .orderBy('users.id')
    .limit(limit)
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ group_id }) => group_id)].map(([group, of]) => [
      group,
      of.map(({ id, name }) => ({ id, name })),
    ]),
  );
}

/** The IDs among these that belong to people of the tenant. */
export async function existingPeople(
  tx: TenantTx,
  { tenant, ids }: { tenant: string; ids: readonly string[] },
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where(sql<SqlBool>`id = any(${[...ids]}::text[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
