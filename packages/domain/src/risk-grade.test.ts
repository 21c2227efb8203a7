import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BRR_KNOCKOUT,
  BRR_UNRESEARCHED,
  brrOf,
  DEFAULT_BRR_THRESHOLDS,
  RISK_LEVELS,
  type RiskLevel,
  readinessOrder,
  riskLevel,
  riskOrder,
  riskScoreOf,
  shortRiskScore,
} from './risk.ts';
import { RISK_GRADES, riskGrade } from './risk-grade.ts';

const ON_SCALE = Array.from({ length: 101 }, (_, point) => point);
const brr = fc.constantFrom(...ON_SCALE, BRR_KNOCKOUT, BRR_UNRESEARCHED);
const point = fc.integer({ min: 0, max: 100 });
const thresholds = fc.tuple(point, point).map(([one, other]) => ({
  high: Math.min(one, other),
  medium: Math.max(one, other),
}));

test('a BRR up to 33 is high risk, up to 66 medium, above it low: 100 is best [SH-K033] [SH-K034]', () => {
  expect(DEFAULT_BRR_THRESHOLDS).toEqual({ high: 33, medium: 66 });
  const levels: [number, RiskLevel][] = [
    [0, 'high'],
    [33, 'high'],
    [34, 'medium'],
    [66, 'medium'],
    [67, 'low'],
    [100, 'low'],
    [BRR_KNOCKOUT, 'high'],
    [BRR_UNRESEARCHED, 'unresearched'],
  ];
  for (const [rating, level] of levels) expect(riskLevel(rating)).toBe(level);
});

test('the risk score is 100 minus the BRR: 100 for an automatic fail, none if not researched', () => {
  for (const score of ON_SCALE) expect(riskScoreOf(brrOf(score))).toBe(score);
  expect([riskScoreOf(BRR_KNOCKOUT), riskScoreOf(BRR_UNRESEARCHED)]).toEqual([100, null]);
});

test('letters from A+ to C- follow the BRR, A+ being the most ready [PF-K061]', () => {
  const best = RISK_GRADES.map((grade) => ON_SCALE.findLast((rating) => riskGrade(rating) === grade));
  expect(best).toEqual([100, 88, 77, 66, 55, 44, 33, 21, 10]);
  expect(riskGrade(0)).toBe('C-');
});

test("an automatic fail has the worst letter, a service that isn't researched none", () => {
  expect(riskGrade(BRR_KNOCKOUT)).toBe('C-');
  expect(riskGrade(BRR_UNRESEARCHED)).toBeUndefined();
});

test('under any thresholds, level, letter and order follow the BRR, and the letter matches the level', () => {
  fc.assert(
    fc.property(thresholds, brr, brr, (given, one, other) => {
      const letter = { low: 'A', medium: 'B', high: 'C', unresearched: undefined };
      expect(riskGrade(one, given)?.[0]).toBe(letter[riskLevel(one, given)]);
      fc.pre(one !== BRR_UNRESEARCHED && other !== BRR_UNRESEARCHED);
      if (readinessOrder(one) < readinessOrder(other)) {
        expect(riskOrder(one)).toBeGreaterThan(riskOrder(other));
        const rank = (rating: number) => RISK_GRADES.indexOf(riskGrade(rating, given) ?? 'A+');
        expect(rank(one)).toBeGreaterThanOrEqual(rank(other));
        const level = (rating: number) => RISK_LEVELS.indexOf(riskLevel(rating, given));
        expect(level(one)).toBeGreaterThanOrEqual(level(other));
      }
    }),
    { numRuns: 2000 },
  );
  expect(riskOrder(BRR_UNRESEARCHED)).toBeLessThan(riskOrder(100));
  expect(readinessOrder(BRR_UNRESEARCHED)).toBeLessThan(readinessOrder(BRR_KNOCKOUT));
});

test('the short risk score is 1 to 5, and follows the BRR [PF-K053]', () => {
  const first = [1, 2, 3, 4, 5].map((score) =>
    ON_SCALE.find((risk) => shortRiskScore(brrOf(risk)) === score),
  );
  expect(first).toEqual([0, 20, 40, 60, 80]);
  expect([100, BRR_KNOCKOUT, BRR_UNRESEARCHED].map(shortRiskScore)).toEqual([1, 5, null]);
});
