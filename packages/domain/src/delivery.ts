import type { TimeRange } from './time-range.ts';
import { DAY_MS, HOUR_MS, WEEK_MS } from './time-units.ts';
import { offsetAt } from './time-zone.ts';

/** Weeks of history that define the usual deliveries at an hour. */
export const USUAL_WEEKS = 4;
/** Minimum weeks of history. */
const FEWEST_WEEKS = 2;
/** Share of weeks with a delivery for it to count as usual: one week in four may be a holiday. */
const USUAL_SHARE = 0.75;

/** Hours with log lines from a source. Times are ms since 1970 UTC. */
export interface Delivery {
  /** Starts of the hours with lines. */
  hours: ReadonlySet<number>;
  /** Hour of the first line; before that, nothing is known. */
  since: number;
  /** Hours that end after this time aren't judged, because their lines may still arrive. */
  until: number;
  /** IANA time zone of hours of the week, so they follow working hours across clock changes. */
  timeZone: string;
}

/**
 * Hours of a range without the usual delivery for that hour of the week, adjacent ones merged. Usual: in three of the
 * previous four weeks, or in all of two or three. Weeks of an outage don't count, however long it lasts.
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

/** Earliest time for which gaps can be detected; before that, too little is known. */
export function gapsToldFrom({ since, timeZone }: Pick<Delivery, 'since' | 'timeZone'>): number {
  return weeksFrom(since, FEWEST_WEEKS, (time) => offsetAt(time, timeZone));
}

/**
 * Time up to which all lines should have arrived: now minus the usual gap between arrivals and the usual lag, at least
 * an hour. Without a rhythm yet, the newest line's time.
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
 * Silences of more than a week outside the source's rhythm: more than twice the pause it made at least three times. An
 * ongoing one lasts until all lines are due.
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

/** The hour at the same local time a number of weeks later. */
function weeksFrom(hour: number, weeks: number, offsetAt: OffsetAt): number {
  const then = hour + weeks * WEEK_MS;
  return floorHour(then + offsetAt(hour) - offsetAt(then));
}

/** Offset of clocks from UTC. */
type OffsetAt = (time: number) => number;

/**
 * Looks up the offset once per day, and per moment only on days of a change, because every hour of months would be
 * slow.
 */
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
