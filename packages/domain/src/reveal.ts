import { DAY_MS, HOUR_MS } from './time-units.ts';
/**
 * Kinds of requests: unmask people, or turn anonymization off. One person requests with a reason, another decides.
 */
export const REVEAL_KINDS = ['people', 'switch_off'] as const;
export type RevealKind = (typeof REVEAL_KINDS)[number];

export const REVEAL_STATES = ['asked', 'lapsed', 'refused', 'holds', 'done', 'ended'] as const;
export type RevealState = (typeof REVEAL_STATES)[number];

/** How long the requester sees the names after approval. */
export const REVEAL_HOLDS_MS = HOUR_MS;
/** Undecided requests expire after this. */
export const REVEAL_LAPSES_MS = DAY_MS;
/** Maximum people per request: unmasking is for individuals, never everyone at once. */
export const MOST_REVEALED = 20;
/** Maximum pending requests per person. */
export const MOST_ASKED = 20;
export const SHORTEST_REASON = 10;
export const LONGEST_REASON = 500;

export interface RevealMoments {
  kind: RevealKind;
  decision: 'approved' | 'refused' | null;
  lapses_on: number;
  holds_until: number | null;
  ended_on: number | null;
}

/** State of a request at a time (ms since 1970 UTC). */
export function revealState(reveal: RevealMoments, now: number): RevealState {
  const { kind, decision, ended_on } = reveal;
  if (decision === 'refused') return 'refused';
  if (decision === null) {
    if (ended_on !== null) return 'ended';
    return reveal.lapses_on > now ? 'asked' : 'lapsed';
  }
  if (kind === 'switch_off') return 'done';
  if (ended_on !== null) return 'ended';
  return (reveal.holds_until ?? 0) > now ? 'holds' : 'done';
}
