/** One value of a series, on the axis of this name. */
export interface SpiderValue {
  axis: string;
  value: number;
}

export interface SpiderSeries {
  label: string;
  values: readonly SpiderValue[];
}

/** Pixels of the drawing where the page doesn't say. */
export const SPIDER_SIZE = 300;
/** Rings between the middle and the edge, the edge included. */
export const RINGS = 4;
/** Pixels around the web for the names of its axes. */
const NAMES = 42;

export interface SpiderAxis {
  axis: string;
  x: number;
  y: number;
  nameX: number;
  nameY: number;
  anchor: 'start' | 'middle' | 'end';
  /** Whether its name has room beside the one before. */
  named: boolean;
}

export interface SpiderPoint extends SpiderValue {
  series: number;
  x: number;
  y: number;
}

export interface SpiderLayout {
  axes: readonly SpiderAxis[];
  /** Outlines, from the middle outwards. */
  rings: readonly string[];
  shapes: readonly { label: string; outline: string }[];
  points: readonly SpiderPoint[];
}

/** Every axis that a series names, in the order they come: there is no limit to how many. */
export function axesOf(series: readonly SpiderSeries[]): readonly string[] {
  return [...new Set(series.flatMap(({ values }) => values.map(({ axis }) => axis)))];
}

/** The web and the shapes in it; a value is as far from the middle as its share of `most`, at most at the edge. */
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
  // On the edge there is a line's height for each name; with less, every second or third name is said.
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
