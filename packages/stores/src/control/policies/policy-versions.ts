import type { WrittenPolicy } from '@casbah/domain/policy/written-policy';
import type { TenantTx } from '../transaction.ts';
import type { PolicyChangeBy } from './policies.ts';

export interface ListedVersion {
  version: number;
  note: string;
  activated_on: number;
  /** Email address; null for a deleted account. */
  activated_by: string | null;
}

export async function addVersion(
  tx: TenantTx,
  { tenant, id, time, by }: PolicyChangeBy,
  { definition, ...given }: { version: number; definition: WrittenPolicy; note: string },
): Promise<void> {
  await tx
    .insertInto('policy_versions')
    .values({
      tenant_id: tenant,
      policy_id: id,
      ...given,
      definition: JSON.stringify(definition),
      activated_on: time,
      activated_by: by,
    })
    .execute();
}

/** Newest first. */
export async function listVersions(
  tx: TenantTx,
  policy: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<ListedVersion[]> {
  return versionsOf(tx, policy)
    .$if(before !== undefined, (query) => query.where('version', '<', before ?? 0))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

export async function findVersion(
  tx: TenantTx,
  policy: string,
  version: number,
): Promise<(ListedVersion & { definition: WrittenPolicy }) | undefined> {
  return versionsOf(tx, policy)
    .select('policy_versions.definition')
    .where('version', '=', version)
    .executeTakeFirst();
}

function versionsOf(tx: TenantTx, policy: string) {
  return tx
    .selectFrom('policy_versions')
    .leftJoin('users', (join) =>
      join
        .onRef('users.tenant_id', '=', 'policy_versions.tenant_id')
        .onRef('users.id', '=', 'policy_versions.activated_by'),
    )
    .select(['version', 'note', 'activated_on', 'users.email as activated_by'])
    .where('policy_id', '=', policy);
}
