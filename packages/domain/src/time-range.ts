import { DAY_MS, HOUR_MS, MINUTE_MS } from './time-units.ts';
/** A span of time, from inclusive to exclusive, in milliseconds since 1970 UTC. */
export interface TimeRange {
  from: number;
  to: number;
}

export const INTERVALS = [
  'minute',
  'quarter_hour',
  'half_hour',
  'hour',
  'six_hours',
  'day',
  'week',
  'month',
] as const;
export type Interval = (typeof INTERVALS)[number];

/** Longest range for which each interval is the default. */
const UP_TO: readonly (readonly [number, Interval])[] = [
  [30 * MINUTE_MS, 'minute'],
  [2 * HOUR_MS, 'quarter_hour'],
  [DAY_MS, 'half_hour'],
  [3 * DAY_MS, 'hour'],
  [4 * DAY_MS, 'six_hours'],
  [34 * DAY_MS, 'day'],
  [120 * DAY_MS, 'week'],
];

/** Interval that suits a range; if it isn't allowed, the first allowed one. */
export function intervalFor(range: TimeRange, allowed: readonly Interval[] = INTERVALS): Interval {
  const length = range.to - range.from;
  const chosen = UP_TO.find(([limit]) => length <= limit)?.[1] ?? 'month';
  return allowed.includes(chosen) ? chosen : (allowed[0] ?? chosen);
}

/** Bounds of the intervals a page offers. No default interval is longer than a month; `year` is only a bound. */
export type IntervalBound = Interval | 'year';
export const INTERVAL_VALIDITY = { min: 'hour', max: 'year' } as const satisfies {
  min: IntervalBound;
  max: IntervalBound;
};

/** Intervals from `min` to `max`, shortest first, as the allowed ones of `intervalFor`. */
export function validIntervals(
  min: IntervalBound = INTERVAL_VALIDITY.min,
  max: IntervalBound = INTERVAL_VALIDITY.max,
): readonly Interval[] {
  const placeOf = (bound: IntervalBound) => (bound === 'year' ? INTERVALS.length : INTERVALS.indexOf(bound));
  return INTERVALS.slice(placeOf(min), placeOf(max) + 1);
}
