import { SYSTEM_TAGS, type SystemTagKey } from './tag.ts';

/** What a company has decided about a service. A decision is one of the reserved tags, and a service carries one at most. */
export const DECISIONS = [
  'sanctioned',
  'tolerated',
  'in_review',
  'unsanctioned',
] as const satisfies SystemTagKey[];
export type Decision = (typeof DECISIONS)[number];

/** How a log entry came about. `recorded`: in force when the log began. */
export const DECISION_KINDS = ['decided', 'undone', 'expired', 'recorded'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

export const MOST_REASON_CHARACTERS = 500;
/** Entries that one request undoes. */
export const MOST_UNDONE_AT_ONCE = 100;
/** Days before it expires that the maker of a decision gets a notice. */
export const EXPIRY_NOTICE_DAYS = 3;

const TAG_BY_DECISION = new Map<string, number>(SYSTEM_TAGS.map(({ key, id }) => [key, id]));

/** What each decision says of a service: its tag is shown in the color and shape of that. */
const MEANINGS = {
  sanctioned: 'good',
  tolerated: 'neutral',
  in_review: 'attention',
  unsanctioned: 'bad',
} as const satisfies Record<Decision, string>;
export type DecisionMeaning = (typeof MEANINGS)[Decision];

/** Returns undefined for a tag that isn't a decision. */
export function meaningOfTag(tag: number): DecisionMeaning | undefined {
  const decision = decisionOf([tag]);
  return decision === undefined ? undefined : MEANINGS[decision];
}

/** The tag that says a decision. */
export function tagOfDecision(decision: Decision): number {
  const id = TAG_BY_DECISION.get(decision);
  if (id === undefined) throw new Error(`No tag says ${decision}`);
  return id;
}

/** The strictest decision among manually added tags; undefined without one. */
export function decisionOf(tags: readonly number[]): Decision | undefined {
  return DECISIONS.findLast((decision) => tags.includes(tagOfDecision(decision)));
}
