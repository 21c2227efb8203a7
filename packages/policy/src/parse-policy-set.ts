import { parsePolicy } from '@casbah/domain/policy/parse-policy';
import type { Policy, PolicySet } from '@casbah/domain/policy/policy';
import type { PolicyType } from '@casbah/domain/policy/policy-type';
import type { ResponseKind } from '@casbah/domain/policy/response';
import type { WrittenPolicy } from '@casbah/domain/policy/written-policy';

/** A policy in force, as stored and as in a snapshot. */
export interface WrittenActivePolicy extends WrittenPolicy {
  id: string;
  type: PolicyType;
  version: number;
  order: number;
}

export interface WrittenPolicySet {
  version: number;
  precedence: readonly ResponseKind[];
  policies: readonly WrittenActivePolicy[];
}

/**
 * Reads a policy set, complete or not at all: leaving out one policy would allow what it forbids.
 * @throws RangeError for a definition that isn't valid here, such as one with a field of a later version
 */
export function parsePolicySet({ version, precedence, policies }: WrittenPolicySet): PolicySet {
  return { version, precedence, policies: policies.map(parseActivePolicy) };
}

/** The same for one policy. */
export function parseActivePolicy({ id, type, version, order, ...written }: WrittenActivePolicy): Policy {
  const { definition, problems } = parsePolicy(type, written);
  if (definition === undefined) {
    const reasons = problems.map(({ path, code }) => `${path}: ${code}`).join(', ');
    throw new RangeError(`Policy ${id} can't be read (${reasons})`);
  }
  return { ...definition, id, version, order };
}
