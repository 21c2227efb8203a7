import { SYSTEM_TAGS, type SystemTagKey } from './tag.ts';

/** A company's decision about a service. A decision is a reserved tag, and a service has at most one. */
export const DECISIONS = [
  'sanctioned',
  'tolerated',
  'in_review',
  'unsanctioned',
] as const satisfies SystemTagKey[];
export type Decision = (typeof DECISIONS)[number];

/** Origin of a log entry. `recorded`: was in force when the log began. */
export const DECISION_KINDS = ['decided', 'undone', 'expired', 'recorded'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

export const MOST_REASON_CHARACTERS = 500;
/** Maximum entries undone per request. */
export const MOST_UNDONE_AT_ONCE = 100;
/** Days before a decision expires that its maker is notified. */
export const EXPIRY_NOTICE_DAYS = 3;

const TAG_BY_DECISION = new Map<string, number>(SYSTEM_TAGS.map(({ key, id }) => [key, id]));

/** Meaning of each decision, which sets the color and shape of its tag. */
const MEANINGS = {
  sanctioned: 'good',
  tolerated: 'neutral',
  in_review: 'attention',
  unsanctioned: 'bad',
} as const satisfies Record<Decision, string>;
export type DecisionMeaning = (typeof MEANINGS)[Decision];

/** The meaning of a tag; undefined if it isn't a decision. */
export function meaningOfTag(tag: number): DecisionMeaning | undefined {
  const decision = decisionOf([tag]);
  return decision === undefined ? undefined : MEANINGS[decision];
}

/** Tag of a decision. */
export function tagOfDecision(decision: Decision): number {
  const id = TAG_BY_DECISION.get(decision);
  if (id === undefined) throw new Error(`No tag says ${decision}`);
  return id;
}

/** The strictest decision among manually added tags; undefined without one. */
export function decisionOf(tags: readonly number[]): Decision | undefined {
  return DECISIONS.findLast((decision) => tags.includes(tagOfDecision(decision)));
}
