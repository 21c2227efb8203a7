import type { Scope, UserAttribute } from '@casbah/domain/access-profile';
import { fieldsOf, topParts } from '@casbah/domain/filter/change';
import type { Filter } from '@casbah/domain/filter/expression';
import { isAll, normalise } from '@casbah/domain/filter/normalise';
import { PEOPLE_FIELDS, type PeopleField } from '@casbah/domain/people-fields';
import { ROLES, type Role } from '@casbah/domain/permission';
import { DAY_MS, MINUTE_MS } from '@casbah/domain/time-units';
import {
  LAST_SEEN,
  LOCKOUT_MINUTES,
  SIGN_IN_WAYS,
  USER_FACETS,
  USER_STATUSES,
  type UserFacet,
  type UserOrder,
  type UserStatus,
} from '@casbah/domain/user-account';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { profilesOfUser } from '../accessprofiles/access-profiles.ts';
import type { Database } from '../database.ts';
import { allOf, anyOf, type FilterColumn, type FilterColumns, filterSql } from '../filter-sql.ts';
import type { TenantTx } from '../transaction.ts';
import type { User } from './users.ts';

/** The people a permission covers: those in any of these scopes. An absent part doesn't limit. */
export type PeopleReach = 'everyone' | readonly Pick<Scope, 'domains' | 'org_units' | 'people'>[];

/** People requested for a list. */
export interface PeopleAsked {
  tenant: string;
  reach: PeopleReach;
  filter: Filter<PeopleField>;
  now: number;
}

const COLUMNS = [
  ...(['id', 'email', 'name', 'first_name', 'last_name', 'cell_phone', 'department', 'title'] as const),
  ...(['is_active', 'is_admin', 'is_db_login_allowed', 'source', 'last_sign_in', 'created_on'] as const),
] as const;

export type PersonRow = Pick<Selectable<Database['users']>, (typeof COLUMNS)[number]> & {
  /** Has an access profile. */
  has_profile: boolean;
  is_locked: boolean;
};

// Sets that are computed once and then checked per person; a correlated subquery would run 100,000 times.
const hasProfile = ({ tenant }: PeopleAsked) =>
  sql<boolean>`users.id in (select user_id from user_access_profiles where tenant_id = ${tenant})`;

const isLocked = ({ tenant, now }: PeopleAsked) =>
  sql<boolean>`users.id in (select user_id from lockouts where tenant_id = ${tenant} and address = ''
    and unlock_time is null and lock_time > ${now - LOCKOUT_MINUTES * MINUTE_MS})`;

const SEEN: Readonly<Record<(typeof LAST_SEEN)[number], (now: number) => RawBuilder<boolean>>> = {
  month: (now) => sql`coalesce(last_sign_in > ${now - 30 * DAY_MS}, false)`,
  quarter: (now) => sql`coalesce(last_sign_in between ${now - 90 * DAY_MS} and ${now - 30 * DAY_MS}, false)`,
  earlier: (now) => sql`coalesce(last_sign_in < ${now - 90 * DAY_MS}, false)`,
  never: () => sql`last_sign_in is null`,
};
const SIGN_IN: Readonly<Record<(typeof SIGN_IN_WAYS)[number], RawBuilder<boolean>>> = {
  password: sql`is_db_login_allowed`,
  sso: sql`not is_db_login_allowed`,
};
const STATUSES: Readonly<Record<UserStatus, (asked: PeopleAsked) => RawBuilder<boolean>>> = {
  active: (asked) => sql`(is_active and not ${isLocked(asked)})`,
  inactive: () => sql`not is_active`,
  locked: (asked) => sql`(is_active and ${isLocked(asked)})`,
};
const ROLE: Readonly<Record<Role, (asked: PeopleAsked) => RawBuilder<boolean>>> = {
  sysadmin: () => sql`is_admin`,
  admin: (asked) => sql`(not is_admin and ${hasProfile(asked)})`,
  enduser: (asked) => sql`(not is_admin and not ${hasProfile(asked)})`,
};

/** SQL for each filter field. An unknown value matches no one. */
function columnsOfPeople(asked: PeopleAsked): FilterColumns<PeopleField> {
  return {
    text: { folded: sql.ref('search_text') },
    status: {
      hasOneOf: (values) => anyOf(among(USER_STATUSES, values).map((one) => STATUSES[one](asked))),
    },
    role: { hasOneOf: (values) => anyOf(among(ROLES, values).map((one) => ROLE[one](asked))) },
    sign_in: { hasOneOf: (values) => anyOf(among(SIGN_IN_WAYS, values).map((one) => SIGN_IN[one])) },
    seen: { hasOneOf: (values) => anyOf(among(LAST_SEEN, values).map((one) => SEEN[one](asked.now))) },
    source: { folded: sql.ref('source') },
    domain: { folded: sql.ref('email_domain') },
    department: { text: sql.ref('department') },
    group: {
      hasOneOf: (values) => sql`users.id in (select user_id from group_members
        where tenant_id = ${asked.tenant} and group_id = any(${[...values]}::text[]))`,
    },
    profile: {
      hasOneOf: (values) => sql`users.id in (select user_id from user_access_profiles
        where tenant_id = ${asked.tenant} and profile_id = any(${[...values]}::text[]))`,
    },
  };
}

function among<Value extends string>(known: readonly Value[], wanted: readonly string[]): readonly Value[] {
  return known.filter((one) => wanted.includes(one));
}

/** The requested people, as conditions on `users`. */
function conditionsOf(asked: PeopleAsked): RawBuilder<boolean> {
  const { tenant, reach, filter } = asked;
  return allOf([
    sql`users.tenant_id = ${tenant}`,
    ...(reach === 'everyone' ? [] : [isReached(reach, tenant)]),
    filterSql(filter, PEOPLE_FIELDS, columnsOfPeople(asked)),
  ]);
}

/** Whether a person in `users` is in a scope. */
function isReached(reach: Exclude<PeopleReach, 'everyone'>, tenant: string): RawBuilder<boolean> {
  const ways = reach.map(({ domains, org_units, people = [] }) => {
    const folded = domains?.map((domain) => domain.toLowerCase());
    const isOfDomain = folded === undefined ? sql`true` : sql`email_domain = any(${folded}::text[])`;
    const isOfUnit =
      org_units === undefined
        ? sql`true`
        : sql`users.id in (select user_id from user_org_units where tenant_id = ${tenant}
            and org_unit_id = any(${org_units}::text[]))`;
    return sql<boolean>`(${sql.join([isOfDomain, isOfUnit, ...people.map(meets)], sql` and `)})`;
  });
  return anyOf(ways);
}

/** Attributes with their own column; all others come from the directory. */
const OWN_ATTRIBUTES: Readonly<Record<string, RawBuilder<unknown>>> = {
  department: sql`to_jsonb(department)`,
  title: sql`to_jsonb(title)`,
};

/** Whether a person has, or lacks, one of the values of an attribute, ignoring case. */
function meets({ attribute, operation, values }: UserAttribute): RawBuilder<boolean> {
  const folded = values.map((value) => value.toLowerCase());
  const held = OWN_ATTRIBUTES[attribute.toLowerCase()] ?? sql`attributes -> ${attribute}`;
  const has = sql<boolean>`exists (select from jsonb_array_elements_text(
    case jsonb_typeof(${held}) when 'array' then ${held} when 'string' then jsonb_build_array(${held}) else '[]' end) value
    where lower(value) = any(${folded}::text[]))`;
  return operation === 'equals' ? has : sql`not ${has}`;
}

/** Sort column; the ID makes the order total. People who never signed in count as longest ago. */
const ORDERS: Readonly<Record<UserOrder, RawBuilder<unknown>>> = {
  first_name: sql`by_first_name`,
  last_name: sql`by_last_name`,
  email: sql`email`,
  department: sql`by_department`,
  last_sign_in: sql`coalesce(last_sign_in, 0)`,
  created_on: sql`created_on`,
};
export interface PeoplePage {
  order: UserOrder;
  descending: boolean;
  limit: number;
  offset: number;
}

/** One page of the requested people, and their total. */
export async function listPeople(
  tx: TenantTx,
  asked: PeopleAsked,
  page: PeoplePage,
): Promise<{ people: PersonRow[]; total: number }> {
  return isEverybody(asked) ? walkPeople(tx, asked, page) : findPeople(tx, asked, page);
}

export async function countPeople(tx: TenantTx, asked: PeopleAsked): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from users where ${conditionsOf(asked)}`.execute(tx);
  return rows[0]?.total ?? 0;
}

/**
 * Reads a page in sort order, usually from a covering index. Counts separately, because materializing all
 * rows for both takes longer.
 */
async function walkPeople(
  tx: TenantTx,
  asked: PeopleAsked,
  { order, descending, limit, offset }: PeoplePage,
): Promise<{ people: PersonRow[]; total: number }> {
  const total = await countPeople(tx, asked);
  const size = Math.max(0, Math.min(limit, total - offset));
  if (size === 0) return { people: [], total };
  // The second half is read backward from the end.
  const isFromEnd = offset > total / 2;
  const skip = isFromEnd ? total - offset - size : offset;
  const walk = descending !== isFromEnd ? sql`desc` : sql`asc`;
  const by = ORDERS[order];
  const { rows } = await sql<PersonRow>`
    select ${columnsOf(asked)}
    from (
      select id as found_id, ${by} as place from users where ${conditionsOf(asked)}
      order by ${by} ${walk}, id ${walk} limit ${size} offset ${skip}) found
    join users on users.tenant_id = ${asked.tenant} and users.id = found_id
    order by place ${walk}, found_id ${walk}`.execute(tx);
  return { people: isFromEnd ? rows.reverse() : rows, total };
}

/** Scans everyone once. If few people match, walking a sorted index would visit more rows, possibly all. */
async function findPeople(
  tx: TenantTx,
  asked: PeopleAsked,
  { order, descending, limit, offset }: PeoplePage,
): Promise<{ people: PersonRow[]; total: number }> {
  const direction = descending ? sql`desc` : sql`asc`;
  const { rows } = await sql<PersonRow & { total: number }>`
    with found as materialized (
      select id as found_id, ${ORDERS[order]} as place from users where ${conditionsOf(asked)})
    select ${columnsOf(asked)}, (select count(*) from found) as total
    from (
      select * from found order by place ${direction}, found_id ${direction}
      limit ${limit} offset ${offset}) page
    join users on users.tenant_id = ${asked.tenant} and users.id = found_id
    order by place ${direction}, found_id ${direction}`.execute(tx);
  const [first] = rows;
  // Pages after the last are empty; the total is still counted.
  const total = first?.total ?? (offset === 0 ? 0 : await countPeople(tx, asked));
  return { people: rows.map(({ total: _, ...person }) => person), total };
}

function isEverybody({ reach, filter }: PeopleAsked): boolean {
  return reach === 'everyone' && isAll(normalise(filter));
}

function columnsOf(asked: PeopleAsked): RawBuilder<unknown> {
  const columns = sql.join(COLUMNS.map((column) => sql.ref(`users.${column}`)));
  return sql`${columns}, ${hasProfile(asked)} as has_profile, ${isLocked(asked)} as is_locked`;
}

/** The requested people with one of these IDs or email addresses, with their permissions. */
export async function peopleNamed(
  tx: TenantTx,
  asked: PeopleAsked,
  { ids = [], emails = [] }: { ids?: readonly string[]; emails?: readonly string[] },
): Promise<User[]> {
  const folded = emails.map((email) => email.toLowerCase());
  return tx
    .selectFrom('users')
    .selectAll()
    .select(profilesOfUser.as('profiles'))
    .where(
      sql<boolean>`${conditionsOf(asked)} and (users.id = any(${ids}::text[]) or email = any(${folded}::text[]))`,
    )
    .orderBy('email')
    .execute();
}

export interface FacetCount {
  value: string;
  count: number;
}
export interface Facets {
  /** Number of requested people. */
  total: number;
  facets: Record<UserFacet, { values: FacetCount[]; more: number }>;
}

/** The value of a facet per person, kept narrow because 100,000 rows are grouped by it. */
function markOf(field: UserFacet, asked: PeopleAsked): RawBuilder<unknown> {
  switch (field) {
    case 'status':
      return sql`case when not is_active then 1 when ${isLocked(asked)} then 2 else 0 end`;
    case 'role':
      return sql`case when is_admin then 0 when ${hasProfile(asked)} then 1 else 2 end`;
    case 'sign_in':
      return sql`case when is_db_login_allowed then 0 else 1 end`;
    case 'seen':
      return sql`case when last_sign_in is null then 3 when last_sign_in > ${asked.now - 30 * DAY_MS} then 0
        when last_sign_in >= ${asked.now - 90 * DAY_MS} then 1 else 2 end`;
    case 'source':
      return sql`source`;
    case 'domain':
      return sql`email_domain`;
    case 'department':
      return sql`department`;
  }
}

const MARKS: Readonly<Partial<Record<UserFacet, readonly string[]>>> = {
  status: USER_STATUSES,
  role: ROLES,
  sign_in: SIGN_IN_WAYS,
  seen: LAST_SEEN,
};

/** Splits a filter into each facet's own conditions and the rest. */
function chosenByFacet(filter: Filter<PeopleField>) {
  const chosen = new Map<UserFacet, Filter<PeopleField>[]>();
  const rest: Filter<PeopleField>[] = [];
  for (const part of topParts(filter)) {
    const fields = fieldsOf(part);
    const facet = fields.size === 1 ? USER_FACETS.find((field) => fields.has(field)) : undefined;
    if (facet === undefined) rest.push(part);
    else chosen.set(facet, [...(chosen.get(facet) ?? []), part]);
  }
  return { chosen, rest: normalise<PeopleField>({ kind: 'and', parts: rest }) };
}

/** SQL for each facet over grouped values. */
function columnsOfMarks(asked: PeopleAsked): FilterColumns<PeopleField> {
  const marked = (field: UserFacet, names: readonly string[]): FilterColumn => ({
    hasOneOf: (values) => {
      const marks = names.flatMap((name, mark) => (values.includes(name) ? [mark] : []));
      return sql`${sql.ref(field)} = any(${marks}::integer[])`;
    },
  });
  return {
    ...columnsOfPeople(asked),
    status: marked('status', USER_STATUSES),
    role: marked('role', ROLES),
    sign_in: marked('sign_in', SIGN_IN_WAYS),
    seen: marked('seen', LAST_SEEN),
    domain: { folded: sql.ref('domain') },
  };
}

/**
 * Counts the requested people per facet value, most frequent first, up to `most` each. A facet's own
 * selection doesn't narrow its values. Scans people once, grouped by all facets, then filters and sums.
 */
export async function countFacets(tx: TenantTx, asked: PeopleAsked, most: number): Promise<Facets> {
  const { rest, chosen } = chosenByFacet(asked.filter);
  const columns = columnsOfMarks(asked);
  const marks = USER_FACETS.map((field) => sql`${markOf(field, asked)} as ${sql.ref(field)}`);
  const chosenBut = (but?: UserFacet) =>
    allOf(
      [...chosen]
        .filter(([field]) => field !== but)
        .flatMap(([, parts]) => parts.map((part) => filterSql(part, PEOPLE_FIELDS, columns))),
    );
  const together = USER_FACETS.filter((field) => !chosen.has(field));
  const alone = USER_FACETS.filter((field) => chosen.has(field));
  const which = together.map(
    (field) => sql`when grouping(${sql.ref(field)}) = 0 then ${sql.lit<string>(field)}`,
  );
  const sets = together.map((field) => sql`, (${sql.ref(field)})`);
  const counts = [
    sql`select case ${sql.join([...which, sql`else 'total'`], sql` `)} end as field,
      coalesce(${sql.join([...together.map((field) => sql`${sql.ref(field)}::text`), sql`''`])}) as mark,
      coalesce(sum(people), 0)::bigint as count
      from alike where ${chosenBut()} group by grouping sets (()${sql.join(sets, sql``)})`,
    ...alone.map(
      (field) => sql`select ${sql.lit<string>(field)}, ${sql.ref(field)}::text, sum(people)::bigint
        from alike where ${chosenBut(field)} group by ${sql.ref(field)}`,
    ),
  ];
  const { rows } = await sql<{ field: UserFacet | 'total'; mark: string; count: number }>`
    with alike as materialized (
      select ${sql.join(marks)}, count(*) as people from users
      where ${conditionsOf({ ...asked, filter: rest })}
      group by ${sql.join(USER_FACETS.map((_, n) => sql.lit(n + 1)))})
    ${sql.join(counts, sql` union all `)}`.execute(tx);
  const valuesOf = (field: UserFacet) => {
    const all = rows
      .filter((row) => row.field === field)
      .map(({ mark, count }) => ({ value: MARKS[field]?.[Number(mark)] ?? mark, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
    return { values: all.slice(0, most), more: Math.max(0, all.length - most) };
  };
  return {
    total: rows.find(({ field }) => field === 'total')?.count ?? 0,
    facets: {
      status: valuesOf('status'),
      role: valuesOf('role'),
      sign_in: valuesOf('sign_in'),
      seen: valuesOf('seen'),
      source: valuesOf('source'),
      domain: valuesOf('domain'),
      department: valuesOf('department'),
    },
  };
}
