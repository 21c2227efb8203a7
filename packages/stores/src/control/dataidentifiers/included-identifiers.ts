import type { IdentifierChange } from '@casbah/domain/custom-identifier';
import type { TenantTx } from '../transaction.ts';

/** What the company changed, by identifier. */
export async function identifierChanges(tx: TenantTx): Promise<Map<string, IdentifierChange>> {
  const rows = await tx
    .selectFrom('included_identifiers')
    .select(['identifier', 'is_enabled', 'extra_keywords', 'ignored'])
    .execute();
  return new Map(
    rows.map(({ identifier, is_enabled, extra_keywords, ignored }) => [
      identifier,
      { identifier, isEnabled: is_enabled, extraKeywords: extra_keywords, ignored },
    ]),
  );
}

/** Replaces what the company changed about an identifier. */
export async function writeIdentifierChange(
  tx: TenantTx,
  { tenant, time, by }: { tenant: string; time: number; by: string | null },
  { identifier, isEnabled, extraKeywords, ignored }: IdentifierChange,
): Promise<void> {
  const values = {
    is_enabled: isEnabled,
    extra_keywords: JSON.stringify(extraKeywords),
    ignored: JSON.stringify(ignored),
    modified_on: time,
    modified_by: by,
  };
  await tx
    .insertInto('included_identifiers')
    .values({ tenant_id: tenant, identifier, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'identifier']).doUpdateSet(values))
    .execute();
}
