import { setImmediate as otherWork } from 'node:timers/promises';
import type { Policy, PolicySet } from '@casbah/domain/policy/policy';
import { referencesOf } from '@casbah/domain/policy/references';
import { Decider } from '@casbah/policy/decider';
import {
  parseActivePolicy,
  type WrittenActivePolicy,
  type WrittenPolicySet,
} from '@casbah/policy/parse-policy-set';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { activePolicies, policySetState } from '@casbah/stores/control/policies/policy-set';

/** What is in force in a company, ready to decide. */
export interface ActiveSet {
  set: PolicySet;
  decider: Decider;
  /** The same as stored, for the snapshot. */
  written: WrittenPolicySet;
}

/** Maximum companies cached. */
const MOST_KEPT = 64;
/** Policies parsed before other work has its turn. */
const AT_ONCE = 50;

/** Policies in force by company, cached until they change. */
export class PolicySets {
  readonly #control: ControlStore;
  readonly #kept = new Map<string, Promise<ActiveSet>>();

  constructor(control: ControlStore) {
    this.#control = control;
  }

  of(tenant: string): Promise<ActiveSet> {
    const kept = this.#kept.get(tenant);
    if (kept !== undefined) return kept;
    const read = this.#read(tenant);
    this.#kept.set(tenant, read);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
    read.catch(() => {
      if (this.#kept.get(tenant) === read) this.#kept.delete(tenant);
    });
    return read;
  }

  forget(tenant: string): void {
    this.#kept.delete(tenant);
  }

  forgetAll(): void {
    this.#kept.clear();
  }

  async #read(tenant: string): Promise<ActiveSet> {
    const written = await this.#control.inTenant(tenant, async (tx) => ({
      ...(await policySetState(tx)),
      policies: (await activePolicies(tx)).map(({ definition, place: order, ...policy }) => ({
        ...definition,
        ...policy,
        order,
      })),
    }));
    const set = { ...written, policies: await parsedInTurns(written.policies) };
    return { set, decider: new Decider(set), written };
  }
}

/** A thousand policies take a tenth of a second, so requests have their turn in between. */
async function parsedInTurns(written: readonly WrittenActivePolicy[]): Promise<Policy[]> {
  const policies: Policy[] = [];
  for (const policy of written) {
    policies.push(parseActivePolicy(policy));
    if (policies.length % AT_ONCE === 0) await otherWork();
  }
  return policies;
}

/** What the active policies of a company refer to, each once. */
export function referencesIn({ policies }: PolicySet): ReturnType<typeof referencesOf> {
  const all = policies.flatMap(referencesOf);
  return [...new Map(all.map((reference) => [`${reference.kind} ${reference.value}`, reference])).values()];
}
