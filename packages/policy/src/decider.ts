import type { Decision, ExplainedDecision, MatchedPolicy, PolicyTrace } from '@casbah/domain/policy/decision';
import type { Policy, PolicySet } from '@casbah/domain/policy/policy';
import type { Facts } from '@casbah/domain/policy/policy-fields';
import { POLICY_TYPES, type PolicyType } from '@casbah/domain/policy/policy-type';
import { precedenceOf, type ResponseKind } from '@casbah/domain/policy/response';
import { type CompiledPolicy, compilePolicy } from './compile-policy.ts';
import { ConditionIndex } from './condition-index.ts';
import { FactReader } from './fact-reader.ts';
import { planResponses } from './plan-responses.ts';

/** What is decided about, by which kind of policies, and when. */
export interface Question {
  type: PolicyType;
  facts: Facts;
  /** ms since 1970. */
  time: number;
}

interface TypeIndex {
  /** In their order. */
  policies: readonly CompiledPolicy[];
  index: ConditionIndex;
}

/**
 * Decides by a policy set. Its answers depend on set and question only. Policies are indexed by values that they require,
 * so a decision looks at those few that may apply.
 */
export class Decider {
  readonly version: number;
  readonly #types: ReadonlyMap<PolicyType, TypeIndex>;
  readonly #precedence: (kind: ResponseKind) => number;

  /** @throws RangeError if a schedule names an unknown time zone */
  constructor({ version, policies, precedence }: PolicySet) {
    this.version = version;
    this.#precedence = precedenceOf(precedence);
    this.#types = new Map(
      POLICY_TYPES.map((type) => {
        const own = policies
          .filter((policy) => policy.type === type)
          .sort(byOrder)
          .map(compilePolicy);
        return [type, { policies: own, index: new ConditionIndex(own.map(({ required }) => required)) }];
      }),
    );
  }

  decide({ type, facts, time }: Question): Decision {
    const reader = new FactReader(facts);
    const { policies, index } = this.#typeOf(type);
    const found: number[] = [];
    for (const place of index.candidates(reader))
      if (policies[place]?.verdict(reader, time) === 'applies') found.push(place);
    found.sort((a, b) => a - b);
    return this.#decisionOf(found.flatMap((place) => policies[place]?.policy ?? []));
  }

  /** The same decision with the verdict on each policy of the type that may apply to the facts. */
  explain(question: Question): ExplainedDecision {
    const { policies, index } = this.#typeOf(question.type);
    const reader = new FactReader(question.facts);
    const places = index.candidates(reader).sort((a, b) => a - b);
    return this.#explained(
      places.flatMap((place) => policies[place] ?? []),
      reader,
      question.time,
    );
  }

  /** The same decision with the verdict on every policy of the type, also those that can't apply to the facts. */
  explainAll(question: Question): ExplainedDecision {
    const { policies } = this.#typeOf(question.type);
    return this.#explained(policies, new FactReader(question.facts), question.time);
  }

  #explained(policies: readonly CompiledPolicy[], reader: FactReader, time: number): ExplainedDecision {
    const applies: Policy[] = [];
    const trace: PolicyTrace[] = [];
    for (const compiled of policies) {
      const { id, version, name } = compiled.policy;
      const { verdict, condition } = compiled.explain(reader, time);
      if (verdict === 'applies') applies.push(compiled.policy);
      const one: PolicyTrace = { policy: id, version, name, verdict, condition };
      if (verdict === 'exception') one.exception = compiled.exception(reader, time)?.id;
      trace.push(one);
    }
    return { ...this.#decisionOf(applies), trace };
  }

  #decisionOf(policies: readonly Policy[]): Decision {
    const asked = policies.flatMap(({ id, responses }) =>
      responses.map((response) => ({ policy: id, response })),
    );
    return {
      version: this.version,
      policies: policies.map(matched),
      ...planResponses(asked, this.#precedence),
    };
  }

  #typeOf(type: PolicyType): TypeIndex {
    const found = this.#types.get(type);
    if (found === undefined) throw new RangeError(`Unknown policy type ${type}`);
    return found;
  }
}

function byOrder(a: Policy, b: Policy): number {
  return a.order - b.order || (a.id < b.id ? -1 : 1);
}

function matched({ id, version, name, severity }: Policy): MatchedPolicy {
  return { id, version, name, severity };
}
