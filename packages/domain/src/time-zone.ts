import { dateFormat } from './format/intl-cache.ts';
import { DAY_MS, MINUTE_MS } from './time-units.ts';

/** How far a zone's clocks (IANA name) are ahead of UTC at a moment, in ms. Both times are ms since 1970 UTC. */
export function offsetAt(time: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  const said = dateFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).format(time);
  // `11/14/2026, GMT-05:00`; before zones were agreed on, with seconds; Greenwich itself is `GMT` alone.
  const [, sign, hours, minutes, seconds = '0'] = /GMT([+-])(\d+):(\d+)(?::(\d+))?$/.exec(said) ?? [];
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS + Number(seconds) * 1000;
  return sign === '-' ? -size : size;
}

/** What a zone's clocks show at a moment, written as if it were UTC: fit for `Date`'s UTC methods. */
export function wallTime(time: number, timeZone: string): number {
  return time + offsetAt(time, timeZone);
}

/**
 * The first moment at which a zone's clocks show `wall` (see `wallTime`) or have gone past it: of an hour that comes twice
 * the first, of an hour that is skipped the moment of the change.
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

/** The moment after `from`, up to `to`, at which the clocks are changed to what they are at `to`. */
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

/** Whether Intl knows a zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    dateFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const OFFSET = /^(?:UTC|GMT)?\s*([+\-\u2212])(\d{1,2})(?::?([0-5]\d))?$/i;
/** The clocks furthest ahead are at +14:00 (Line Islands), those furthest behind at -12:00. */
const FURTHEST = { '+': 14 * 60, '-': 12 * 60 } as const;

/**
 * A fixed offset in the one form that is stored, `+HH:MM`: `+5:30`, `UTC+0530` and `GMT+5:30` are all `+05:30`.
 * Undefined for anything else, or beyond the clocks that exist. Source: PF-V080.
 */
export function normalOffset(text: string): string | undefined {
  const [, sign, hours = '', minutes = '00'] = OFFSET.exec(text.trim()) ?? [];
  if (sign === undefined) return undefined;
  const direction = sign === '+' ? '+' : '-';
  if (Number(hours) * 60 + Number(minutes) > FURTHEST[direction]) return undefined;
  return `${direction}${hours.padStart(2, '0')}:${minutes}`;
}
