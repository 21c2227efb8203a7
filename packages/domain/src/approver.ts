import { DAY_MS } from './time-units.ts';

/** How someone else makes an account what it is: through each of these they could act as its holder. */
export const HANDS = ['created', 'promoted', 'password', 'address', 'activated'] as const;
export type Hand = (typeof HANDS)[number];

/** An approver has held the right for at least so long when a request is made: others have time to notice a new one. */
export const APPROVER_AGE_MS = DAY_MS;
/** After so long, two accounts that one person made count as two people. */
export const SETTLED_MS = 30 * DAY_MS;

export type ApproverProblem = 'too_new' | 'not_independent';

/** Accounts that made another one what it is, directly or through others, itself included. */
export type Makers = ReadonlySet<string>;

export interface ApproverFacts {
  /** Since when the approver has held the right, and when the request was made: ms since 1970 UTC. */
  since: number;
  askedOn: number;
  asker: { id: string; recentMakers: Makers };
  /** `makers`: of all times; `recentMakers`: within `SETTLED_MS` before the request. */
  approver: { makers: Makers; recentMakers: Makers };
}

/**
 * Why someone can't approve a request. An account that the asker made what it is, at whatever time, is the asker's; so is, for
 * the first weeks, an account that made the asker's, or that one and the same person made.
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
