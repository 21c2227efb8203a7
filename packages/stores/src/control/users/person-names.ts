import { LOGIN_ATTRIBUTES, MOST_LOGINS, type PersonNames } from '@casbah/domain/person-names';
import { sql } from 'kysely';
import type { TenantTx } from '../transaction.ts';

/** Changes whenever a user is added, removed or updated. */
export async function versionOfPeople(tx: TenantTx, tenant: string): Promise<string> {
  const { people, changed } = await tx
    .selectFrom('users')
    .select((eb) => [
      eb.fn.countAll<number>().as('people'),
      sql<number | null>`max(coalesce(modified_on, created_on))`.as('changed'),
    ])
    .where('tenant_id', '=', tenant)
    .executeTakeFirstOrThrow();
  return `${people} ${changed ?? 0}`;
}

/** Imported files may list several in one cell. */
function loginsIn(value: string | readonly string[] | undefined): string[] {
  return [value ?? []]
    .flat()
    .flatMap((text) => text.split(';'))
    .flatMap((text) => (text.trim() === '' ? [] : [text.trim()]));
}

/**
 * A tenant's people by email, after `after`, with the names that logs may use. Deactivated people are included, because
 * logs may be older.
 */
export async function listPersonNames(
  tx: TenantTx,
  tenant: string,
  { after, limit }: { after: string; limit: number },
): Promise<PersonNames[]> {
  const rows = await tx
    .selectFrom('users')
    .select(['email', 'attributes'])
    .where('tenant_id', '=', tenant)
    .where('email', '>', after)
    .orderBy('email')
    .limit(limit)
    .execute();
  return rows.map(({ email, attributes }) => ({
    email,
    names: LOGIN_ATTRIBUTES.flatMap((name) => loginsIn(attributes[name])).slice(0, MOST_LOGINS),
  }));
}

/** A person's name and department; undefined if the tenant has no such email address. */
export async function findPersonByEmail(
  tx: TenantTx,
  tenant: string,
  email: string,
): Promise<{ name: string; department: string } | undefined> {
  // PostgreSQL text can't contain it, so such a name matches no one instead of failing.
  if (email.includes('\0')) return undefined;
  return tx
    .selectFrom('users')
    .select(['name', 'department'])
    .where('tenant_id', '=', tenant)
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
}
