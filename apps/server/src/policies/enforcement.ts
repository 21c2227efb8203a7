import { randomUUID } from 'node:crypto';
import type { PolicyAnswer } from '@casbah/contract/policies';
import { POLICY_LIMITS } from '@casbah/domain/policy/policy';
import { precedenceOf, RESPONSE_KINDS, type ResponseKind } from '@casbah/domain/policy/response';
import type { WrittenException, WrittenPolicy } from '@casbah/domain/policy/written-policy';
import {
  changePolicy,
  orderPolicies,
  policyOrder,
  removeDraft,
  type StoredPolicy,
  writeDraft,
} from '@casbah/stores/control/policies/policies';
import {
  holdPolicies,
  policySetState,
  raisePolicySet,
  setPrecedence,
} from '@casbah/stores/control/policies/policy-set';
import { addVersion } from '@casbah/stores/control/policies/policy-versions';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { type Actor, changesBetween } from '../http/actor.ts';
import { type ChangeContext, type ChangeOptions, change, nameTaken } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import type { PoliciesParts } from './policies.ts';
import { recordedChanges } from './recorded.ts';
import { checkedPolicies } from './refusals.ts';
import { answerIn, policyIn, refuseOtherRevision } from './stored-policy.ts';

interface EnforcementParts extends PoliciesParts {
  /** Called when something else is in force in a company. */
  onChange: (tenant: string) => void;
}

interface AskedDraft {
  id: string;
  revision: number;
}

/** Everything that changes which policies are in force, and how. Each change takes effect now. */
export class Enforcement {
  readonly #parts: EnforcementParts;

  constructor(parts: EnforcementParts) {
    this.#parts = parts;
  }

  /** Activates drafts, all or none. Returns the version of the policy set, and of each policy. */
  async activate(
    actor: Actor,
    { drafts, note }: { drafts: readonly AskedDraft[]; note: string },
  ): Promise<{ version: number; policies: { id: string; version: number }[] }> {
    const { alertRules, control, things } = this.#parts;
    const { tenant } = actor;
    const read = await control.inTenant(tenant, async (tx) => {
      const found: { policy: StoredPolicy; definition: WrittenPolicy }[] = [];
      for (const { id, revision } of drafts) {
        const policy = await policyIn(tx, alertRules, id);
        refuseOtherRevision(policy, revision);
        const { draft, name } = policy;
        if (draft === null) throw new ApiFailure('POLICY_DRAFT_CHANGED', { name });
        found.push({ policy, definition: draft.definition });
      }
      return found;
    });
    // What a draft refers to may have been deleted since it was saved.
    await checkedPolicies(
      things,
      tenant,
      read.map(({ policy: { type, id }, definition }) => ({ type, written: definition, path: id })),
    );
    const [only] = read.length === 1 ? read : [];
    return this.#change(
      actor,
      async (tx, context) => {
        await holdPolicies(tx, tenant);
        const activated: { id: string; version: number }[] = [];
        for (const { id, revision } of drafts) {
          const policy = await policyIn(tx, alertRules, id);
          refuseOtherRevision(policy, revision);
          const { draft, type } = policy;
          if (draft === null) continue;
          const { definition } = draft;
          const version = await this.#addVersion(tx, actor, context, { policy, definition, note });
          await removeDraft(tx, { tenant, id });
          const { time } = context;
          await changePolicy(tx, { tenant, id, time, by: actor.user }, { is_active: true });
          context.record({
            event: 'policy.activated',
            object: id,
            details: { name: definition.name, type, version, note },
            changes: recordedChanges(policy.definition, definition),
          });
          activated.push({ id, version });
        }
        return { version: await raisePolicySet(tx, tenant), policies: activated };
      },
      { ifDuplicate: nameTaken('policy', only?.definition.name) },
    );
  }

  async setActive(actor: Actor, id: string, isActive: boolean): Promise<PolicyAnswer> {
    const { alertRules } = this.#parts;
    const { tenant, user: by } = actor;
    return this.#change(actor, async (tx, { time, record }) => {
      await holdPolicies(tx, tenant);
      const { name, type, version, is_active } = await policyIn(tx, alertRules, id);
      if (version === null) throw new ApiFailure('POLICY_NEVER_ACTIVATED', { name });
      if (is_active !== isActive) {
        await changePolicy(tx, { tenant, id, time, by }, { is_active: isActive });
        await raisePolicySet(tx, tenant);
        record({
          event: isActive ? 'policy.enabled' : 'policy.disabled',
          object: id,
          details: { name, type, version },
        });
      }
      return answerIn(tx, alertRules, id);
    });
  }

  /** Throws `POLICIES_CHANGED` unless these are all policies. */
  async order(actor: Actor, ids: readonly string[]): Promise<void> {
    const { tenant } = actor;
    await this.#change(actor, async (tx, { record }) => {
      await holdPolicies(tx, tenant);
      const before = await policyOrder(tx);
      const asked = new Set(ids);
      const isComplete = asked.size === ids.length && asked.size === before.length;
      if (!isComplete || !before.every(({ id }) => asked.has(id))) throw new ApiFailure('POLICIES_CHANGED');
      await orderPolicies(tx, tenant, ids);
      await raisePolicySet(tx, tenant);
      const names = new Map(before.map(({ id, name }) => [id, name]));
      record({
        event: 'policies.reordered',
        object: tenant,
        changes: changesBetween(
          { order: before.map(({ name }) => name) },
          { order: ids.map((id) => names.get(id) ?? id) },
        ),
      });
    });
  }

  async addException(actor: Actor, id: string, given: Omit<WrittenException, 'id'>): Promise<PolicyAnswer> {
    const exception = { ...given, id: randomUUID() };
    const { control, alertRules, things } = this.#parts;
    const { type, definition } = await control.inTenant(actor.tenant, (tx) => policyIn(tx, alertRules, id));
    if (definition !== null)
      await checkedPolicies(things, actor.tenant, [
        { type, written: { ...definition, ...ONLY_CONDITION, condition: given.condition }, path: '' },
      ]);
    return this.#changeExceptions(actor, id, {
      event: 'policy.exception_added',
      note: given.reason,
      change: (exceptions) => {
        if (exceptions.length >= POLICY_LIMITS.exceptions)
          throw new ApiFailure('LIMIT_REACHED', { limit: POLICY_LIMITS.exceptions });
        return [...exceptions, exception];
      },
    });
  }

  async removeException(actor: Actor, id: string, exception: string): Promise<PolicyAnswer> {
    return this.#changeExceptions(actor, id, {
      event: 'policy.exception_removed',
      note: '',
      change: (exceptions) => exceptions.filter((one) => one.id !== exception),
    });
  }

  /** Every kind of response, in the company's order. */
  async precedence(tenant: string): Promise<ResponseKind[]> {
    const { precedence } = await this.#parts.control.inTenant(tenant, policySetState);
    return completed(precedence);
  }

  async setPrecedence(actor: Actor, asked: readonly ResponseKind[]): Promise<ResponseKind[]> {
    const { tenant } = actor;
    const after = completed(asked);
    await this.#change(actor, async (tx, { record }) => {
      const { precedence } = await holdPolicies(tx, tenant);
      const changes = changesBetween({ order: completed(precedence) }, { order: after });
      if (Object.keys(changes).length === 0) return;
      await setPrecedence(tx, tenant, after);
      await raisePolicySet(tx, tenant);
      record({ event: 'policies.precedence_changed', object: tenant, changes });
    });
    return after;
  }

  /** The exception becomes part of a new version, and of the draft, so that activating it doesn't undo the change. */
  async #changeExceptions(
    actor: Actor,
    id: string,
    {
      event,
      note,
      change: changed,
    }: {
      event: 'policy.exception_added' | 'policy.exception_removed';
      note: string;
      change: (exceptions: readonly WrittenException[]) => readonly WrittenException[];
    },
  ): Promise<PolicyAnswer> {
    const { alertRules } = this.#parts;
    const { tenant, user: by } = actor;
    return this.#change(actor, async (tx, context) => {
      await holdPolicies(tx, tenant);
      const policy = await policyIn(tx, alertRules, id);
      const { name, type, definition: before, draft } = policy;
      if (before === null) throw new ApiFailure('POLICY_NEVER_ACTIVATED', { name });
      const definition = { ...before, exceptions: changed(before.exceptions) };
      if (definition.exceptions.length === before.exceptions.length) throw new ApiFailure('NOT_FOUND');
      const version = await this.#addVersion(tx, actor, context, { policy, definition, note });
      if (policy.is_active) await raisePolicySet(tx, tenant);
      if (draft !== null)
        await writeDraft(
          tx,
          { tenant, id, time: context.time, by },
          {
            revision: draft.revision + 1,
            definition: { ...draft.definition, exceptions: changed(draft.definition.exceptions) },
            base_version: version,
          },
        );
      context.record({
        event,
        object: id,
        details: { name, type, version, ...(note === '' ? {} : { reason: note }) },
        changes: recordedChanges(before, definition),
      });
      return answerIn(tx, alertRules, id);
    });
  }

  async #change<Result>(
    actor: Actor,
    work: (tx: TenantTx, context: ChangeContext) => Promise<Result>,
    options?: ChangeOptions,
  ): Promise<Result> {
    const result = await change(this.#parts, actor, work, options);
    this.#parts.onChange(actor.tenant);
    return result;
  }

  /** Stores a definition as the next version of its policy. */
  async #addVersion(
    tx: TenantTx,
    { tenant, user: by }: Actor,
    { time }: ChangeContext,
    given: { policy: StoredPolicy; definition: WrittenPolicy; note: string },
  ): Promise<number> {
    const { policy, definition, note } = given;
    const { id } = policy;
    const version = (policy.version ?? 0) + 1;
    await addVersion(tx, { tenant, id, time, by }, { version, definition, note });
    await changePolicy(tx, { tenant, id, time, by }, { version, name: definition.name });
    return version;
  }
}

const ONLY_CONDITION = { include: [], exclude: [], exceptions: [], responses: [] };

function completed(order: readonly ResponseKind[]): ResponseKind[] {
  const place = precedenceOf(order);
  return [...RESPONSE_KINDS].sort((a, b) => place(a) - place(b));
}
