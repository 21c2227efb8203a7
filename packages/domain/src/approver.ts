import { DAY_MS } from './time-units.ts';

/** Ways in which others can control an account: each lets them act as its owner. */
export const HANDS = ['created', 'promoted', 'password', 'address', 'activated'] as const;
export type Hand = (typeof HANDS)[number];

/** How long an approver must have had the permission before a request, so that others notice a new one. */
export const APPROVER_AGE_MS = DAY_MS;
/** After this, two accounts created by the same person count as two people. */
export const SETTLED_MS = 30 * DAY_MS;

export type ApproverProblem = 'too_new' | 'not_independent';

/** Accounts that control another one, directly or indirectly, including itself. */
export type Makers = ReadonlySet<string>;

export interface ApproverFacts {
  /** When the approver got the permission, and when the request was made: ms since 1970 UTC. */
  since: number;
  askedOn: number;
  asker: { id: string; recentMakers: Makers };
  /** `makers`: at any time; `recentMakers`: within `SETTLED_MS` before the request. */
  approver: { makers: Makers; recentMakers: Makers };
}

/**
 * Why someone can't approve a request: their account was ever created or changed by the requester, recently did so to
 * the requester's, or shares a recent maker with it.
 */
export function approverProblem({
  since,
  askedOn,
  asker,
  approver,
}: ApproverFacts): ApproverProblem | undefined {
  if (approver.makers.has(asker.id)) return 'not_independent';
  for (const maker of approver.recentMakers) if (asker.recentMakers.has(maker)) return 'not_independent';
  return since > askedOn - APPROVER_AGE_MS ? 'too_new' : undefined;
}
