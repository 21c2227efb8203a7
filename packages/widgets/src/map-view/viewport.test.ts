import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GEO_MAP_ZOOM } from '../geo-map/limits.ts';
import { WORLD_MAP_ZOOM } from '../world-map/limits.ts';
import { panned, revealed, shownAt, type Viewport, viewByKey, WHOLE, zoomed } from './viewport.ts';

const SIZE = { width: 924, height: 525 };
const action = fc.oneof(
  fc.constantFrom('+', '=', '-', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '0'),
  fc.record({ dx: fc.integer({ min: -2000, max: 2000 }), dy: fc.integer({ min: -2000, max: 2000 }) }),
);

function after(
  actions: readonly (string | { dx: number; dy: number })[],
  limits: typeof GEO_MAP_ZOOM | typeof WORLD_MAP_ZOOM,
) {
  return actions.reduce<Viewport>(
    (view, one) =>
      typeof one === 'string'
        ? (viewByKey(one, view, SIZE, limits) ?? view)
        : panned(view, one.dx, one.dy, SIZE),
    WHOLE,
  );
}

test('a step of the geo map is 1.1, from 1 to 10 [WD-K046] [WD-K047]', () => {
  expect(viewByKey('+', WHOLE, SIZE, GEO_MAP_ZOOM)?.scale).toBeCloseTo(1.1, 10);
  expect(zoomed(WHOLE, 2, SIZE, GEO_MAP_ZOOM).scale).toBeCloseTo(1.21, 10);
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      const { scale } = after(actions, GEO_MAP_ZOOM);
      expect(scale).toBeGreaterThanOrEqual(1);
      expect(scale).toBeLessThanOrEqual(10);
    }),
  );
  expect(zoomed(WHOLE, 1000, SIZE, GEO_MAP_ZOOM).scale).toBe(10);
  expect(zoomed(WHOLE, -1000, SIZE, GEO_MAP_ZOOM).scale).toBe(1);
});

test('the world map zooms from 0.9 to 100 [WD-K049]', () => {
  expect(zoomed(WHOLE, 1000, SIZE, WORLD_MAP_ZOOM).scale).toBe(100);
  expect(zoomed(WHOLE, -1000, SIZE, WORLD_MAP_ZOOM).scale).toBe(0.9);
});

test('the drawing always fills its window, or is centered in it', () => {
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      const { scale, x, y } = after(actions, WORLD_MAP_ZOOM);
      if (scale >= 1) {
        expect(x).toBeLessThanOrEqual(1e-9);
        expect(x + SIZE.width * scale).toBeGreaterThanOrEqual(SIZE.width - 1e-6);
        expect(y).toBeLessThanOrEqual(1e-9);
        expect(y + SIZE.height * scale).toBeGreaterThanOrEqual(SIZE.height - 1e-6);
      } else expect(x).toBeCloseTo((SIZE.width * (1 - scale)) / 2, 6);
    }),
  );
});

test('zooming in keeps the place under the pointer where it is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 924 }),
      fc.integer({ min: 0, max: 525 }),
      fc.integer({ min: 1, max: 12 }),
      (x, y, steps) => {
        const shown = shownAt(zoomed(WHOLE, steps, SIZE, GEO_MAP_ZOOM, { x, y }), { x, y });
        expect(shown.x).toBeCloseTo(x, 6);
        expect(shown.y).toBeCloseTo(y, 6);
      },
    ),
  );
});

test('an invisible position scrolls into view, a visible one changes nothing', () => {
  const view = zoomed(WHOLE, 20, SIZE, GEO_MAP_ZOOM, { x: 0, y: 0 });
  expect(revealed(view, { x: 20, y: 20 }, SIZE)).toBe(view);
  const moved = shownAt(revealed(view, { x: 500, y: 300 }, SIZE), { x: 500, y: 300 });
  expect(moved.x).toBeGreaterThan(0);
  expect(moved.x).toBeLessThan(924);
  expect(moved.y).toBeGreaterThan(0);
  expect(moved.y).toBeLessThan(525);
});

test('other keys are left to the page', () => {
  for (const key of ['a', 'Tab', 'Enter', 'PageDown'])
    expect(viewByKey(key, WHOLE, SIZE, GEO_MAP_ZOOM)).toBeUndefined();
});
