import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharedArea } from './circles.ts';
import { isVenn, overlapsOf, SETS_DRAWN, type VennData, vennLayout } from './venn-layout.ts';

const size = fc.double({ min: 0.001, max: 1e9, noNaN: true });

test('sets are valid only when at least one of them is not empty [WD-V061]', () => {
  const set = fc.record({ label: fc.string(), size: fc.constantFrom(0, 0, 1, 7.5) });
  fc.assert(
    fc.property(fc.array(set), (sets) => {
      const valid = isVenn({ sets, overlaps: [] });
      expect(valid).toBe(sets.some((one) => one.size !== 0));
      expect(vennLayout({ sets, overlaps: [] }, 300, 200, 6).circles.length > 0).toBe(valid);
    }),
  );
});

test('data is sets of a size and a label, and overlaps of some of them [WD-E034]', () => {
  const data: VennData = {
    sets: [
      { size: 10, label: 'Firewall' },
      { size: 6, label: 'Endpoint' },
    ],
    overlaps: [{ sets: [0, 1], size: 4 }],
  };
  expect(vennLayout(data, 300, 200, 6).circles.map(({ index }) => data.sets[index]?.label)).toEqual([
    'Firewall',
    'Endpoint',
  ]);
  expect(overlapsOf(data)).toEqual([{ sets: [0, 1], size: 4 }]);
});

test('areas match the numbers: circles their sets, two circles their shared content', () => {
  fc.assert(
    fc.property(size, size, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, part) => {
      const shared = Math.min(a, b) * part;
      const { circles, error } = vennLayout(
        {
          sets: [
            { label: 'a', size: a },
            { label: 'b', size: b },
          ],
          overlaps: [{ sets: [0, 1], size: shared }],
        },
        300,
        200,
        6,
      );
      const [one, other] = circles;
      if (one === undefined || other === undefined) throw new Error('two circles');
      const area = ({ r }: { r: number }) => Math.PI * r * r;
      const large = Math.max(a, b);
      expect(area(other) / area(one)).toBeCloseTo(Math.min(a, b) / large, 6);
      const drawn = sharedArea(one.r, other.r, Math.hypot(one.x - other.x, one.y - other.y));
      expect(Math.abs(drawn / area(one) - shared / large)).toBeLessThan(1e-5);
      expect(error).toBeLessThan(1e-4);
    }),
  );
});

test('everything is inside the drawing, names inside their circles', () => {
  const sets = fc.array(fc.record({ label: fc.string(), size }), { minLength: 1, maxLength: 16 });
  const overlaps = fc.array(fc.record({ sets: fc.array(fc.nat(20), { minLength: 1, maxLength: 3 }), size }), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(sets, overlaps, (some, shared) => {
      const { circles } = vennLayout({ sets: some, overlaps: shared }, 300, 200, 6);
      expect(circles.length).toBe(Math.min(SETS_DRAWN, some.length));
      for (const { x, y, r, nameX, nameY } of circles) {
        expect(x - r).toBeGreaterThan(5.99);
        expect(x + r).toBeLessThan(294.01);
        expect(y - r).toBeGreaterThan(5.99);
        expect(y + r).toBeLessThan(194.01);
        expect(Math.hypot(nameX - x, nameY - y)).toBeLessThanOrEqual(r + 1e-9);
      }
    }),
    { numRuns: 60 },
  );
});

test('three geometrically possible overlaps are drawn to scale; an impossible fourth is reported', () => {
  const three = vennLayout(
    {
      sets: [
        { label: 'a', size: 612 },
        { label: 'b', size: 348 },
        { label: 'c', size: 420 },
      ],
      overlaps: [
        { sets: [0, 1], size: 190 },
        { sets: [0, 2], size: 220 },
        { sets: [1, 2], size: 130 },
      ],
    },
    300,
    200,
    6,
  );
  expect(three.error).toBeLessThan(0.01);
  const ring = [0, 1, 2, 3].map((index) => ({ sets: [index, (index + 1) % 4], size: 60 }));
  const impossible = vennLayout(
    { sets: ['a', 'b', 'c', 'd'].map((label) => ({ label, size: 100 })), overlaps: ring },
    300,
    200,
    6,
  );
  expect(impossible.error).toBeGreaterThan(0.05);
});

test("disjoint sets don't touch, a subset is inside its set", () => {
  const { circles } = vennLayout(
    {
      sets: [
        { label: 'everyone', size: 900 },
        { label: 'admins', size: 60 },
        { label: 'contractors', size: 220 },
      ],
      overlaps: [{ sets: [0, 1], size: 999 }],
    },
    300,
    200,
    6,
  );
  const of = (index: number) => {
    const circle = circles.find((one) => one.index === index);
    if (circle === undefined) throw new Error('no circle');
    return circle;
  };
  const gap = (a: number, b: number) => Math.hypot(of(a).x - of(b).x, of(a).y - of(b).y);
  expect(gap(0, 2)).toBeGreaterThan(of(0).r + of(2).r);
  expect(gap(0, 1) + of(1).r).toBeLessThan(of(0).r);
});
