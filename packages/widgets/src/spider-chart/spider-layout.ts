/** A series' value on the axis with this name. */
export interface SpiderValue {
  axis: string;
  value: number;
}

export interface SpiderSeries {
  label: string;
  values: readonly SpiderValue[];
}

/** Default size in pixels. */
export const SPIDER_SIZE = 300;
/** Number of rings, including the edge. */
export const RINGS = 4;
/** Pixels around the web for axis labels. */
const NAMES = 42;

export interface SpiderAxis {
  axis: string;
  x: number;
  y: number;
  nameX: number;
  nameY: number;
  anchor: 'start' | 'middle' | 'end';
  /** Whether its label fits beside the previous one. */
  named: boolean;
}

export interface SpiderPoint extends SpiderValue {
  series: number;
  x: number;
  y: number;
}

export interface SpiderLayout {
  axes: readonly SpiderAxis[];
  /** Outlines from the center outwards. */
  rings: readonly string[];
  shapes: readonly { label: string; outline: string }[];
  points: readonly SpiderPoint[];
}

/** All axes named by a series, in order of appearance, without a limit. */
export function axesOf(series: readonly SpiderSeries[]): readonly string[] {
  return [...new Set(series.flatMap(({ values }) => values.map(({ axis }) => axis)))];
}

/** Layout of web and shapes; the distance from the center is the value's fraction of `most`, at most 1. */
export function spiderLayout(
  series: readonly SpiderSeries[],
  most: number,
  width: number,
  height: number,
): SpiderLayout {
  const names = axesOf(series);
  const radius = Math.max(0, Math.min(width, height) / 2 - NAMES);
  const angle = (index: number) => (index / names.length) * 2 * Math.PI - Math.PI / 2;
  const at = (index: number, share: number) => ({
    x: width / 2 + radius * share * Math.cos(angle(index)),
    y: height / 2 + radius * share * Math.sin(angle(index)),
  });
  const outline = (corners: readonly { x: number; y: number }[]) =>
    corners.length === 0 ? '' : `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
  // Each label needs a line's height along the edge; with less, only every second or third one is shown.
  const every = Math.max(1, Math.ceil((names.length * 14) / (2 * Math.PI * radius || 1)));

  const axes = names.map((axis, index) => {
    const sideways = Math.cos(angle(index));
    return {
      axis,
      ...at(index, 1),
      nameX: width / 2 + (radius + 8) * sideways,
      nameY: height / 2 + (radius + 11) * Math.sin(angle(index)),
      anchor: Math.abs(sideways) < 0.3 ? 'middle' : sideways > 0 ? 'start' : 'end',
      named: index % every === 0,
    } as const;
  });
  const points = series.flatMap(({ values }, one) => {
    const known = new Map(values.map(({ axis, value }) => [axis, value]));
    return names.map((axis, index) => {
      const value = known.get(axis) ?? 0;
      const share = most > 0 ? Math.min(1, Math.max(0, value / most)) : 0;
      return { series: one, axis, value, ...at(index, share) };
    });
  });
  return {
    axes,
    rings: Array.from({ length: RINGS }, (_, ring) =>
      outline(names.map((_name, index) => at(index, (ring + 1) / RINGS))),
    ),
    shapes: series.map(({ label }, one) => ({
      label,
      outline: outline(points.filter((point) => point.series === one)),
    })),
    points,
  };
}
