import type { Scope, UserAttribute } from '@casbah/domain/access-profile';
import { ROLES, type Role } from '@casbah/domain/permission';
import {
  LAST_SEEN,
  LOCKOUT_MINUTES,
  USER_FACETS,
  USER_FIELDS,
  USER_STATUSES,
  type UserFacet,
  type UserField,
  type UserOrder,
  type UserStatus,
} from '@casbah/domain/user-account';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { profilesOfUser } from '../accessprofiles/access-profiles.ts';
import type { Database } from '../database.ts';
import type { TenantTx } from '../transaction.ts';
import type { User } from './users.ts';

/** Of which people a right is: those in any of these; a part that is absent limits nothing. */
export type PeopleReach = 'everyone' | readonly Pick<Scope, 'domains' | 'org_units' | 'people'>[];

export interface FieldChoice {
  only: readonly string[];
  without: readonly string[];
}
const NO_CHOICE: FieldChoice = { only: [], without: [] };

/** Which people a list is asked for; what is absent is not asked. */
export interface PeopleAsked {
  tenant: string;
  reach: PeopleReach;
  /** Words that all are found in the name or the address, whatever their case. */
  text?: string | undefined;
  /** Values by field: any of `only` where it holds some, none of `without`. */
  fields?: Partial<Record<UserField, FieldChoice | undefined>> | undefined;
  now: number;
}

const COLUMNS = [
  ...(['id', 'email', 'name', 'first_name', 'last_name', 'cell_phone', 'department', 'title'] as const),
  ...(['is_active', 'is_admin', 'is_db_login_allowed', 'source', 'last_sign_in', 'created_on'] as const),
] as const;

export type PersonRow = Pick<Selectable<Database['users']>, (typeof COLUMNS)[number]> & {
  /** Holds an access profile. */
  has_profile: boolean;
  is_locked: boolean;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

// Sets that are looked up once and asked for each person; a question of each person's own would be asked 100,000 times.
const hasProfile = ({ tenant }: PeopleAsked) =>
  sql<boolean>`users.id in (select user_id from user_access_profiles where tenant_id = ${tenant})`;

const isLocked = ({ tenant, now }: PeopleAsked) =>
  sql<boolean>`users.id in (select user_id from lockouts where tenant_id = ${tenant} and address = ''
    and unlock_time is null and lock_time > ${now - LOCKOUT_MINUTES * MINUTE})`;

const SEEN: Readonly<Record<(typeof LAST_SEEN)[number], (now: number) => RawBuilder<boolean>>> = {
  month: (now) => sql`coalesce(last_sign_in > ${now - 30 * DAY}, false)`,
  quarter: (now) => sql`coalesce(last_sign_in between ${now - 90 * DAY} and ${now - 30 * DAY}, false)`,
  earlier: (now) => sql`coalesce(last_sign_in < ${now - 90 * DAY}, false)`,
  never: () => sql`last_sign_in is null`,
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

/** Whether a person has one of these values in a field. Values that the field does not know are nobody's. */
function isOneOf(field: UserField, values: readonly string[], asked: PeopleAsked): RawBuilder<boolean> {
  switch (field) {
    case 'status':
      return anyOf(USER_STATUSES.filter((one) => values.includes(one)).map((one) => STATUSES[one](asked)));
    case 'role':
      return anyOf(ROLES.filter((one) => values.includes(one)).map((one) => ROLE[one](asked)));
    case 'seen':
      return anyOf(LAST_SEEN.filter((one) => values.includes(one)).map((one) => SEEN[one](asked.now)));
    case 'sign_in':
      return anyOf([
        ...(values.includes('password') ? [sql<boolean>`is_db_login_allowed`] : []),
        ...(values.includes('sso') ? [sql<boolean>`not is_db_login_allowed`] : []),
      ]);
    case 'source':
      return sql`source = any(${values}::text[])`;
    case 'domain':
      return sql`email_domain = any(${values}::text[])`;
    case 'department':
      return sql`department = any(${values}::text[])`;
    case 'group':
      return sql`users.id in (select user_id from group_members where tenant_id = ${asked.tenant}
        and group_id = any(${values}::text[]))`;
    case 'profile':
      return sql`users.id in (select user_id from user_access_profiles where tenant_id = ${asked.tenant}
        and profile_id = any(${values}::text[]))`;
  }
}

function anyOf(ways: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return ways.length === 0
    ? sql`false`
    : ways.length === 1 && ways[0]
      ? ways[0]
      : sql`(${sql.join(ways, sql` or `)})`;
}

/** The people asked for, as conditions on `users`. */
function conditionsOf(asked: PeopleAsked) {
  const { tenant, reach, text = '', fields = {} } = asked;
  const all: RawBuilder<unknown>[] = [sql`users.tenant_id = ${tenant}`];
  if (reach !== 'everyone') all.push(isReached(reach, tenant));
  for (const word of text.toLowerCase().split(/\s+/u).filter(Boolean))
    all.push(sql`search_text like ${`%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`}`);
  for (const field of USER_FIELDS) {
    const { only, without } = fields[field] ?? NO_CHOICE;
    if (only.length > 0) all.push(isOneOf(field, only, asked));
    if (without.length > 0) all.push(sql`not ${isOneOf(field, without, asked)}`);
  }
  return sql.join(all, sql` and `);
}

/** Whether a person of `users` is among those of a reach. */
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

/** Attributes that have a column of their own; the others are those of the directory. */
const OWN_ATTRIBUTES: Readonly<Record<string, RawBuilder<unknown>>> = {
  department: sql`to_jsonb(department)`,
  title: sql`to_jsonb(title)`,
};

/** Whether a person has, or has none of, the values of an attribute, whatever their case. One of several values is enough. */
function meets({ attribute, operation, values }: UserAttribute): RawBuilder<boolean> {
  const folded = values.map((value) => value.toLowerCase());
  const held = OWN_ATTRIBUTES[attribute.toLowerCase()] ?? sql`attributes -> ${attribute}`;
  const has = sql<boolean>`exists (select from jsonb_array_elements_text(
    case jsonb_typeof(${held}) when 'array' then ${held} when 'string' then jsonb_build_array(${held}) else '[]' end) value
    where lower(value) = any(${folded}::text[]))`;
  return operation === 'equals' ? has : sql`not ${has}`;
}

/** By what a list is ordered; the id makes the order whole. Who never signed in stands where those stand who did longest ago. */
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

/** One page of the people asked for, and how many there are in all. */
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
 * Everybody in an order, most often that of an index, which holds all that it takes to find a page. Counted apart: to keep
 * everybody aside for both takes longer.
 */
async function walkPeople(
  tx: TenantTx,
  asked: PeopleAsked,
  { order, descending, limit, offset }: PeoplePage,
): Promise<{ people: PersonRow[]; total: number }> {
  const total = await countPeople(tx, asked);
  const size = Math.max(0, Math.min(limit, total - offset));
  if (size === 0) return { people: [], total };
  // The second half is walked from its end: what stands before a page is walked past.
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

/** Looks at everybody once: where few are found, walking an order to find them looks at more, and in the worst of orders. */
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
  // Nobody stands on a page after the last one; how many there are is asked for all the same.
  const total = first?.total ?? (offset === 0 ? 0 : await countPeople(tx, asked));
  return { people: rows.map(({ total: _, ...person }) => person), total };
}

function isEverybody({ reach, text = '', fields = {} }: PeopleAsked): boolean {
  return reach === 'everyone' && text.trim() === '' && Object.keys(fields).length === 0;
}

function columnsOf(asked: PeopleAsked): RawBuilder<unknown> {
  const columns = sql.join(COLUMNS.map((column) => sql.ref(`users.${column}`)));
  return sql`${columns}, ${hasProfile(asked)} as has_profile, ${isLocked(asked)} as is_locked`;
}

/** Those of the people asked for who have one of these ids or addresses, with what they may do. */
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
  /** How many are asked for. */
  total: number;
  facets: Record<UserFacet, { values: FacetCount[]; more: number }>;
}

/** What is counted of a person, as narrow as can be: a hundred thousand of them are grouped by it. */
function markOf(field: UserFacet, asked: PeopleAsked): RawBuilder<unknown> {
  switch (field) {
    case 'status':
      return sql`case when not is_active then 1 when ${isLocked(asked)} then 2 else 0 end`;
    case 'role':
      return sql`case when is_admin then 0 when ${hasProfile(asked)} then 1 else 2 end`;
    case 'sign_in':
      return sql`case when is_db_login_allowed then 0 else 1 end`;
    case 'seen':
      return sql`case when last_sign_in is null then 3 when last_sign_in > ${asked.now - 30 * DAY} then 0
        when last_sign_in >= ${asked.now - 90 * DAY} then 1 else 2 end`;
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
  sign_in: ['password', 'sso'],
  seen: LAST_SEEN,
};

/** What a choice within a field says of its mark. */
function isChosen(field: UserFacet, { only, without }: FieldChoice): RawBuilder<unknown>[] {
  const names = MARKS[field];
  const marksOf = (values: readonly string[]) =>
    names === undefined
      ? sql`${values}::text[]`
      : sql`${names.flatMap((name, mark) => (values.includes(name) ? [mark] : []))}::integer[]`;
  return [
    ...(only.length > 0 ? [sql`${sql.ref(field)} = any(${marksOf(only)})`] : []),
    ...(without.length > 0 ? [sql`${sql.ref(field)} <> all(${marksOf(without)})`] : []),
  ];
}

/**
 * How many of the people asked for have which value, the most frequent first, `most` of each field. The choice within a field
 * does not narrow its own values: they are what else could be chosen.
 *
 * People who are alike in all fields are counted in one reading; which of them are chosen, and how many are in one value, is
 * asked of those counts.
 */
export async function countFacets(tx: TenantTx, asked: PeopleAsked, most: number): Promise<Facets> {
  const { group, profile, ...chosen } = asked.fields ?? {};
  const marks = USER_FACETS.map((field) => sql`${markOf(field, asked)} as ${sql.ref(field)}`);
  const chosenBut = (but?: UserFacet) => {
    const all = USER_FACETS.filter((field) => field !== but).flatMap((field) =>
      isChosen(field, chosen[field] ?? NO_CHOICE),
    );
    return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
  };
  const together = USER_FACETS.filter((field) => chosen[field] === undefined);
  const alone = USER_FACETS.filter((field) => chosen[field] !== undefined);
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
      where ${conditionsOf({ ...asked, fields: { group, profile } })}
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
