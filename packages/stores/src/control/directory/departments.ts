import type { TenantTx } from '../transaction.ts';

/** Email addresses of a tenant's people by department, up to a limit. People without a department are omitted. */
export async function emailsByDepartment(
  tx: TenantTx,
  tenant: string,
  limit: number,
): Promise<Map<string, string[]>> {
  const rows = await tx
    .selectFrom('users')
    .select(['department', 'email'])
    .where('tenant_id', '=', tenant)
    .where('department', '!=', '')
    .orderBy('department')
    .orderBy('email')
    .limit(limit)
    .execute();
  const found = new Map<string, string[]>();
  for (const { department, email } of rows) {
    const own = found.get(department);
    if (own === undefined) found.set(department, [email]);
    else own.push(email);
  }
  return found;
}
