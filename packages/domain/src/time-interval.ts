import type { Interval } from './time-range.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time-units.ts';
import { changeBetween, momentOf, offsetAt, wallTime } from './time-zone.ts';

/**
 * Intervals in a time zone: they cover all time without gaps or overlaps, across clock changes. Up to an hour they keep
 * their length; longer ones follow the calendar, so a day has 23 or 25 hours. Times are ms since 1970 UTC.
 */
export interface IntervalPlace {
  /** IANA time zone. */
  timeZone?: string | undefined;
  /** First day of the week; Sunday is 0. Defaults to Monday, as in logs. */
  firstDay?: number | undefined;
}

/** Fixed-length intervals. */
const SHORT: Readonly<Partial<Record<Interval, number>>> = {
  minute: MINUTE_MS,
  quarter_hour: 15 * MINUTE_MS,
  half_hour: 30 * MINUTE_MS,
  hour: HOUR_MS,
};

/** Start of the interval that contains a time. */
export function startOf(time: number, interval: Interval, place: IntervalPlace = {}): number {
  return boundsOf(time, interval, place).start;
}

/** Exclusive end of the interval that contains a time. */
export function endOf(time: number, interval: Interval, place: IntervalPlace = {}): number {
  return boundsOf(time, interval, place).end;
}

/** Rounds down: the last interval start at or before the time. */
export function floorTo(time: number, interval: Interval, place: IntervalPlace = {}): number {
  return boundsOf(time, interval, place).start;
}

/** Rounds up: the first interval start at or after the time. */
export function ceilTo(time: number, interval: Interval, place: IntervalPlace = {}): number {
  const { start, end } = boundsOf(time, interval, place);
  return start === time ? time : end;
}

function boundsOf(
  time: number,
  interval: Interval,
  { timeZone = 'UTC', firstDay = 1 }: IntervalPlace,
): { start: number; end: number } {
  const length = SHORT[interval];
  if (length !== undefined)
    return { start: shortStart(time, length, timeZone), end: shortEnd(time, length, timeZone) };
  const start = floorWall(wallTime(time, timeZone), interval, firstDay);
  const end = momentOf(nextWall(start, interval), timeZone);
  // Clocks set back across midnight show the previous date again; that hour stays with the day that has begun.
  if (end <= time)
    return { start: end, end: momentOf(nextWall(nextWall(start, interval), interval), timeZone) };
  return { start: momentOf(start, timeZone), end };
}

/** Last multiple of a length at or before `wall` on the clock. */
function multiple(wall: number, length: number): number {
  return Math.floor(wall / length) * length;
}

function shortStart(time: number, length: number, timeZone: string): number {
  const wall = wallTime(time, timeZone);
  const start = time - (wall - multiple(wall, length));
  if (offsetAt(start, timeZone) === wall - time) return start;
  // The clocks changed in between, by less than the length. If they still show the same multiple, it continues.
  const change = changeBetween(start, time, timeZone);
  const before = wallTime(change - 1, timeZone);
  return multiple(before, length) === multiple(wall, length)
    ? shortStart(change - 1, length, timeZone)
    : change;
}

function shortEnd(time: number, length: number, timeZone: string): number {
  const wall = wallTime(time, timeZone);
  const end = time + multiple(wall, length) + length - wall;
  if (offsetAt(end, timeZone) === wall - time) return end;
  const change = changeBetween(time, end, timeZone);
  return shortStart(change, length, timeZone) <= time ? shortEnd(change, length, timeZone) : change;
}

function floorWall(wall: number, interval: Interval, firstDay: number): number {
  const day = multiple(wall, DAY_MS);
  switch (interval) {
    case 'six_hours':
      return multiple(wall, 6 * HOUR_MS);
    case 'week':
      return day - ((new Date(day).getUTCDay() - firstDay + 7) % 7) * DAY_MS;
    case 'month':
      return Date.UTC(new Date(day).getUTCFullYear(), new Date(day).getUTCMonth());
    default:
      return day;
  }
}

function nextWall(start: number, interval: Interval): number {
  switch (interval) {
    case 'six_hours':
      return start + 6 * HOUR_MS;
    case 'week':
      return start + 7 * DAY_MS;
    case 'month':
      return Date.UTC(new Date(start).getUTCFullYear(), new Date(start).getUTCMonth() + 1);
    default:
      return start + DAY_MS;
  }
}
