import type { Filter } from '@casbah/domain/filter/expression';
import { comparisonOf } from '@casbah/domain/filter/operator';
import { parseFilter } from '@casbah/domain/filter/parse';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';
import { BRR_KNOCKOUT, BRR_UNRESEARCHED, riskLevel } from '@casbah/domain/risk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createServiceIndex, type ServiceIndex } from './service-index.ts';
import { catalogued } from './test-catalogue.ts';

const ON_SCALE = Array.from({ length: 101 }, (_, rating) => rating);
const RATINGS = [...ON_SCALE, BRR_KNOCKOUT, BRR_UNRESEARCHED];
/** A service with each possible rating, named after it. */
const SERVICES = RATINGS.map((rating) => catalogued(String(rating), `Service ${rating}`));
const indexUnder = (thresholds?: { high: number; medium: number }): ServiceIndex =>
  createServiceIndex(SERVICES, ({ id }) => ({ brr: Number(id), parts: [] }), thresholds);

/** Ratings of the services that match a filter. */
function found(index: ServiceIndex, text: string): number[] {
  const { filter } = parseFilter(text, TRAFFIC_FIELDS);
  if (filter === undefined) throw new Error(text);
  const meets = (part: Filter, id: string): boolean => {
    switch (part.kind) {
      case 'and':
        return part.parts.every((one) => meets(one, id));
      case 'or':
        return part.parts.some((one) => meets(one, id));
      case 'not':
        return !meets(part.part, id);
      default:
        return index.resolve(part).includes(id);
    }
  };
  return RATINGS.filter((rating) => meets(filter, String(rating)));
}

const point = fc.integer({ min: 0, max: 100 });
const thresholds = fc.tuple(point, point).map(([one, other]) => ({
  high: Math.min(one, other),
  medium: Math.max(one, other),
}));

describe('levels, ratings and scores agree', () => {
  test('with any thresholds, filters by level, rating and risk score find the same services', () => {
    fc.assert(
      fc.property(thresholds, ({ high, medium }) => {
        const index = indexUnder({ high, medium });
        const of = (text: string) => found(index, text);
        const atLevel = (level: string) =>
          RATINGS.filter((rating) => riskLevel(rating, { high, medium }) === level);
        for (const level of ['high', 'medium', 'low', 'unresearched']) {
          expect(of(`risk = ${level}`)).toEqual(atLevel(level));
          expect(RATINGS.filter((rating) => index.get(String(rating)).level === level)).toEqual(
            atLevel(level),
          );
        }
        expect(of(`brr <= ${high}`)).toEqual(atLevel('high'));
        expect(of(`risk_score >= ${100 - high}`)).toEqual(atLevel('high'));
        expect(index.highRisk.map(Number)).toEqual(atLevel('high'));
        // If both are equal, a service with an automatic fail is high at 0, and nothing is medium.
        expect(of(`brr > ${high} and brr <= ${medium}`)).toEqual(atLevel('medium'));
        expect(of(`risk_score < ${100 - high} and risk_score >= ${100 - medium}`)).toEqual(atLevel('medium'));
        expect(of(`brr > ${medium}`)).toEqual(atLevel('low'));
        expect(of(`risk_score < ${100 - medium}`)).toEqual(atLevel('low'));
        expect(of('not exists brr')).toEqual(atLevel('unresearched'));
        expect(of('not exists risk_score')).toEqual(atLevel('unresearched'));
      }),
      { numRuns: 60 },
    );
  });

  test('up to 33 is high, up to 66 medium, above low, and each service has both numbers [SH-K033] [SH-K034]', () => {
    const index = indexUnder();
    expect(found(index, 'risk = high')).toEqual([...ON_SCALE.slice(0, 34), BRR_KNOCKOUT]);
    expect(found(index, 'risk = medium')).toEqual(ON_SCALE.slice(34, 67));
    expect(found(index, 'risk = low')).toEqual(ON_SCALE.slice(67));
    for (const rating of ON_SCALE) expect(index.get(String(rating)).riskScore).toBe(100 - rating);
    expect(index.get('102')).toMatchObject({ brr: 102, riskScore: 100, level: 'high', grade: 'C-' });
    expect(index.get('103')).toMatchObject({ brr: 103, riskScore: null, level: 'unresearched' });
  });

  test('values outside the scale are requested separately and don’t count as high [PF-S046]', () => {
    const index = indexUnder();
    expect(found(index, 'brr = 102')).toEqual([BRR_KNOCKOUT]);
    expect(found(index, 'brr in (102, 103)')).toEqual([BRR_KNOCKOUT, BRR_UNRESEARCHED]);
    expect(found(index, 'brr > 99')).toEqual([100]);
    expect(found(index, 'brr = 0')).toEqual([0]);
    expect(found(index, 'risk_score = 100')).toEqual([0, BRR_KNOCKOUT]);
  });

  test("negating a score comparison doesn't select services without a score", () => {
    const { filter } = parseFilter('not brr > 66', TRAFFIC_FIELDS);
    expect(filter === undefined ? undefined : comparisonOf(filter, TRAFFIC_FIELDS)).toBeUndefined();
    expect(found(indexUnder(), 'not brr > 66')).toContain(BRR_UNRESEARCHED);
    expect(found(indexUnder(), 'brr <= 66')).not.toContain(BRR_UNRESEARCHED);
  });
});
