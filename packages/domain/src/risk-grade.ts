import {
  BRR_KNOCKOUT,
  BRR_UNRESEARCHED,
  type BrrThresholds,
  DEFAULT_BRR_THRESHOLDS,
  riskLevel,
} from './risk.ts';

/** Letter grades, the best first: A is low risk, B medium, C high; plus and minus are the thirds of each level. */
export const RISK_GRADES = ['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-'] as const;
export type RiskGrade = (typeof RISK_GRADES)[number];

/** The letter of a BRR under these thresholds; what is knocked out has the worst one, what is not researched has none. */
export function riskGrade(
  brr: number,
  thresholds: BrrThresholds = DEFAULT_BRR_THRESHOLDS,
): RiskGrade | undefined {
  if (brr === BRR_UNRESEARCHED) return undefined;
  if (brr === BRR_KNOCKOUT) return 'C-';
  const { medium, high } = thresholds;
  switch (riskLevel(brr, thresholds)) {
    case 'low':
      return third(['A+', 'A', 'A-'], brr, 0, medium);
    case 'medium':
      return third(['B+', 'B', 'B-'], brr, medium, high);
    default:
      return third(['C+', 'C', 'C-'], brr, high, 101);
  }
}

function third(
  [best, middle, worst]: readonly [RiskGrade, RiskGrade, RiskGrade],
  brr: number,
  from: number,
  to: number,
): RiskGrade {
  const share = (brr - from) / (to - from);
  if (share < 1 / 3) return best;
  return share < 2 / 3 ? middle : worst;
}
