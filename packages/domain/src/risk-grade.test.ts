import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BRR_KNOCKOUT, BRR_UNRESEARCHED, riskLevel, riskScore } from './risk.ts';
import { RISK_GRADES, riskGrade } from './risk-grade.ts';

test('letters from A+ to C- go along with the BRR [PF-K061]', () => {
  const first = RISK_GRADES.map((grade) =>
    Array.from({ length: 101 }, (_, brr) => brr).find((brr) => riskGrade(brr) === grade),
  );
  expect(first).toEqual([0, 11, 22, 33, 44, 55, 66, 78, 90]);
  expect(riskGrade(100)).toBe('C-');
});

test('a knocked-out service has the worst letter, one that nobody has researched has none', () => {
  expect(riskGrade(BRR_KNOCKOUT)).toBe('C-');
  expect(riskGrade(BRR_UNRESEARCHED)).toBeUndefined();
});

test('under any thresholds a letter never gets better with more risk, and says the level', () => {
  const point = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(point, point, point, point, (a, b, c, d) => {
      const [medium = 0, high = 0] = [a, b].sort((one, other) => one - other);
      const [less = 0, more = 0] = [c, d].sort((one, other) => one - other);
      const thresholds = { medium, high };
      const rank = (brr: number) => {
        const grade = riskGrade(brr, thresholds);
        return grade === undefined ? -1 : RISK_GRADES.indexOf(grade);
      };
      expect(rank(less)).toBeLessThanOrEqual(rank(more));
      const letter = { low: 'A', medium: 'B', high: 'C', unresearched: '' };
      expect(riskGrade(less, thresholds)?.[0]).toBe(letter[riskLevel(less, thresholds)]);
    }),
  );
});

test('a risk score is 1 to 5, and goes along with the BRR [PF-K053]', () => {
  const first = [1, 2, 3, 4, 5].map((score) =>
    Array.from({ length: 101 }, (_, brr) => brr).find((brr) => riskScore(brr) === score),
  );
  expect(first).toEqual([0, 20, 40, 60, 80]);
  expect([riskScore(100), riskScore(BRR_KNOCKOUT), riskScore(BRR_UNRESEARCHED)]).toEqual([5, 5, undefined]);
});
