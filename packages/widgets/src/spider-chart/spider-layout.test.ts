import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axesOf, SPIDER_SIZE, type SpiderSeries, spiderLayout } from './spider-layout.ts';

const series = (count: number): SpiderSeries => ({
  label: 'Dropbox',
  values: Array.from({ length: count }, (_, index) => ({ axis: `Axis ${index}`, value: index + 1 })),
});

test('a series is a value on each axis [WD-E032]', () => {
  const { points } = spiderLayout([series(3)], 3, 300, 300);
  expect(points.map(({ axis, value }) => ({ axis, value }))).toEqual(series(3).values);
});

test("axes aren't limited to ten [WD-K066]", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
      const { axes, points, shapes } = spiderLayout([series(count)], count, 300, 300);
      expect(axes).toHaveLength(count);
      expect(points).toHaveLength(count);
      expect(shapes[0]?.outline.split('L')).toHaveLength(count);
    }),
  );
});

test("a value's distance from the center is its fraction of the maximum", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1000, noNaN: true }), { minLength: 3, maxLength: 20 }),
      (values) => {
        const one = { label: 'a', values: values.map((value, index) => ({ axis: String(index), value })) };
        const { points, axes } = spiderLayout([one], 500, 300, 300);
        for (const [index, { x, y, value }] of points.entries()) {
          const edge = axes[index];
          if (edge === undefined) throw new Error('no axis');
          const whole = Math.hypot(edge.x - 150, edge.y - 150);
          expect(Math.hypot(x - 150, y - 150)).toBeCloseTo(whole * Math.min(1, value / 500), 6);
        }
      },
    ),
  );
});

test('series with different axes share one web; missing values are zero', () => {
  const both = [
    {
      label: 'a',
      values: [
        { axis: 'x', value: 1 },
        { axis: 'y', value: 2 },
      ],
    },
    { label: 'b', values: [{ axis: 'z', value: 3 }] },
  ];
  expect(axesOf(both)).toEqual(['x', 'y', 'z']);
  expect(spiderLayout(both, 3, 300, 300).points.map(({ value }) => value)).toEqual([1, 2, 0, 0, 0, 3]);
});

test('overlapping labels are left to the tooltips', () => {
  const named = (count: number) =>
    spiderLayout([series(count)], 1, SPIDER_SIZE, SPIDER_SIZE).axes.filter((axis) => axis.named).length;
  expect(named(12)).toBe(12);
  expect(named(200)).toBeLessThan(60);
});
