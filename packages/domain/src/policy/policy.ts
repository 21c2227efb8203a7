import { NAME_MAX_LENGTH } from '../clone-name.ts';
import type { Filter } from '../filter/expression.ts';
import type { PolicyField } from './policy-fields.ts';
import type { PolicyType } from './policy-type.ts';
import type { PolicyResponse, Severity } from './response.ts';
import type { PolicySchedule } from './schedule.ts';

/** Limits of a policy. */
export const POLICY_LIMITS = {
  /** Per company, drafts included. */
  policies: 2000,
  name: NAME_MAX_LENGTH,
  description: 1000,
  /** Characters of a condition. */
  condition: 4096,
  people: 500,
  exceptions: 1000,
  reason: 500,
  responses: 16,
  /** Windows of a schedule. */
  windows: 20,
} as const;

/** People by name, by group or by domain of their account. Compared ignoring case. */
export const PEOPLE_KINDS = ['user', 'group', 'domain'] as const;
export type PeopleKind = (typeof PEOPLE_KINDS)[number];
export interface People {
  kind: PeopleKind;
  /** Account, ID or name of a group, domain. */
  value: string;
}

/** What a policy doesn't apply to although its condition holds. */
export interface PolicyException {
  id: string;
  condition: Filter<PolicyField>;
  reason: string;
  /** Until when it holds, in ms since 1970; forever if absent. */
  expires?: number | undefined;
}

/** What a policy says, apart from where and how it is enforced. */
export interface PolicyDefinition {
  type: PolicyType;
  name: string;
  description: string;
  severity: Severity;
  condition: Filter<PolicyField>;
  /** Everyone if empty. */
  include: readonly People[];
  /** Takes precedence over `include`. */
  exclude: readonly People[];
  exceptions: readonly PolicyException[];
  /** Always if absent. */
  schedule?: PolicySchedule | undefined;
  /** In the order in which they happen. */
  responses: readonly PolicyResponse[];
}

/** A policy in force. */
export interface Policy extends PolicyDefinition {
  id: string;
  /** Counts the activated definitions of a policy, from 1. */
  version: number;
  /** Policies are decided in ascending order. */
  order: number;
}

/** The policies of a company that are in force, complete: deciding needs nothing else. */
export interface PolicySet {
  /** Counts the sets of a company, from 1. */
  version: number;
  policies: readonly Policy[];
  /** Which of several responses that exclude each other happens. Kinds not named follow in the default order. */
  precedence: readonly PolicyResponse['kind'][];
}
