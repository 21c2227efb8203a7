import { newException, policyDefinition } from '@casbah/contract/policy-definition';
import { POLICY_LIMITS } from '@casbah/domain/policy/policy';
import { POLICY_TYPES, type PolicyType } from '@casbah/domain/policy/policy-type';
import type { PolicyReference } from '@casbah/domain/policy/references';
import type {
  WrittenException,
  WrittenPolicy,
  WrittenResponse,
  WrittenSchedule,
} from '@casbah/domain/policy/written-policy';
import { z } from 'zod';
import type { FindThing } from './company-things.ts';

/** A policy in a file: names instead of IDs, and no IDs of exceptions. */
const filePolicy = policyDefinition.omit({ exceptions: true }).extend({
  type: z.enum(POLICY_TYPES),
  exceptions: z.array(newException).max(POLICY_LIMITS.exceptions).readonly().default([]),
});
export type FilePolicy = z.output<typeof filePolicy>;

export const policyFile = z.strictObject({
  policies: z.array(filePolicy).max(POLICY_LIMITS.policies),
});
export type PolicyFile = z.input<typeof policyFile>;

/** What the responses of a file's policy name. */
export function namedIn({ responses }: FilePolicy): Pick<PolicyReference, 'kind' | 'value'>[] {
  return responses.flatMap((response) => {
    const found: Pick<PolicyReference, 'kind' | 'value'>[] = [];
    if (response.kind === 'ticket') found.push({ kind: 'destination', value: response.destination });
    if ('template' in response && response.template !== undefined)
      found.push({ kind: 'response_template', value: response.template });
    return found;
  });
}

/** A file's policy in the form in which it is stored. Names that don't exist stay, and are refused later. */
export function writtenPolicy(
  { type: _, exceptions, responses, ...rest }: FilePolicy,
  { find, idOf }: { find: FindThing; idOf: (exception: Omit<WrittenException, 'id'>) => string },
): WrittenPolicy {
  return {
    ...rest,
    exceptions: exceptions.map((exception) => ({ ...exception, id: idOf(exception) })),
    responses: responses.map((response) => renamed(response, (reference) => find(reference)?.id)),
  };
}

/** A stored policy as in a file: in a fixed order, because a database may change it, and without what is empty. */
export function filePolicyOf(
  type: PolicyType,
  policy: WrittenPolicy,
  find: FindThing,
): PolicyFile['policies'][number] {
  const { name, description, severity, condition, schedule } = policy;
  const people = (list: WrittenPolicy['include']) => list.map(({ kind, value }) => ({ kind, value }));
  return {
    type,
    name,
    ...(description === '' ? {} : { description }),
    severity,
    condition,
    ...ifAny('include', people(policy.include)),
    ...ifAny('exclude', people(policy.exclude)),
    ...(schedule === null ? {} : { schedule: fileSchedule(schedule) }),
    ...ifAny(
      'responses',
      policy.responses.map((response) => renamed(response, (reference) => find(reference)?.name)),
    ),
    ...ifAny(
      'exceptions',
      policy.exceptions.map(({ condition: when, reason, expires }) => ({
        condition: when,
        reason,
        ...(expires === null ? {} : { expires }),
      })),
    ),
  };
}

function fileSchedule({ time_zone, windows, from, until }: WrittenSchedule) {
  return {
    time_zone,
    windows: windows.map((window) => ({ days: window.days, from: window.from, to: window.to })),
    ...(from === null ? {} : { from }),
    ...(until === null ? {} : { until }),
  };
}

function ifAny<Name extends string, Item>(
  name: Name,
  list: readonly Item[],
): Partial<Record<Name, readonly Item[]>> {
  const given: Partial<Record<Name, readonly Item[]>> = {};
  if (list.length > 0) given[name] = list;
  return given;
}

/** A response whose destination and template are named differently. */
function renamed(
  response: WrittenResponse,
  nameOf: (reference: Pick<PolicyReference, 'kind' | 'value'>) => string | undefined,
): WrittenResponse {
  const changed = { ...response };
  if (changed.kind === 'ticket')
    changed.destination = nameOf({ kind: 'destination', value: changed.destination }) ?? changed.destination;
  if ('template' in changed && changed.template !== undefined)
    changed.template = nameOf({ kind: 'response_template', value: changed.template }) ?? changed.template;
  return changed;
}
