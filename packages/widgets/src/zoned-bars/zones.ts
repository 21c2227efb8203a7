import { whyNotDrawn } from '../chart-datum/chart-datum.ts';

/** Count at a scale value. */
export interface ZonedValue {
  x: number;
  y: number;
}

export interface ZoneSettings {
  labels: readonly string[];
  colours: readonly string[];
  /** Start of the second zone and each later one. */
  thresholds: readonly number[];
  /** First and last value of the scale, both inclusive. */
  from: number;
  to: number;
}

export interface Zone {
  label: string;
  colour: string;
  /** First value. */
  from: number;
  /** Last value. */
  to: number;
}

/** Why these settings form no zones; `undefined` if they do. */
export function whyNoZones({ labels, colours, thresholds, from, to }: ZoneSettings): string | undefined {
  if (labels.length < 2) return 'there are fewer than two zone labels';
  if (colours.length !== labels.length)
    return `there are ${labels.length} zone labels and ${colours.length} colours`;
  if (thresholds.length !== labels.length - 1)
    return `there are ${labels.length} zone labels and ${thresholds.length} thresholds instead of ${labels.length - 1}`;
  const edges = [from, ...thresholds, to];
  if (!edges.every(Number.isFinite)) return 'an edge of a zone is not a number';
  const ordered = edges.every((edge, index) => index === 0 || edge > (edges[index - 1] ?? edge));
  return ordered ? undefined : 'the thresholds do not rise from the first place of the scale to its last';
}

/** Why the data can't be drawn; `undefined` if it can. */
export function whyZonesNotDrawn(data: readonly ZonedValue[], settings: ZoneSettings): string | undefined {
  const wrong = whyNoZones(settings) ?? whyNotDrawn(data, ({ y }) => y);
  if (wrong !== undefined) return wrong;
  const outside = data.find(({ x }) => !(x >= settings.from && x <= settings.to));
  return outside === undefined ? undefined : `the place ${outside.x} is not on the scale`;
}

export function zonesOf({ labels, colours, thresholds, from, to }: ZoneSettings): readonly Zone[] {
  return labels.map((label, index) => ({
    label,
    colour: colours[index] ?? 'currentColor',
    from: index === 0 ? from : (thresholds[index - 1] ?? from),
    to: index === labels.length - 1 ? to : (thresholds[index] ?? to) - 1,
  }));
}

/** Index of a value's zone. */
export function zoneAt(x: number, thresholds: readonly number[]): number {
  return thresholds.filter((threshold) => x >= threshold).length;
}
