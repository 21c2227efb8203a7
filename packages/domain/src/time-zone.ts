import { dateFormat } from './format/intl-cache.ts';
import { DAY_MS, MINUTE_MS } from './time-units.ts';

/** Offset of a zone (IANA name) from UTC at a time, in ms. Times are ms since 1970 UTC. */
export function offsetAt(time: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  const said = dateFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).format(time);
  // `11/14/2026, GMT-05:00`; with seconds before time zones were standardized; just `GMT` for Greenwich.
  const [, sign, hours, minutes, seconds = '0'] = /GMT([+-])(\d+):(\d+)(?::(\d+))?$/.exec(said) ?? [];
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS + Number(seconds) * 1000;
  return sign === '-' ? -size : size;
}

/** A zone's local time at a moment, encoded as if it were UTC, for `Date`'s UTC methods. */
export function wallTime(time: number, timeZone: string): number {
  return time + offsetAt(time, timeZone);
}

/**
 * First moment when a zone's clocks show or have passed `wall` (see `wallTime`): the first of a repeated hour, the
 * moment of the change for a skipped one.
 */
export function momentOf(wall: number, timeZone: string): number {
  const before = offsetAt(wall - DAY_MS, timeZone);
  const after = offsetAt(wall + DAY_MS, timeZone);
  const early = wall - Math.max(before, after);
  const late = wall - Math.min(before, after);
  if (wallTime(early, timeZone) === wall) return early;
  if (wallTime(late, timeZone) === wall) return late;
  return changeBetween(early, late, timeZone);
}

/** Moment between `from` and `to` at which the clocks changed to their offset at `to`. */
export function changeBetween(from: number, to: number, timeZone: string): number {
  const offset = offsetAt(to, timeZone);
  let before = from;
  let after = to;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle, timeZone) === offset) after = middle;
    else before = middle;
  }
  return after;
}

/** Whether Intl knows the zone. */
export function isTimeZone(name: string): boolean {
  try {
    dateFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const OFFSET = /^(?:UTC|GMT)?\s*([+\-\u2212])(\d{1,2})(?::?([0-5]\d))?$/i;
/** Extreme offsets: +14:00 (Line Islands) and -12:00. */
const FURTHEST = { '+': 14 * 60, '-': 12 * 60 } as const;

/**
 * Normalizes a fixed offset to `+HH:MM`: `+5:30`, `UTC+0530` and `GMT+5:30` become `+05:30`. Undefined for anything
 * else, or beyond existing offsets. Source: PF-V080.
 */
export function normalOffset(text: string): string | undefined {
  const [, sign, hours = '', minutes = '00'] = OFFSET.exec(text.trim()) ?? [];
  if (sign === undefined) return undefined;
  const direction = sign === '+' ? '+' : '-';
  if (Number(hours) * 60 + Number(minutes) > FURTHEST[direction]) return undefined;
  return `${direction}${hours.padStart(2, '0')}:${minutes}`;
}
