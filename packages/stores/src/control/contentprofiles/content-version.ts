import { sql } from 'kysely';
import { sendSignals } from '../signals.ts';
import type { TenantTx } from '../transaction.ts';

/**
 * Increments the version of a company's content definitions and locks it until the transaction ends. Each change begins
 * with it, so that nothing is deleted while something else starts to use it. Returns the new version.
 */
export async function holdContent(tx: TenantTx, tenant: string): Promise<number> {
  const { version } = await tx
    .insertInto('content_versions')
    .values({ tenant_id: tenant, version: 1 })
    .onConflict((conflict) =>
      conflict.column('tenant_id').doUpdateSet({ version: sql<number>`content_versions.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  await sendSignals(tx, { tenant, area: 'content' });
  return version;
}

/** 0 before the first definition. */
export async function contentVersion(tx: TenantTx): Promise<number> {
  const found = await tx.selectFrom('content_versions').select('version').executeTakeFirst();
  return found?.version ?? 0;
}
