import type { ControlTx } from '../transaction.ts';

/** Hashes of a person's previous passwords, newest first. */
export async function passwordsBefore(
  tx: ControlTx,
  { tenant, user, count }: { tenant: string; user: string; count: number },
): Promise<string[]> {
  if (count <= 0) return [];
  const rows = await tx
    .selectFrom('password_history')
    .select('password_hash')
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .orderBy('changed_on', 'desc')
    .limit(count)
    .execute();
  return rows.map((row) => row.password_hash);
}

/** Stores a password replaced at `time` and keeps only the latest `keep`. */
export async function rememberPassword(
  tx: ControlTx,
  {
    tenant,
    user,
    hash,
    time,
    keep,
  }: { tenant: string; user: string; hash: string; time: number; keep: number },
): Promise<void> {
  await tx
    .insertInto('password_history')
    .values({ tenant_id: tenant, user_id: user, password_hash: hash, changed_on: time })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id', 'password_hash']).doUpdateSet({ changed_on: time }),
    )
    .execute();
  await tx
    .deleteFrom('password_history')
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .where('password_hash', 'not in', (eb) =>
      eb
        .selectFrom('password_history as kept')
        .select('kept.password_hash')
        .where('kept.tenant_id', '=', tenant)
        .where('kept.user_id', '=', user)
        .orderBy('kept.changed_on', 'desc')
        .limit(keep),
    )
    .execute();
}
