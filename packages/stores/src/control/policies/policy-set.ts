import type { PolicyType } from '@casbah/domain/policy/policy-type';
import type { ResponseKind } from '@casbah/domain/policy/response';
import type { WrittenPolicy } from '@casbah/domain/policy/written-policy';
import { sql } from 'kysely';
import { sendSignals } from '../signals.ts';
import type { TenantTx } from '../transaction.ts';

export interface PolicySetState {
  version: number;
  precedence: readonly ResponseKind[];
}

/** A policy in force. */
export interface StoredActivePolicy {
  id: string;
  type: PolicyType;
  place: number;
  version: number;
  definition: WrittenPolicy;
}

/**
 * Locks a company's policies until the transaction ends. Every change begins with it, so that changes of the order, the
 * limit and drafts run in turn.
 */
export async function holdPolicies(tx: TenantTx, tenant: string): Promise<PolicySetState> {
  const state = await tx
    .insertInto('policy_sets')
    .values({ tenant_id: tenant, version: 0, precedence: '[]' })
    .onConflict((conflict) =>
      conflict.column('tenant_id').doUpdateSet({ version: sql<number>`policy_sets.version` }),
    )
    .returning(['version', 'precedence'])
    .executeTakeFirstOrThrow();
  await sendSignals(tx, { tenant, area: 'policies' });
  return state;
}

/** Records that something else is in force now. Returns the new version. */
export async function raisePolicySet(tx: TenantTx, tenant: string): Promise<number> {
  const { version } = await tx
    .updateTable('policy_sets')
    .set({ version: sql<number>`version + 1` })
    .where('tenant_id', '=', tenant)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function setPrecedence(
  tx: TenantTx,
  tenant: string,
  precedence: readonly ResponseKind[],
): Promise<void> {
  await tx
    .updateTable('policy_sets')
    .set({ precedence: JSON.stringify(precedence) })
    .where('tenant_id', '=', tenant)
    .execute();
}

/** Version 0 before the first change. */
export async function policySetState(tx: TenantTx): Promise<PolicySetState> {
  const state = await tx.selectFrom('policy_sets').select(['version', 'precedence']).executeTakeFirst();
  return state ?? { version: 0, precedence: [] };
}

/** In their order. */
export async function activePolicies(tx: TenantTx): Promise<StoredActivePolicy[]> {
  return tx
    .selectFrom('policies')
    .innerJoin('policy_versions', (join) =>
      join
        .onRef('policy_versions.tenant_id', '=', 'policies.tenant_id')
        .onRef('policy_versions.policy_id', '=', 'policies.id')
        .onRef('policy_versions.version', '=', 'policies.version'),
    )
    .select([
      'policies.id',
      'policies.type',
      'policies.place',
      'policy_versions.version',
      'policy_versions.definition',
    ])
    .where('policies.is_active', '=', true)
    .orderBy('policies.place')
    .execute();
}
