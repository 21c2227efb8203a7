import type { UserAttribute } from '@casbah/domain/access-profile';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../transaction.ts';

export interface NamedPeople {
  ids: readonly string[];
  emails: readonly string[];
  /** As given by the caller. */
  unknown: readonly string[];
}

/** People of the tenant by ID or email, ignoring case; each once, in the order given. */
export async function findNamed(
  tx: TenantTx,
  tenant: string,
  named: readonly string[],
): Promise<NamedPeople> {
  if (named.length === 0) return { ids: [], emails: [], unknown: [] };
  const folded = named.map((one) => one.toLowerCase());
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('tenant_id', '=', tenant)
    .where((eb) =>
      eb.or([sql<SqlBool>`id = any(${[...named]}::text[])`, sql<SqlBool>`email = any(${folded}::text[])`]),
    )
    .execute();
  const byName = new Map(rows.flatMap((row) => [[row.id, row] as const, [row.email, row] as const]));
  const found = new Map<string, string>();
  const unknown: string[] = [];
  for (const one of named) {
    const person = byName.get(one) ?? byName.get(one.toLowerCase());
    if (person === undefined) unknown.push(one);
    else found.set(person.id, person.email);
  }
  return { ids: [...found.keys()], emails: [...found.values()], unknown };
}

/** A subset of a company's people, limited by domains, units and attributes if given. */
export interface PeopleScope {
  domains?: readonly string[] | undefined;
  org_units?: readonly string[] | undefined;
  people?: readonly UserAttribute[] | undefined;
}

/** Whether the person in `users` of the outer query is in any of the scopes. Without scopes, no one is. */
export function liesWithin(scopes: readonly PeopleScope[]) {
  const reached = scopes.map(({ domains, org_units, people = [] }) => {
    const ofDomain =
      domains === undefined
        ? sql`true`
        : sql`split_part(users.email, '@', 2) = any(${domains.map((one) => one.toLowerCase())}::text[])`;
    const ofUnit =
      org_units === undefined
        ? sql`true`
        : sql`exists (select from user_org_units held where held.tenant_id = users.tenant_id
            and held.user_id = users.id and held.org_unit_id = any(${[...org_units]}::text[]))`;
    return sql`(${sql.join([ofDomain, ofUnit, ...people.map(meets)], sql` and `)})`;
  });
  return reached.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(reached, sql` or `)})`;
}

/** Whether the person in `users` meets a condition. A missing attribute equals nothing. */
function meets({ attribute, operation, values }: UserAttribute): RawBuilder<unknown> {
  const folded = values.map((value) => value.toLowerCase());
  const held = sql`exists (select from jsonb_array_elements_text(${attributeOf(attribute)}) held
    where lower(held) = any(${folded}::text[]))`;
  return operation === 'equals' ? held : sql`not ${held}`;
}

/** Values of an attribute as a list, because some directories provide several. */
function attributeOf(attribute: string): RawBuilder<unknown> {
  switch (attribute) {
    case 'department':
    case 'title':
    case 'source':
      return sql`jsonb_build_array(${sql.ref(`users.${attribute}`)})`;
    default:
      return sql`case jsonb_typeof(users.attributes -> ${attribute}::text)
        when 'array' then users.attributes -> ${attribute}::text
        when 'string' then jsonb_build_array(users.attributes -> ${attribute}::text)
        else '[]'::jsonb end`;
  }
}

/** Email addresses of the people in a scope, up to a limit. */
export async function emailsWithin(
  tx: TenantTx,
  tenant: string,
  scope: PeopleScope,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('email')
    .where('tenant_id', '=', tenant)
    .where(liesWithin([scope]))
    .orderBy('email')
    .limit(limit)
    .execute();
  return rows.map(({ email }) => email);
}
