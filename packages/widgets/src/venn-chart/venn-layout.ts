import { type Circle, distanceSharing, sharedArea } from './circles.ts';

export interface VennSet {
  label: string;
  size: number;
}

/** Content shared by the named sets; `sets` are indexes in the list of sets. */
export interface VennOverlap {
  sets: readonly number[];
  size: number;
}

export interface VennData {
  sets: readonly VennSet[];
  overlaps: readonly VennOverlap[];
}

export interface VennCircle extends Circle {
  /** Index of the set in the data. */
  index: number;
  /** Label position: the center of its largest free part, and the distance to the nearest edge. */
  nameX: number;
  nameY: number;
  room: number;
}

export interface VennLayout {
  circles: readonly VennCircle[];
  /** Largest difference between a drawn and a requested shared area, as a fraction of the smaller set. */
  error: number;
}

/** Maximum circles; further sets are in the table. */
export const SETS_DRAWN = 12;

const isSize = (size: number): boolean => Number.isFinite(size) && size > 0;

/** A Venn chart needs at least one nonempty set. */
export const isVenn = (data: VennData): boolean => data.sets.some((set) => isSize(set.size));

/** Overlaps of existing sets without duplicates, none larger than its smallest set. */
export function overlapsOf({ sets, overlaps }: VennData): readonly VennOverlap[] {
  const known = new Map<string, VennOverlap>();
  for (const overlap of overlaps) {
    const members = [...new Set(overlap.sets)].sort((a, b) => a - b);
    const sizes = members.map((index) => sets[index]?.size ?? 0);
    if (members.length < 2 || !sizes.every(isSize) || !isSize(overlap.size)) continue;
    known.set(members.join(), { sets: members, size: Math.min(overlap.size, ...sizes) });
  }
  return [...known.values()];
}

interface Placed extends Circle {
  index: number;
}

/** Gap between disjoint circles, as a fraction of the smaller radius. */
const APART = 0.12;
const WITHIN = 0.8;
const DIRECTIONS = 24;
const STEPS = 400;

/**
 * Circles sized by sets, placed by shared content. Exact for two circles; pairs of three or more may be geometrically
 * contradictory, so the layout minimizes the error.
 */
export function vennLayout(data: VennData, width: number, height: number, margin: number): VennLayout {
  const drawn = data.sets
    .map((set, index) => ({ index, size: set.size }))
    .filter(({ size }) => isSize(size))
    .sort((a, b) => b.size - a.size || a.index - b.index)
    .slice(0, SETS_DRAWN);
  const largest = drawn[0]?.size ?? 0;
  if (largest === 0) return { circles: [], error: 0 };
  // Normalizes the largest set to radius 1, so that any magnitude is laid out alike.
  const asked = new Map<string, number>();
  for (const { sets, size } of overlapsOf(data))
    if (sets.length === 2) asked.set(sets.join(), (size / largest) * Math.PI);
  const askedOf = (a: number, b: number): number => asked.get(a < b ? `${a},${b}` : `${b},${a}`) ?? 0;

  const placed: Placed[] = [];
  for (const { index, size } of drawn) {
    const r = Math.sqrt(size / largest);
    placed.push({ index, r, ...place(placed, { index, r }, askedOf) });
  }
  settle(placed, askedOf);
  const error = placed.reduce(
    (worst, a, index) =>
      placed.slice(index + 1).reduce((sofar, b) => {
        const area = sharedArea(a.r, b.r, Math.hypot(a.x - b.x, a.y - b.y));
        return Math.max(
          sofar,
          Math.abs(area - askedOf(a.index, b.index)) / (Math.PI * Math.min(a.r, b.r) ** 2),
        );
      }, worst),
    0,
  );
  return { circles: fitted(placed, width, height, margin), error };
}

type AskedOf = (a: number, b: number) => number;

function wantedDistance(a: { r: number; index: number }, b: { r: number; index: number }, askedOf: AskedOf) {
  const area = askedOf(a.index, b.index);
  if (area === 0) return a.r + b.r + APART * Math.min(a.r, b.r);
  const distance = distanceSharing(a.r, b.r, area);
  // A nested set is well inside the other, not at its edge.
  return distance <= Math.abs(a.r - b.r) * (1 + 1e-9) ? distance * WITHIN : distance;
}

/** Error of a position: squared differences to the requested distances; disjoint circles may be further apart. */
function wrongness(
  at: { x: number; y: number },
  own: { r: number; index: number },
  others: readonly Placed[],
  askedOf: AskedOf,
): number {
  let sum = 0;
  for (const other of others) {
    const distance = Math.hypot(at.x - other.x, at.y - other.y);
    const off = distance - wantedDistance(own, other, askedOf);
    if (off < 0 || askedOf(own.index, other.index) > 0) sum += off * off;
  }
  return sum;
}

/** Initial position: around each placed circle, the direction with the least error, nearest to the center. */
function place(
  placed: readonly Placed[],
  own: { r: number; index: number },
  askedOf: AskedOf,
): { x: number; y: number } {
  let best = { x: 0, y: 0 };
  let bestCost = Number.POSITIVE_INFINITY;
  for (const other of placed) {
    const distance = wantedDistance(own, other, askedOf);
    for (let step = 0; step < DIRECTIONS; step++) {
      const angle = (step / DIRECTIONS) * 2 * Math.PI;
      const at = { x: other.x + distance * Math.cos(angle), y: other.y + distance * Math.sin(angle) };
      const cost = wrongness(at, own, placed, askedOf) + 1e-6 * Math.hypot(at.x, at.y);
      if (cost < bestCost) {
        best = at;
        bestCost = cost;
      }
    }
  }
  return best;
}

/** Moves each circle in turn by its pairs' errors, in decreasing steps. */
function settle(placed: Placed[], askedOf: AskedOf): void {
  if (placed.length < 3) return;
  for (let step = 0; step < STEPS; step++) {
    const share = 0.5 * (1 - step / STEPS);
    for (const a of placed)
      for (const b of placed) {
        if (a === b) continue;
        const dx = a.x - b.x;
        const dy = a.y - b.y;
        const distance = Math.hypot(dx, dy) || 1e-9;
        const off = distance - wantedDistance(a, b, askedOf);
        if (off > 0 && askedOf(a.index, b.index) === 0) continue;
        a.x -= (dx / distance) * off * share * 0.5;
        a.y -= (dy / distance) * off * share * 0.5;
      }
  }
}

function fitted(
  placed: readonly Placed[],
  width: number,
  height: number,
  margin: number,
): readonly VennCircle[] {
  const left = Math.min(...placed.map(({ x, r }) => x - r));
  const right = Math.max(...placed.map(({ x, r }) => x + r));
  const top = Math.min(...placed.map(({ y, r }) => y - r));
  const bottom = Math.max(...placed.map(({ y, r }) => y + r));
  const scale = Math.max(
    0,
    Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (bottom - top)),
  );
  const circles = placed.map((circle) => ({
    index: circle.index,
    x: width / 2 + (circle.x - (left + right) / 2) * scale,
    y: height / 2 + (circle.y - (top + bottom) / 2) * scale,
    r: circle.r * scale,
  }));
  return circles.map((circle) => ({ ...circle, ...nameOf(circle, circles) }));
}

const GRID = 16;

/** Point of a circle furthest from its edge and all other circles, where its name fits. */
function nameOf(circle: Placed, all: readonly Placed[]): { nameX: number; nameY: number; room: number } {
  let best = { nameX: circle.x, nameY: circle.y, room: 0 };
  for (let row = 0; row <= GRID; row++)
    for (let column = 0; column <= GRID; column++) {
      const x = circle.x + circle.r * ((2 * column) / GRID - 1);
      const y = circle.y + circle.r * ((2 * row) / GRID - 1);
      let room = circle.r - Math.hypot(x - circle.x, y - circle.y);
      for (const other of all)
        if (other !== circle) room = Math.min(room, Math.hypot(x - other.x, y - other.y) - other.r);
      if (room > best.room + 1e-9) best = { nameX: x, nameY: y, room };
    }
  return best;
}
