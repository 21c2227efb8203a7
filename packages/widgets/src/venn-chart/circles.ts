/** A drawn circle, in pixels. */
export interface Circle {
  x: number;
  y: number;
  r: number;
}

interface Point {
  x: number;
  y: number;
}

/** Shared area of two circles with radius `a` and `b` at a distance between centers. */
export function sharedArea(a: number, b: number, distance: number): number {
  const small = Math.min(a, b);
  const large = Math.max(a, b);
  if (small <= 0 || distance >= a + b) return 0;
  if (distance <= large - small) return Math.PI * small * small;
  // Two circular segments, one on each side of the chord through the intersections.
  return segment(a, b, distance) + segment(b, a, distance);
}

function segment(own: number, other: number, distance: number): number {
  const toChord = (distance * distance + own * own - other * other) / (2 * distance);
  const half = Math.acos(Math.min(1, Math.max(-1, toChord / own)));
  return own * own * (half - Math.sin(half) * Math.cos(half));
}

/** Bisection steps until a distance is far below a pixel. */
const HALVINGS = 50;

/** Distance between centers for a shared area: from disjoint (0) to one inside the other. */
export function distanceSharing(a: number, b: number, area: number): number {
  let near = Math.abs(a - b);
  let far = a + b;
  if (area <= 0) return far;
  if (area >= Math.PI * Math.min(a, b) ** 2) return near;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (near + far) / 2;
    if (sharedArea(a, b, middle) > area) near = middle;
    else far = middle;
  }
  return (near + far) / 2;
}

const TOUCH = 1e-7;
const within = (point: Point, circle: Circle): boolean =>
  Math.hypot(point.x - circle.x, point.y - circle.y) <= circle.r + TOUCH;

function crossings(a: Circle, b: Circle): readonly Point[] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const distance = Math.hypot(dx, dy);
  if (distance === 0 || distance > a.r + b.r || distance < Math.abs(a.r - b.r)) return [];
  const along = (a.r * a.r - b.r * b.r + distance * distance) / (2 * distance);
  const aside = Math.sqrt(Math.max(0, a.r * a.r - along * along));
  const x = a.x + (along * dx) / distance;
  const y = a.y + (along * dy) / distance;
  return [
    { x: x + (aside * dy) / distance, y: y - (aside * dx) / distance },
    { x: x - (aside * dy) / distance, y: y + (aside * dx) / distance },
  ];
}

/**
 * Far below a pixel: circles that differ by less count as identical, because their intersections would be arbitrary.
 */
const ALIKE = 1e-4;

/** Removes circles that contain another one, because they don't limit the shared area. */
function limiting(circles: readonly Circle[]): readonly Circle[] {
  const holds = (outer: Circle, inner: Circle): boolean =>
    Math.hypot(outer.x - inner.x, outer.y - inner.y) + inner.r <= outer.r + ALIKE;
  return circles.reduce<readonly Circle[]>(
    (kept, circle) =>
      kept.some((inner) => holds(circle, inner))
        ? kept
        : [...kept.filter((outer) => !holds(outer, circle)), circle],
    [],
  );
}

/**
 * Outline of the area shared by all circles, as a path's `d`; undefined if empty. Corners are intersections inside
 * every circle, joined by the innermost circle's arc.
 */
export function sharedOutline(all: readonly Circle[]): string | undefined {
  const circles = limiting(all);
  const corners = circles
    .flatMap((a, index) => circles.slice(index + 1).flatMap((b) => crossings(a, b)))
    .filter((point) => circles.every((circle) => within(point, circle)));
  if (corners.length < 2) {
    // Without corners, one circle is inside all others, or nothing is shared.
    const [only, ...others] = circles;
    return only !== undefined && others.length === 0 ? outlineOf(only) : undefined;
  }
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  const around = corners
    .map((point) => ({ ...point, angle: Math.atan2(point.y - middle.y, point.x - middle.x) }))
    .sort((a, b) => a.angle - b.angle);
  const start = around[0];
  if (start === undefined) return undefined;
  let path = `M${start.x} ${start.y}`;
  for (const [index, from] of around.entries()) {
    const to = around[(index + 1) % around.length] ?? start;
    const arc = arcBetween(from, to, circles);
    if (arc !== undefined) path += `A${arc.r} ${arc.r} 0 ${arc.large ? 1 : 0} 1 ${to.x} ${to.y}`;
  }
  return `${path}Z`;
}

/** The circle whose clockwise arc between two corners stays inside all others. */
function arcBetween(
  from: Point,
  to: Point,
  circles: readonly Circle[],
): { r: number; large: boolean } | undefined {
  for (const circle of circles) {
    if (!onEdge(from, circle) || !onEdge(to, circle)) continue;
    const begin = Math.atan2(from.y - circle.y, from.x - circle.x);
    const end = Math.atan2(to.y - circle.y, to.x - circle.x);
    const turn = (end - begin + 2 * Math.PI) % (2 * Math.PI);
    const half = begin + turn / 2;
    const top = { x: circle.x + circle.r * Math.cos(half), y: circle.y + circle.r * Math.sin(half) };
    if (circles.every((other) => other === circle || within(top, other)))
      return { r: circle.r, large: turn > Math.PI };
  }
  return undefined;
}

const onEdge = (point: Point, circle: Circle): boolean =>
  Math.abs(Math.hypot(point.x - circle.x, point.y - circle.y) - circle.r) < 1e-6 * Math.max(1, circle.r);

const outlineOf = ({ x, y, r }: Circle): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
