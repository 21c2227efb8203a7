import { type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';

export interface NamedPeople {
  ids: readonly string[];
  emails: readonly string[];
  /** As they were named. */
  unknown: readonly string[];
}

/** People of the transaction's tenant by id or by e-mail, whatever its case; each once, in the order they were named. */
export async function findNamed(
  tx: Transaction<Database>,
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

/** A part of a company's people: those of these domains and of these units, where either is said. */
export interface PeopleScope {
  domains?: readonly string[] | undefined;
  org_units?: readonly string[] | undefined;
}

/** Whether the person in `users` of the query around lies in any of the scopes; none reach nobody. */
export function liesWithin(scopes: readonly PeopleScope[]) {
  const reached = scopes.map(({ domains, org_units }) => {
    const ofDomain =
      domains === undefined
        ? sql`true`
        : sql`split_part(users.email, '@', 2) = any(${domains.map((one) => one.toLowerCase())}::text[])`;
    const ofUnit =
      org_units === undefined
        ? sql`true`
        : sql`exists (select from user_org_units held where held.tenant_id = users.tenant_id
            and held.user_id = users.id and held.org_unit_id = any(${[...org_units]}::text[]))`;
    return sql`(${ofDomain} and ${ofUnit})`;
  });
  return reached.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(reached, sql` or `)})`;
}
