import type { UserAttributes, UserSource } from '@casbah/domain/user-account';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../transaction.ts';

/** A person as directory clients see them. */
export interface DirectoryPerson {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  cell_phone: string;
  department: string;
  title: string;
  is_active: boolean;
  is_admin: boolean;
  /** Has an access profile. */
  has_profile: boolean;
  source: UserSource;
  external_id: string | null;
  attributes: UserAttributes;
  created_on: number;
  modified_on: number | null;
  /** Who changed them last; null for scheduled syncs. */
  modified_by: string | null;
}

const hasProfile = sql<boolean>`exists (
  select from user_access_profiles held where held.tenant_id = users.tenant_id and held.user_id = users.id)`;
const userName = sql<string>`lower(coalesce(attributes ->> 'user_name', email))`;

function people(tx: TenantTx, tenant: string) {
  return tx
    .selectFrom('users')
    .select([
      ...(['id', 'email', 'first_name', 'last_name', 'cell_phone', 'department', 'title'] as const),
      ...(['is_active', 'is_admin', 'source', 'external_id', 'attributes'] as const),
      ...(['created_on', 'modified_on', 'modified_by'] as const),
    ])
    .select(hasProfile.as('has_profile'))
    .where('tenant_id', '=', tenant);
}

/**
 * Locks a tenant's directory changes until the transaction ends. Otherwise two clients that both find no such
 * person would add them twice.
 */
export async function holdDirectory(tx: TenantTx, tenant: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`directory ${tenant}`}, 0))`.execute(tx);
}

/** People with one of these emails or with this external ID in the directory. */
export async function findPeopleOf(
  tx: TenantTx,
  tenant: string,
  {
    emails,
    source,
    externalIds,
  }: { emails: readonly string[]; source: UserSource; externalIds: readonly string[] },
): Promise<DirectoryPerson[]> {
  const byEmail = await people(tx, tenant)
    .where(sql<SqlBool>`email = any(${[...emails]}::text[])`)
    .execute();
  if (externalIds.length === 0) return byEmail;
  const found = new Set(byEmail.map(({ id }) => id));
  const byId = await people(tx, tenant)
    .where('source', '=', source)
    .where(sql<SqlBool>`external_id = any(${[...externalIds]}::text[])`)
    .execute();
  return [...byEmail, ...byId.filter(({ id }) => !found.has(id))];
}

export async function findDirectoryPerson(
  tx: TenantTx,
  { tenant, id }: { tenant: string; id: string },
): Promise<DirectoryPerson | undefined> {
  return people(tx, tenant).where('id', '=', id).executeTakeFirst();
}

/** Active people imported from a directory, sorted by ID, after the ID `after`. */
export async function listPeopleFrom(
  tx: TenantTx,
  tenant: string,
  { source, after, limit }: { source: UserSource; after: string; limit: number },
): Promise<DirectoryPerson[]> {
  return people(tx, tenant)
    .where('source', '=', source)
    .where('is_active', '=', true)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Number of people imported from each source. */
export async function countPeopleBySource(
  tx: TenantTx,
  tenant: string,
): Promise<{ source: UserSource; people: number; active: number }[]> {
  return tx
    .selectFrom('users')
    .select('source')
    .select((eb) => [
      eb.fn.countAll<number>().as('people'),
      sql<number>`count(*) filter (where is_active)`.as('active'),
    ])
    .where('tenant_id', '=', tenant)
    .groupBy('source')
    .orderBy('source')
    .execute();
}

/**
 * IDs of active sysadmins, locked until the transaction ends, so that two concurrent changes can't remove the
 * last one.
 */
export async function holdSysadmins(tx: TenantTx, tenant: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where('is_admin', '=', true)
    .where('is_active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Fields for directory queries on people. */
export type DirectoryField =
  | { kind: 'user_name' | 'name' | 'id' | 'external_id' | 'is_active' | 'created_on' | 'modified_on' }
  | { kind: 'column'; column: 'email' | 'first_name' | 'last_name' | 'cell_phone' | 'department' | 'title' }
  | { kind: 'attribute'; name: string };

/** Text comparisons ignore case, except for IDs. */
export type DirectoryCondition =
  | { kind: 'always' | 'never' }
  | { kind: 'and' | 'or'; parts: readonly DirectoryCondition[] }
  | { kind: 'not'; part: DirectoryCondition }
  /** Exists and isn't empty. */
  | { kind: 'present'; field: DirectoryField }
  | {
      kind: 'text';
      field: DirectoryField;
      comparison: 'eq' | 'co' | 'sw' | 'ew' | 'gt' | 'ge' | 'lt' | 'le';
      value: string;
    }
  | { kind: 'number'; field: DirectoryField; comparison: 'eq' | 'gt' | 'ge' | 'lt' | 'le'; value: number }
  | { kind: 'flag'; field: DirectoryField; value: boolean };

const OPERATORS = { eq: '=', gt: '>', ge: '>=', lt: '<', le: '<=' } as const;

function expressionOf(field: DirectoryField): RawBuilder<unknown> {
  switch (field.kind) {
    case 'user_name':
      return userName;
    case 'name':
      return sql`lower(name)`;
    case 'column':
      return sql`lower(${sql.ref(field.column)})`;
    case 'attribute':
      return sql`lower(coalesce(attributes ->> ${field.name}, ''))`;
    case 'external_id':
      return sql`coalesce(external_id, '')`;
    case 'modified_on':
      return sql`coalesce(modified_on, created_on)`;
    case 'id':
    case 'is_active':
    case 'created_on':
      return sql`${sql.ref(field.kind)}`;
  }
}

const isExact = ({ kind }: DirectoryField): boolean => kind === 'id' || kind === 'external_id';
const isText = ({ kind }: DirectoryField): boolean =>
  kind !== 'is_active' && kind !== 'created_on' && kind !== 'modified_on';

function conditionOf(condition: DirectoryCondition): RawBuilder<SqlBool> {
  switch (condition.kind) {
    case 'always':
      return sql<SqlBool>`true`;
    case 'never':
      return sql<SqlBool>`false`;
    case 'and':
    case 'or':
      return sql<SqlBool>`(${sql.join(
        condition.parts.map((part) => conditionOf(part)),
        condition.kind === 'and' ? sql` and ` : sql` or `,
      )})`;
    case 'not':
      return sql<SqlBool>`not ${conditionOf(condition.part)}`;
    case 'present':
      return isText(condition.field)
        ? sql<SqlBool>`${expressionOf(condition.field)} <> ''`
        : sql<SqlBool>`true`;
    case 'flag':
      return sql<SqlBool>`${expressionOf(condition.field)} = ${condition.value}`;
    case 'number':
      return sql<SqlBool>`${expressionOf(condition.field)} ${sql.raw(OPERATORS[condition.comparison])} ${condition.value}`;
    case 'text': {
      const own = expressionOf(condition.field);
      const value = isExact(condition.field) ? condition.value : condition.value.toLowerCase();
      switch (condition.comparison) {
        case 'co':
          return sql<SqlBool>`strpos(${own}, ${value}) > 0`;
        case 'sw':
          return sql<SqlBool>`starts_with(${own}, ${value})`;
        case 'ew':
          return sql<SqlBool>`right(${own}, ${[...value].length}) = ${value}`;
        default:
          return sql<SqlBool>`${own} ${sql.raw(OPERATORS[condition.comparison])} ${value}`;
      }
    }
  }
}

export interface DirectoryPage {
  sort: DirectoryField;
  descending: boolean;
  offset: number;
  limit: number;
}

/** One page of a tenant's people, and the total number that match. */
export async function listDirectoryPeople(
  tx: TenantTx,
  tenant: string,
  condition: DirectoryCondition,
  { sort, descending, offset, limit }: DirectoryPage,
): Promise<{ people: DirectoryPerson[]; total: number }> {
  const asked = people(tx, tenant).where(conditionOf(condition));
  const found =
    limit === 0
      ? []
      : await asked
          .orderBy(expressionOf(sort), descending ? 'desc' : 'asc')
          .orderBy('id')
          .offset(offset)
          .limit(limit)
          .execute();
  // An incomplete page reveals the total.
  if (found.length > 0 && found.length < limit) return { people: found, total: offset + found.length };
  const { total } = await tx
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('tenant_id', '=', tenant)
    .where(conditionOf(condition))
    .executeTakeFirstOrThrow();
  return { people: found, total };
}

/** Directory groups of several people, by person. */
export async function groupsOfPeople(
  tx: TenantTx,
  tenant: string,
  ids: readonly string[],
): Promise<Map<string, { id: string; name: string }[]>> {
  const rows = await tx
    .selectFrom('group_members')
    .innerJoin('groups', (join) =>
      join
        .onRef('groups.tenant_id', '=', 'group_members.tenant_id')
        .onRef('groups.id', '=', 'group_members.group_id'),
    )
    .select(['group_members.user_id', 'groups.id', 'groups.name'])
    .where('group_members.tenant_id', '=', tenant)
    .where('groups.kind', '=', 'directory')
    .where(sql<SqlBool>`group_members.user_id = any(${[...ids]}::text[])`)
    .orderBy('groups.name')
    .limit(10_000)
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ user_id }) => user_id)].map(([user, of]) => [
      user,
      of.map(({ id, name }) => ({ id, name })),
    ]),
  );
}
