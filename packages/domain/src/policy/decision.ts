import type { PolicyResponse, Severity } from './response.ts';

/** What becomes of a request: the response of group `request` that takes precedence, or `allow`. */
export type Outcome = 'allow' | 'block' | 'require_second_factor' | 'coach' | 'skip_inspection';

/** A response that happens, and the policy that asked for it. */
export interface PlannedResponse {
  policy: string;
  response: PolicyResponse;
}

/** A policy that applies. */
export interface MatchedPolicy {
  id: string;
  version: number;
  name: string;
  severity: Severity;
}

/** What the active policies say about something that happened or is about to happen. */
export interface Decision {
  /** Version of the policy set. */
  version: number;
  outcome: Outcome;
  /** In their order. */
  policies: readonly MatchedPolicy[];
  /** In the order in which they happen. */
  responses: readonly PlannedResponse[];
  /** Responses that gave way to one that takes precedence. */
  superseded: readonly PlannedResponse[];
}

/** Part of the answer to why a policy applied or didn't: a condition with the value that it was compared with. */
export type ConditionTrace =
  | { kind: 'and' | 'or'; holds: boolean; parts: readonly ConditionTrace[] }
  | { kind: 'not'; holds: boolean; part: ConditionTrace }
  | {
      kind: 'condition';
      holds: boolean;
      /** In text form. */
      condition: string;
      field: string;
      /** Null if it isn't known. */
      value: string | number | readonly string[] | null;
    };

/** The first reason for which a policy doesn't apply, in the order in which they are checked. */
export type PolicyVerdict =
  | 'applies'
  | 'out_of_schedule'
  | 'condition'
  | 'excluded'
  | 'not_included'
  | 'exception';

export interface PolicyTrace {
  policy: string;
  version: number;
  name: string;
  verdict: PolicyVerdict;
  condition: ConditionTrace;
  /** Of the exception that holds. */
  exception?: string | undefined;
}

export interface ExplainedDecision extends Decision {
  /** Every policy of the type, in their order. */
  trace: readonly PolicyTrace[];
}
