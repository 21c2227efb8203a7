import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnPoints, type GeoPoint, markerRadius, whyPointsNotDrawn } from './geo-point.ts';
import { GEO_MARKER, POINTS_DRAWN } from './limits.ts';

const point = (count: number, latitude = 33.57, longitude = -7.59): GeoPoint => ({
  location: { location: 'Casablanca', latitude, longitude },
  count,
});

test('a point is a place with its name and degrees, and a count [WD-E030]', () => {
  expect(whyPointsNotDrawn([point(3)])).toBeUndefined();
  // @ts-expect-error a point needs a place
  expect(whyPointsNotDrawn([{ count: 3 }])).toBe('point 0 is nowhere on Earth');
  // @ts-expect-error nor is one without its name
  expect(whyPointsNotDrawn([{ location: { latitude: 1, longitude: 1 }, count: 3 }])).toContain('nowhere');
  expect(whyPointsNotDrawn([point(3, 91)])).toContain('nowhere');
  expect(whyPointsNotDrawn([point(3, 0, -181)])).toContain('nowhere');
  expect(whyPointsNotDrawn([point(3, Number.NaN)])).toContain('nowhere');
  expect(whyPointsNotDrawn([point(0)])).toBe('every value is zero');
});

test('points are sized by count, drawn largest first, and limited in number', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { maxLength: 700 }), (counts) => {
      const drawn = drawnPoints(counts.map((count) => point(count))).map(({ count }) => count);
      expect(drawn).toEqual([...drawn].sort((a, b) => b - a));
      expect(drawn).toHaveLength(Math.min(POINTS_DRAWN, counts.filter((count) => count > 0).length));
      for (const count of drawn) {
        const radius = markerRadius(count, drawn[0] ?? 0);
        expect(radius).toBeGreaterThanOrEqual(GEO_MARKER.least);
        expect(radius).toBeLessThanOrEqual(GEO_MARKER.most);
      }
    }),
  );
  expect(markerRadius(25, 100)).toBeCloseTo(GEO_MARKER.most / 2);
});
