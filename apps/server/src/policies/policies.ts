import { type PolicyAnswer, type PolicyVersionAnswer, VERSIONS_PAGE } from '@casbah/contract/policies';
import { cloneName } from '@casbah/domain/clone-name';
import { type PolicyChange, policyChanges } from '@casbah/domain/policy/policy-changes';
import type { PolicyType } from '@casbah/domain/policy/policy-type';
import type { WrittenPolicy } from '@casbah/domain/policy/written-policy';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { namesOfType, removeDraft, removePolicy } from '@casbah/stores/control/policies/policies';
import { holdPolicies } from '@casbah/stores/control/policies/policy-set';
import { findVersion, listVersions } from '@casbah/stores/control/policies/policy-versions';
import type { TenantTx } from '@casbah/stores/control/transaction';
import type { Provided } from '../areas/provided.ts';
import type { Actor } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import type { CompanyThings } from './company-things.ts';
import { checkedPolicies, refuseAlertRules } from './refusals.ts';
import { addAsDraft, answerIn, policyIn, refuseOtherRevision, saveDraft } from './stored-policy.ts';
import { versionAnswer } from './wire.ts';

export interface PoliciesParts extends Pick<Provided, 'alertRules'> {
  control: ControlStore;
  clock: () => number;
  things: CompanyThings;
}

interface NewPolicy {
  type: PolicyType;
  definition: WrittenPolicy;
}

/** Policies and their drafts. Nothing here changes what is in force. */
export class Policies {
  readonly #parts: PoliciesParts;

  constructor(parts: PoliciesParts) {
    this.#parts = parts;
  }

  async find(tenant: string, id: string): Promise<PolicyAnswer> {
    const { control, alertRules } = this.#parts;
    return control.inTenant(tenant, (tx) => answerIn(tx, alertRules, id));
  }

  async create(actor: Actor, given: NewPolicy): Promise<PolicyAnswer> {
    const { alertRules } = this.#parts;
    refuseAlertRules(given.type);
    await this.#check(actor, given.type, given.definition);
    return change(this.#parts, actor, async (tx, context) => {
      await holdPolicies(tx, actor.tenant);
      return answerIn(tx, alertRules, await addAsDraft(tx, actor, context, given));
    });
  }

  /** Copies what was activated last, otherwise the draft. */
  async clone(actor: Actor, id: string): Promise<PolicyAnswer> {
    const { alertRules } = this.#parts;
    return change(this.#parts, actor, async (tx, context) => {
      await holdPolicies(tx, actor.tenant);
      const { type, definition: active, draft } = await policyIn(tx, alertRules, id);
      const original = active ?? draft?.definition;
      if (original === undefined) throw new ApiFailure('NOT_FOUND');
      const name = cloneName(original.name, await namesOfType(tx, type));
      const copy = await addAsDraft(tx, actor, context, { type, definition: { ...original, name } });
      return answerIn(tx, alertRules, copy);
    });
  }

  /** `revision`: of the draft as last read, 0 to start one. */
  async saveDraft(
    actor: Actor,
    id: string,
    { revision, definition }: { revision: number; definition: WrittenPolicy },
  ): Promise<PolicyAnswer> {
    const { type } = await this.find(actor.tenant, id);
    await this.#check(actor, type, definition);
    return this.#replaceDraft(actor, { id, revision, definitionIn: async () => definition });
  }

  /** Saves a version as the draft. */
  async restore(actor: Actor, id: string, { version, revision }: { version: number; revision: number }) {
    return this.#replaceDraft(actor, {
      id,
      revision,
      definitionIn: async (tx) => (await findVersion(tx, id, version))?.definition,
    });
  }

  /** Deletes the policy, too, if it was never activated. */
  async discardDraft(actor: Actor, id: string, revision: number): Promise<void> {
    const { tenant } = actor;
    await change(this.#parts, actor, async (tx, { record }) => {
      await holdPolicies(tx, tenant);
      const policy = await policyIn(tx, this.#parts.alertRules, id);
      refuseOtherRevision(policy, revision);
      const { name, type, version, draft } = policy;
      if (draft === null) return;
      if (version === null) await removePolicy(tx, { tenant, id });
      else await removeDraft(tx, { tenant, id });
      const event = version === null ? 'policy.deleted' : 'policy.draft_discarded';
      record({ event, object: id, details: { name, type, definition: draft.definition } });
    });
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const { tenant } = actor;
    await change(this.#parts, actor, async (tx, { record }) => {
      await holdPolicies(tx, tenant);
      const policy = await policyIn(tx, this.#parts.alertRules, id);
      const { name, type, is_active, version, definition } = policy;
      if (is_active) throw new ApiFailure('POLICY_ACTIVE', { name });
      await removePolicy(tx, { tenant, id });
      record({ event: 'policy.deleted', object: id, details: { name, type, version, definition } });
    });
  }

  async versions(
    tenant: string,
    id: string,
    before: number | undefined,
  ): Promise<{ versions: PolicyVersionAnswer[]; next: number | null }> {
    const { control, alertRules } = this.#parts;
    const versions = await control.inTenant(tenant, async (tx) => {
      await policyIn(tx, alertRules, id);
      return listVersions(tx, id, { before, limit: VERSIONS_PAGE });
    });
    const next = versions.length < VERSIONS_PAGE ? null : (versions.at(-1)?.version ?? null);
    return { versions: versions.map(versionAnswer), next };
  }

  /** A version with its differences from the previous one, or those of another version or the draft from it. */
  async version(
    tenant: string,
    id: string,
    version: number,
    to: number | 'draft' | undefined,
  ): Promise<PolicyVersionAnswer & { definition: WrittenPolicy; changes: PolicyChange[] }> {
    const { control, alertRules } = this.#parts;
    return control.inTenant(tenant, async (tx) => {
      const { draft } = await policyIn(tx, alertRules, id);
      const found = await findVersion(tx, id, version);
      const other = to === 'draft' ? draft : await findVersion(tx, id, to ?? version - 1);
      if (found === undefined || ((other ?? null) === null && to !== undefined))
        throw new ApiFailure('NOT_FOUND');
      const { definition } = found;
      const compared = other?.definition;
      const [before, after] = to === undefined ? [compared, definition] : [definition, compared];
      const changes = before === undefined || after === undefined ? [] : policyChanges(before, after);
      return { ...versionAnswer(found), definition, changes };
    });
  }

  async #replaceDraft(
    actor: Actor,
    {
      id,
      revision,
      definitionIn,
    }: {
      id: string;
      revision: number;
      definitionIn: (tx: TenantTx) => Promise<WrittenPolicy | undefined>;
    },
  ): Promise<PolicyAnswer> {
    const { alertRules } = this.#parts;
    return change(this.#parts, actor, async (tx, context) => {
      await holdPolicies(tx, actor.tenant);
      const policy = await policyIn(tx, alertRules, id);
      const definition = await definitionIn(tx);
      if (definition === undefined) throw new ApiFailure('NOT_FOUND');
      refuseOtherRevision(policy, revision);
      await saveDraft(tx, actor, context, { policy, definition });
      return answerIn(tx, alertRules, id);
    });
  }

  async #check({ tenant }: Actor, type: PolicyType, written: WrittenPolicy): Promise<void> {
    await checkedPolicies(this.#parts.things, tenant, [{ type, written, path: 'definition' }]);
  }
}
