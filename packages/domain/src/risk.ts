/**
 * Risk on two scales. The *risk score* runs from 0 to 100, higher is riskier, and its parts add up. The *Business
 * Readiness Rating* (BRR) is 100 minus the risk score: 100 is best.
 */
export const BRR_SCALE = 100;

/** Values outside the scale: automatic fail (high risk, whatever the points) and not researched (no level). */
export const BRR_KNOCKOUT = 102;
export const BRR_UNRESEARCHED = 103;

/** Highest rating of each level: up to `high` is high risk, up to `medium` medium, above it low. */
export interface BrrThresholds {
  high: number;
  medium: number;
}
export const DEFAULT_BRR_THRESHOLDS: BrrThresholds = { high: 33, medium: 66 };

export const RISK_LEVELS = ['low', 'medium', 'high', 'unresearched'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** Wire values of levels; not researched has none. */
export const RISK_LEVEL_VALUES = { low: 1, medium: 2, high: 3 } as const;

/** Weights of an attribute. */
export const WEIGHTS = { dont_care: 0, nice_to_have: 1, important: 3, must_have: 8 } as const;

/** BRR of a risk score from 0 to 100. */
export const brrOf = (riskScore: number): number => BRR_SCALE - riskScore;

/** Position of a rating on its scale: 0 for an automatic fail, null if not researched. */
export function readinessOf(brr: number): number | null {
  if (brr === BRR_UNRESEARCHED) return null;
  return brr === BRR_KNOCKOUT ? 0 : brr;
}

/** Risk score of a rating: 100 for an automatic fail, null if not researched. */
export function riskScoreOf(brr: number): number | null {
  const readiness = readinessOf(brr);
  return readiness === null ? null : BRR_SCALE - readiness;
}

/** Steps of the short scale; 1 is the safest. */
const SHORT_SCORES = 5;

/** Risk score on the short scale from 1 to 5, each a fifth of the long one; null if not researched. */
export function shortRiskScore(brr: number): number | null {
  const score = riskScoreOf(brr);
  return score === null ? null : Math.min(SHORT_SCORES, 1 + Math.floor((SHORT_SCORES * score) / BRR_SCALE));
}

/** Converts a rating to a level; the only place that does. */
export function riskLevel(brr: number, thresholds: BrrThresholds = DEFAULT_BRR_THRESHOLDS): RiskLevel {
  const readiness = readinessOf(brr);
  if (readiness === null) return 'unresearched';
  if (brr === BRR_KNOCKOUT || readiness <= thresholds.high) return 'high';
  return readiness <= thresholds.medium ? 'medium' : 'low';
}

/** Sort key from safest to riskiest: not researched first, automatic fail last. */
export function riskOrder(brr: number): number {
  return brr === BRR_KNOCKOUT ? BRR_SCALE + 1 : (riskScoreOf(brr) ?? -1);
}

/** Sort key from least to most ready: not researched first, then automatic fail. */
export function readinessOrder(brr: number): number {
  if (brr === BRR_UNRESEARCHED) return -2;
  return brr === BRR_KNOCKOUT ? -1 : brr;
}
