import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Circle, distanceSharing, sharedArea, sharedOutline } from './circles.ts';

const radius = fc.double({ min: 0.1, max: 100, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });

test('disjoint circles share nothing, a nested one its whole area', () => {
  fc.assert(
    fc.property(radius, radius, (a, b) => {
      expect(sharedArea(a, b, a + b)).toBe(0);
      expect(sharedArea(a, b, Math.abs(a - b))).toBeCloseTo(Math.PI * Math.min(a, b) ** 2, 6);
    }),
  );
});

test('the computed distance gives the requested area', () => {
  fc.assert(
    fc.property(radius, radius, share, (a, b, part) => {
      const smaller = Math.PI * Math.min(a, b) ** 2;
      const area = sharedArea(a, b, distanceSharing(a, b, part * smaller));
      expect(Math.abs(area - part * smaller) / smaller).toBeLessThan(1e-6);
    }),
  );
});

const STEP = 0.14;

/** Counts points of a fine grid within all circles, and within the outline as a browser would fill it. */
function gridAreas(circles: readonly Circle[], path: string | undefined) {
  const arcs = path === undefined ? [] : polygonOf(path);
  let both = 0;
  let drawn = 0;
  for (let x = -12; x <= 12; x += STEP)
    for (let y = -12; y <= 12; y += STEP) {
      if (circles.every((circle) => Math.hypot(x - circle.x, y - circle.y) <= circle.r)) both++;
      if (inside(arcs, x, y)) drawn++;
    }
  return { both, drawn };
}

/** Vertices of a path of arcs, each split into short lines. */
function polygonOf(path: string): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = [];
  const numbers = (text: string) =>
    text
      .trim()
      .split(/[\s,]+/)
      .map(Number);
  const [start = '', ...arcs] = path.replace('Z', '').slice(1).split('A');
  let [x = 0, y = 0] = numbers(start);
  for (const arc of arcs) {
    const [r = 1, , , large = 0, , toX = 0, toY = 0] = numbers(arc);
    const half = Math.hypot(toX - x, toY - y) / 2;
    const up = Math.sqrt(Math.max(0, r * r - half * half)) * (large === 1 ? 1 : -1);
    // The center of a clockwise arc (y points down) is to the right of the chord's direction.
    const ux = (toX - x) / (2 * half || 1);
    const uy = (toY - y) / (2 * half || 1);
    const cx = (x + toX) / 2 + uy * up;
    const cy = (y + toY) / 2 - ux * up;
    const begin = Math.atan2(y - cy, x - cx);
    let turn = Math.atan2(toY - cy, toX - cx) - begin;
    while (turn <= 0) turn += 2 * Math.PI;
    for (let step = 0; step < 64; step++) {
      const angle = begin + (turn * step) / 64;
      points.push({ x: cx + r * Math.cos(angle), y: cy + r * Math.sin(angle) });
    }
    x = toX;
    y = toY;
  }
  return points;
}

function inside(polygon: readonly { x: number; y: number }[], x: number, y: number): boolean {
  let within = false;
  for (const [index, a] of polygon.entries()) {
    const b = polygon[(index + 1) % polygon.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  }
  return within;
}

test('circles that differ by less than a pixel count as identical', () => {
  const nearlyAlike = [
    { x: 0, y: 0, r: 1.0000000000000009 },
    { x: 0, y: -3.983380315795976, r: 3.45284639369681 },
    { x: 0, y: 0, r: 1.0000000000000013 },
  ];
  const { both, drawn } = gridAreas(nearlyAlike, sharedOutline(nearlyAlike));
  expect(Math.abs(drawn - both)).toBeLessThanOrEqual(12);
});

test('the outline is the shared area of two or three circles', () => {
  const circle = fc.record({
    x: fc.double({ min: -4, max: 4, noNaN: true }),
    y: fc.double({ min: -4, max: 4, noNaN: true }),
    r: fc.double({ min: 1, max: 6, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(circle, { minLength: 2, maxLength: 3 }), (circles) => {
      const { both, drawn } = gridAreas(circles, sharedOutline(circles));
      expect(Math.abs(drawn - both)).toBeLessThanOrEqual(Math.max(12, both * 0.02));
    }),
    { numRuns: 25 },
  );
});

test('circles that share nothing have no outline', () => {
  expect(
    sharedOutline([
      { x: 0, y: 0, r: 1 },
      { x: 3, y: 0, r: 1 },
    ]),
  ).toBeUndefined();
  expect(sharedOutline([])).toBeUndefined();
});
