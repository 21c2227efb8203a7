import { type Chord, type ChordGroup, type ChordSubgroup, chordDirected, ribbonArrow } from 'd3-chord';
import { arc } from 'd3-shape';

/** An amount that flows from one item to another. */
export interface Flow {
  source: string;
  target: string;
  value: number;
}

export interface ChordPart {
  label: string;
  /** Outgoing and incoming amounts. */
  out: number;
  in: number;
  outline: string;
  /** Label position and direction: along the radius, never upside down. */
  nameAngle: number;
  flipped: boolean;
  /** Angular width in radians, for fitting the name. */
  span: number;
  middle: { x: number; y: number };
}

export interface ChordRibbon {
  source: number;
  target: number;
  value: number;
  outline: string;
  middle: { x: number; y: number };
}

export interface ChordLayout {
  parts: readonly ChordPart[];
  ribbons: readonly ChordRibbon[];
}

/** Maximum names on the circle; the rest is combined. */
export const PARTS_DRAWN = 24;
const RING = 12;

/**
 * Matrix of flows, names sorted by total flow. Combines those beyond `PARTS_DRAWN` as `others`, so that the circle
 * stays complete.
 */
export function matrixOf(
  flows: readonly Flow[],
  others: string,
): { names: readonly string[]; matrix: readonly (readonly number[])[] } {
  const weights = new Map<string, number>();
  for (const { source, target, value } of flows) {
    weights.set(source, (weights.get(source) ?? 0) + value);
    if (target !== source) weights.set(target, (weights.get(target) ?? 0) + value);
  }
  const ranked = [...weights].filter(([, weight]) => weight > 0).sort((a, b) => b[1] - a[1]);
  const folded = ranked.length > PARTS_DRAWN;
  const names = ranked.slice(0, folded ? PARTS_DRAWN - 1 : PARTS_DRAWN).map(([name]) => name);
  const places = new Map(names.map((name, index) => [name, index]));
  if (folded) names.push(others);
  const matrix = names.map(() => names.map(() => 0));
  for (const { source, target, value } of flows) {
    const row = matrix[places.get(source) ?? names.length - 1];
    const column = places.get(target) ?? names.length - 1;
    if (row !== undefined) row[column] = (row[column] ?? 0) + value;
  }
  return { names, matrix };
}

/** Layout of names and ribbons around (0, 0). */
export function chordLayout(flows: readonly Flow[], others: string, radius: number): ChordLayout {
  const { names, matrix } = matrixOf(flows, others);
  if (names.length === 0) return { parts: [], ribbons: [] };
  const inner = Math.max(0, radius - RING);
  const chords = chordDirected().padAngle(names.length > 1 ? Math.min(0.05, 0.8 / names.length) : 0)(
    matrix.map((row) => [...row]),
  );
  const ring = arc<ChordGroup>().innerRadius(inner).outerRadius(radius).cornerRadius(2);
  const ribbon = ribbonArrow<Chord, ChordSubgroup>()
    .radius(inner - 1)
    .headRadius(Math.min(10, inner / 8));
  const parts = chords.groups.map((group) => {
    const middle = (group.startAngle + group.endAngle) / 2;
    return {
      label: names[group.index] ?? '',
      out: matrix[group.index]?.reduce((sum, value) => sum + value, 0) ?? 0,
      in: matrix.reduce((sum, row) => sum + (row[group.index] ?? 0), 0),
      outline: ring(group) ?? '',
      nameAngle: middle,
      flipped: middle > Math.PI,
      span: group.endAngle - group.startAngle,
      middle: onRing(middle, radius),
    };
  });
  const ribbons = chords.map((chord) => {
    const from = onRing((chord.source.startAngle + chord.source.endAngle) / 2, inner);
    const to = onRing((chord.target.startAngle + chord.target.endAngle) / 2, inner);
    return {
      source: chord.source.index,
      target: chord.target.index,
      value: chord.source.value,
      // Without a canvas context it returns the path as text, which its types don't declare.
      outline: String(ribbon(chord) ?? ''),
      // Midpoint of the curve through the center of the circle.
      middle: { x: (from.x + to.x) / 4, y: (from.y + to.y) / 4 },
    };
  });
  return { parts, ribbons: ribbons.sort((a, b) => b.value - a.value) };
}

const onRing = (angle: number, radius: number) => ({
  x: radius * Math.sin(angle),
  y: -radius * Math.cos(angle),
});
