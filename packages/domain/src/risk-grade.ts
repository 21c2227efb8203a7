import { BRR_KNOCKOUT, BRR_SCALE, type BrrThresholds, DEFAULT_BRR_THRESHOLDS, riskLevel } from './risk.ts';

/** Letter grades, best first: A is low risk, B medium, C high; plus and minus divide each level into thirds. */
export const RISK_GRADES = ['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-'] as const;
export type RiskGrade = (typeof RISK_GRADES)[number];

/** Grade of a BRR under these thresholds: the worst one for automatic fails, none if not researched. */
export function riskGrade(
  brr: number,
  thresholds: BrrThresholds = DEFAULT_BRR_THRESHOLDS,
): RiskGrade | undefined {
  if (brr === BRR_KNOCKOUT) return 'C-';
  const { high, medium } = thresholds;
  switch (riskLevel(brr, thresholds)) {
    case 'low':
      return third(['A+', 'A', 'A-'], { brr, above: medium, upTo: BRR_SCALE });
    case 'medium':
      return third(['B+', 'B', 'B-'], { brr, above: high, upTo: medium });
    case 'high':
      return third(['C+', 'C', 'C-'], { brr, above: -1, upTo: high });
    case 'unresearched':
      return undefined;
  }
}

/** Splits the integers above one rating, up to another, into thirds; highest first. */
function third(
  [best, middle, worst]: readonly [RiskGrade, RiskGrade, RiskGrade],
  { brr, above, upTo }: { brr: number; above: number; upTo: number },
): RiskGrade {
  const share = (upTo - brr) / (upTo - above);
  if (share < 1 / 3) return best;
  return share < 2 / 3 ? middle : worst;
}
