import type { InspectedDocument } from '@casbah/contract/inspection';
import type { ConditionTraceAnswer, DecisionAnswer, policiesCalls } from '@casbah/contract/policies';
import { isTextType, namesOf } from '@casbah/domain/filter/vocabulary';
import type {
  ConditionTrace,
  Decision,
  ExplainedDecision,
  PlannedResponse,
} from '@casbah/domain/policy/decision';
import { writeResponse } from '@casbah/domain/policy/parse-policy';
import { type Facts, POLICY_FIELDS, type PolicyField } from '@casbah/domain/policy/policy-fields';
import type { PolicyType } from '@casbah/domain/policy/policy-type';
import type { WrittenPolicy } from '@casbah/domain/policy/written-policy';
import { Decider } from '@casbah/policy/decider';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { groupsOfPerson } from '@casbah/stores/control/policies/named-groups';
import type { z } from 'zod';
import type { Provided } from '../areas/provided.ts';
import { unusable } from '../http/field-problem.ts';
import { enrich } from './enrich.ts';
import type { PolicySets } from './policy-sets.ts';
import { refuseAlertRules, usablePolicy } from './refusals.ts';

type Question = z.output<(typeof policiesCalls)['POST /api/decide']['body']>;

interface Parts extends Pick<Provided, 'catalogue' | 'servicesOf' | 'inspectText'> {
  control: ControlStore;
  clock: () => number;
  sets: PolicySets;
}

/** Decides about facts by the policies in force. */
export class Decisions {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async decide(
    tenant: string,
    { type, facts: given, time, content_text, explain, definition }: Question,
  ): Promise<DecisionAnswer> {
    refuseAlertRules(type);
    refuseWrongTypes(given);
    const { sets, clock } = this.#parts;
    const facts = await this.#enriched(tenant, given, content_text);
    const decider =
      definition === undefined ? (await sets.of(tenant)).decider : triedDecider(type, definition);
    const question = { type, facts, time: time === undefined ? clock() : Date.parse(time) };
    if (!explain) return decisionAnswer(decider.decide(question));
    const explained = decider.explainAll(question);
    return { ...decisionAnswer(explained), facts, trace: traceAnswer(explained) };
  }

  async #enriched(tenant: string, given: Facts, content: string | undefined): Promise<Facts> {
    const { control, catalogue, servicesOf, inspectText } = this.#parts;
    return enrich(given, {
      catalogue,
      services: await servicesOf(tenant),
      groupsOf: (account) => control.inTenant(tenant, (tx) => groupsOfPerson(tx, account)),
      inspect: async (): Promise<InspectedDocument | undefined> =>
        content === undefined ? undefined : inspectText(tenant, content),
    });
  }
}

/** Version and ID of a definition that isn't in force. */
const TRIED = { id: 'draft', version: 1, order: 1 } as const;

function triedDecider(type: PolicyType, written: WrittenPolicy): Decider {
  const definition = usablePolicy(type, written);
  return new Decider({ version: 0, policies: [{ ...definition, ...TRIED }], precedence: [] });
}

function refuseWrongTypes(facts: Facts): void {
  for (const field of namesOf(POLICY_FIELDS)) {
    const value = facts[field];
    if (value !== undefined && isTextField(field) === (typeof value === 'number'))
      throw unusable(`facts.${field}`, 'problem.wrong_type', {
        expected: isTextField(field) ? 'string' : 'number',
      });
  }
}

const isTextField = (field: PolicyField): boolean => isTextType(POLICY_FIELDS[field].type);

function decisionAnswer({ version, outcome, policies, responses, superseded }: Decision): DecisionAnswer {
  return {
    version,
    outcome,
    policies: [...policies],
    responses: responses.map(plannedAnswer),
    superseded: superseded.map(plannedAnswer),
  };
}

const plannedAnswer = ({ policy, response }: PlannedResponse) => ({
  policy,
  response: writeResponse(response),
});

function traceAnswer({ trace }: ExplainedDecision): NonNullable<DecisionAnswer['trace']> {
  return trace.map(({ condition, ...one }) => ({ ...one, condition: conditionAnswer(condition) }));
}

function conditionAnswer(trace: ConditionTrace): ConditionTraceAnswer {
  const { kind, holds } = trace;
  switch (trace.kind) {
    case 'and':
    case 'or':
      return { kind, holds, parts: trace.parts.map(conditionAnswer) };
    case 'not':
      return { kind, holds, parts: [conditionAnswer(trace.part)] };
    case 'condition':
      return { kind, holds, condition: trace.condition, field: trace.field, value: trace.value };
  }
}
