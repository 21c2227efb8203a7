import type { TimeRange } from './time-range.ts';
import { DAY_MS, HOUR_MS, WEEK_MS } from './time-units.ts';
import { offsetAt } from './time-zone.ts';

/** Weeks of history that define what is usual at an hour. */
export const USUAL_WEEKS = 4;
/** Minimum weeks for that. */
const FEWEST_WEEKS = 2;
/** In what share of these weeks a source delivered where it usually does: one week in four may be a holiday. */
const USUAL_SHARE = 0.75;

/** When lines of a source happened. Times are ms since 1970 UTC. */
export interface Delivery {
  /** Beginnings of the hours that hold lines. */
  hours: ReadonlySet<number>;
  /** The hour from which on it is known whether there were any: that of the first line. */
  since: number;
  /** Hours that end after this moment aren't judged: their lines may still come. */
  until: number;
  /** IANA name: hours of the week are those of people at work, before and after the clocks are changed. */
  timeZone: string;
}

/**
 * Hours of a range in which a source that usually delivers at that hour of the week delivered nothing, those that touch as one.
 * Usual is what happened in three of the four weeks before; with two or three weeks known, in each of them. Weeks of an outage
 * are no example of what is usual: however long it lasts, its hours stay missing.
 */
export function deliveryGaps(delivery: Delivery, range: TimeRange): TimeRange[] {
  const gaps: TimeRange[] = [];
  const last = Math.min(range.to, delivery.until);
  const offsets = dailyOffsets(delivery.timeZone);
  const outages = outagesOf(delivery);
  for (let hour = floorHour(range.from + HOUR_MS - 1); hour + HOUR_MS <= last; hour += HOUR_MS) {
    if (delivery.hours.has(hour) || !isUsual(hour, delivery, outages, offsets)) continue;
    const before = gaps.at(-1);
    if (before?.to === hour) before.to = hour + HOUR_MS;
    else gaps.push({ from: hour, to: hour + HOUR_MS });
  }
  return gaps;
}

/** From when gaps of a source can be detected: before that, too little is known about usual delivery. */
export function gapsToldFrom({ since, timeZone }: Pick<Delivery, 'since' | 'timeZone'>): number {
  return weeksFrom(since, FEWEST_WEEKS, (time) => offsetAt(time, timeZone));
}

/**
 * The moment up to which all lines should have come: what usually lies between two arrivals, and how long lines usually take,
 * before now; never less than an hour. Where arrivals have no rhythm yet, that of the newest line.
 */
export function linesDueUntil(
  now: number,
  newest: number,
  { lag, pause }: { lag: number | undefined; pause: number | undefined },
): number {
  if (lag === undefined || pause === undefined) return Math.min(now, newest);
  return now - Math.max(HOUR_MS, lag + pause);
}

/** Regular pauses belong to the rhythm; much longer ones don't. */
const PAUSES_OF_A_RHYTHM = 3;

/**
 * Silences of more than a week that are no part of the source's rhythm: over twice as long as the pauses that it made at least
 * three times. The one that still goes on lasts until all lines are due.
 */
function outagesOf({ hours, until }: Delivery): readonly TimeRange[] {
  const ends = [...hours].sort((a, b) => a - b);
  const newest = ends.at(-1);
  if (newest === undefined) return [];
  if (Number.isFinite(until) && until > newest) ends.push(until);
  const pauses = ends
    .slice(1)
    .map((to, index) => ({ from: (ends[index] ?? to) + HOUR_MS, to }))
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  const usual = pauses[PAUSES_OF_A_RHYTHM - 1];
  if (usual === undefined) return [];
  const longest = usual.to - usual.from;
  return pauses.filter(({ from, to }) => to - from > Math.max(WEEK_MS, 2 * longest));
}

function isUsual(
  hour: number,
  { hours, since }: Delivery,
  outages: readonly TimeRange[],
  offsetAt: OffsetAt,
): boolean {
  let known = 0;
  let delivered = 0;
  for (let weeks = 1; known < USUAL_WEEKS; weeks++) {
    const then = weeksFrom(hour, -weeks, offsetAt);
    if (then < since) break;
    if (outages.some(({ from, to }) => then >= from && then < to)) continue;
    known += 1;
    if (hours.has(then)) delivered += 1;
  }
  return known >= FEWEST_WEEKS && delivered >= Math.ceil(known * USUAL_SHARE);
}

/** The hour with the same local time a number of weeks later. */
function weeksFrom(hour: number, weeks: number, offsetAt: OffsetAt): number {
  const then = hour + weeks * WEEK_MS;
  return floorHour(then + offsetAt(hour) - offsetAt(then));
}

/** How far clocks are ahead of UTC. */
type OffsetAt = (time: number) => number;

/** Zones are asked once a day, and by the moment on days of a change: for each hour of months that would take long. */
function dailyOffsets(timeZone: string): OffsetAt {
  const atStart = new Map<number, number>();
  const startOffset = (day: number): number => {
    const known = atStart.get(day) ?? offsetAt(day * DAY_MS, timeZone);
    atStart.set(day, known);
    return known;
  };
  return (time) => {
    const day = Math.floor(time / DAY_MS);
    const offset = startOffset(day);
    return offset === startOffset(day + 1) ? offset : offsetAt(time, timeZone);
  };
}

function floorHour(time: number): number {
  return Math.floor(time / HOUR_MS) * HOUR_MS;
}
