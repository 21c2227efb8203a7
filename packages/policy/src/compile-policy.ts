import type { ConditionTrace, PolicyVerdict } from '@casbah/domain/policy/decision';
import type { Policy, PolicyException } from '@casbah/domain/policy/policy';
import { compileSchedule } from '@casbah/domain/policy/schedule';
import { compileCondition, type Test } from './compile-condition.ts';
import { ConditionIndex } from './condition-index.ts';
import type { FactReader } from './fact-reader.ts';
import { compilePeople, valuesOf } from './people.ts';
import { type Alternatives, requiredValues } from './required-values.ts';
import { compileTrace } from './trace.ts';

export interface CompiledPolicy {
  policy: Policy;
  /** Sets of values of which facts must have one, for the index of all policies. */
  required: readonly Alternatives[];
  /** Whether it applies to something at a time, or the first reason why not. */
  verdict(facts: FactReader, time: number): PolicyVerdict;
  /** The verdict, with which conditions hold. */
  explain(facts: FactReader, time: number): { verdict: PolicyVerdict; condition: ConditionTrace };
  /** The first exception that holds. */
  exception(facts: FactReader, time: number): PolicyException | undefined;
}

const ALWAYS = () => true;
const NEVER = () => false;

/** @throws RangeError if its schedule names an unknown time zone */
export function compilePolicy(policy: Policy): CompiledPolicy {
  const { include, exclude, schedule } = policy;
  const isOn = schedule === undefined ? ALWAYS : compileSchedule(schedule);
  const holds = compileCondition(policy.condition);
  const isIncluded: Test = include.length === 0 ? ALWAYS : compilePeople(include);
  const isExcluded: Test = exclude.length === 0 ? NEVER : compilePeople(exclude);
  const exception = compileExceptions(policy.exceptions);
  const required = requiredValues(policy.condition);
  const verdict = (facts: FactReader, time: number, conditionHolds: Test): PolicyVerdict => {
    if (!isOn(time)) return 'out_of_schedule';
    if (!conditionHolds(facts)) return 'condition';
    if (isExcluded(facts)) return 'excluded';
    if (!isIncluded(facts)) return 'not_included';
    return exception(facts, time) === undefined ? 'applies' : 'exception';
  };
  // Compiled when first asked for: most policies are never explained.
  let trace: ReturnType<typeof compileTrace> | undefined;
  return {
    policy,
    required: include.length === 0 ? required : [...required, valuesOf(include)],
    exception,
    verdict: (facts, time) => verdict(facts, time, holds),
    explain(facts, time) {
      trace ??= compileTrace(policy.condition);
      const condition = trace(facts);
      return { verdict: verdict(facts, time, condition.holds ? ALWAYS : NEVER), condition };
    },
  };
}

function compileExceptions(
  exceptions: readonly PolicyException[],
): (facts: FactReader, time: number) => PolicyException | undefined {
  if (exceptions.length === 0) return () => undefined;
  const compiled = exceptions.map((exception) => ({
    exception,
    holds: compileCondition(exception.condition),
  }));
  const index = new ConditionIndex(exceptions.map(({ condition }) => requiredValues(condition)));
  return (facts, time) => {
    let first: number | undefined;
    for (const place of index.candidates(facts)) {
      const one = compiled[place];
      if (one === undefined || (first !== undefined && place > first)) continue;
      const { expires } = one.exception;
      if ((expires === undefined || time < expires) && one.holds(facts)) first = place;
    }
    return first === undefined ? undefined : compiled[first]?.exception;
  };
}
