/**
 * The BRR of a cloud service: 0 to 100, more is riskier. Below 33 is low, below 66 medium, from 66 on high, unless the
 * tenant's configuration moves the thresholds. Two values stand outside the scale.
 */
export const BRR_KNOCKOUT = 102;
export const BRR_UNRESEARCHED = 103;

export interface BrrThresholds {
  medium: number;
  high: number;
}
export const DEFAULT_BRR_THRESHOLDS: BrrThresholds = { medium: 33, high: 66 };

export const RISK_LEVELS = ['low', 'medium', 'high', 'unresearched'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** The numbers under which levels travel on the wire; unresearched has none. */
export const RISK_LEVEL_VALUES = { low: 1, medium: 2, high: 3 } as const;

/** Steps of the short scale, 1 the safest. */
const RISK_SCORES = 5;

/** The BRR on the short scale from 1 to 5, a fifth of the long one each; nothing where it is unresearched. */
export function riskScore(brr: number): number | undefined {
  if (brr === BRR_UNRESEARCHED) return undefined;
  return Math.min(RISK_SCORES, 1 + Math.floor((RISK_SCORES * brr) / 100));
}

/** How much an attribute counts. */
export const WEIGHTS = { dont_care: 0, nice_to_have: 1, important: 3, must_have: 8 } as const;

/** A knocked-out service is high risk, whatever its points; an unresearched one has no level. */
export function riskLevel(brr: number, thresholds: BrrThresholds = DEFAULT_BRR_THRESHOLDS): RiskLevel {
  if (brr === BRR_UNRESEARCHED) return 'unresearched';
  if (brr === BRR_KNOCKOUT || brr >= thresholds.high) return 'high';
  return brr >= thresholds.medium ? 'medium' : 'low';
}
