import { randomUUID } from 'node:crypto';
import { type PolicyAnswer, VERSIONS_PAGE } from '@casbah/contract/policies';
import { POLICY_LIMITS } from '@casbah/domain/policy/policy';
import type { PolicyType } from '@casbah/domain/policy/policy-type';
import type { WrittenPolicy } from '@casbah/domain/policy/written-policy';
import {
  addPolicy,
  changePolicy,
  countPolicies,
  findPolicy,
  isNameTaken,
  type StoredPolicy,
  writeDraft,
} from '@casbah/stores/control/policies/policies';
import { listVersions } from '@casbah/stores/control/policies/policy-versions';
import type { TenantTx } from '@casbah/stores/control/transaction';
import type { Provided } from '../areas/provided.ts';
import type { Actor } from '../http/actor.ts';
import { type ChangeContext, nameTaken } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { recordedChanges } from './recorded.ts';
import { policyAnswer } from './wire.ts';

type AlertRules = Pick<Provided['alertRules'], 'has'>;

/** Throws `ALERT_RULE_POLICY` for an alert rule, which is listed with policies, and `NOT_FOUND`. */
export async function policyIn(tx: TenantTx, alertRules: AlertRules, id: string): Promise<StoredPolicy> {
  const found = await findPolicy(tx, id);
  if (found !== undefined) return found;
  throw new ApiFailure((await alertRules.has(tx, id)) ? 'ALERT_RULE_POLICY' : 'NOT_FOUND');
}

/** Throws like `policyIn`. */
export async function answerIn(tx: TenantTx, alertRules: AlertRules, id: string): Promise<PolicyAnswer> {
  const policy = await policyIn(tx, alertRules, id);
  return policyAnswer(policy, await listVersions(tx, id, { limit: VERSIONS_PAGE }));
}

/** Adds a policy with its first draft. The caller holds the company's policies. Returns its ID. */
export async function addAsDraft(
  tx: TenantTx,
  { tenant, user: by }: Actor,
  { time, record }: ChangeContext,
  { type, definition }: { type: PolicyType; definition: WrittenPolicy },
): Promise<string> {
  if ((await countPolicies(tx)) >= POLICY_LIMITS.policies)
    throw new ApiFailure('LIMIT_REACHED', { limit: POLICY_LIMITS.policies });
  const { name } = definition;
  if (await isNameTaken(tx, { type, name })) throw nameTaken('policy', name)(undefined);
  const id = randomUUID();
  const change = { tenant, id, time, by };
  await addPolicy(tx, change, { type, name });
  await writeDraft(tx, change, { revision: 1, definition, base_version: null });
  record({ event: 'policy.created', object: id, details: { name, type, definition } });
  return id;
}

/** Saves a draft. The caller holds the company's policies and has read the policy since. Returns the new revision. */
export async function saveDraft(
  tx: TenantTx,
  { tenant, user: by }: Actor,
  { time, record }: ChangeContext,
  { policy, definition }: { policy: StoredPolicy; definition: WrittenPolicy },
): Promise<number> {
  const { id, type, draft, version } = policy;
  const { name } = definition;
  if (await isNameTaken(tx, { type, name, except: id })) throw nameTaken('policy', name)(undefined);
  const change = { tenant, id, time, by };
  const revision = (draft?.revision ?? 0) + 1;
  await writeDraft(tx, change, { revision, definition, base_version: draft?.base_version ?? version });
  // A policy that was activated keeps the name of its last version.
  await changePolicy(tx, change, version === null ? { name } : {});
  record({
    event: 'policy.draft_saved',
    object: id,
    details: { name, type },
    changes: recordedChanges(draft?.definition ?? policy.definition, definition),
  });
  return revision;
}

/** Throws `POLICY_DRAFT_CHANGED` if the draft isn't the one that the caller read. */
export function refuseOtherRevision({ name, draft }: StoredPolicy, revision: number): void {
  if ((draft?.revision ?? 0) !== revision) throw new ApiFailure('POLICY_DRAFT_CHANGED', { name });
}
