import type { ConditionTraceAnswer, DecisionAnswer } from '@casbah/contract/policies';
import type { PolicyType } from '@casbah/domain/policy/policy-type';
import type { WrittenPolicy, WrittenResponse } from '@casbah/domain/policy/written-policy';
import { call } from '../../../request/api.ts';
import { givenOf } from '../given-policy.ts';
import type { FactsGiven } from './fact-text.ts';

type Traced = NonNullable<DecisionAnswer['trace']>[number];

/** Whether a definition applies to facts, and why. */
export interface Trial {
  verdict: Traced['verdict'];
  condition: ConditionTraceAnswer;
  /** ID of the exception that holds. */
  exception: string | undefined;
  responses: readonly WrittenResponse[];
}

/** Decides about facts by this definition alone. */
export async function tryPolicy(
  type: PolicyType,
  definition: WrittenPolicy,
  facts: FactsGiven,
  signal: AbortSignal,
): Promise<Trial> {
  const { trace, responses } = await call(
    'POST /api/decide',
    { body: { type, definition: givenOf(definition), facts, explain: true } },
    { signal },
  );
  const traced = trace?.[0];
  if (traced === undefined) throw new Error('The decision has no trace');
  return {
    verdict: traced.verdict,
    condition: traced.condition,
    exception: traced.exception,
    responses: responses.map(({ response }) => response),
  };
}
