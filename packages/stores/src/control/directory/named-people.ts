import type { TenantTx } from '../transaction.ts';

/** A person as shown in lists. */
export interface PersonCard {
  name: string;
  department: string;
}

/** People with a name, by email address, up to a limit. */
export async function namedPeople(
  tx: TenantTx,
  tenant: string,
  limit: number,
): Promise<ReadonlyMap<string, PersonCard>> {
  const rows = await tx
    .selectFrom('users')
    .select(['email', 'name', 'department'])
    .where('tenant_id', '=', tenant)
    .whereRef('name', '!=', 'email')
    .orderBy('email')
    .limit(limit)
    .execute();
  return new Map(rows.map(({ email, ...card }) => [email, card]));
}
