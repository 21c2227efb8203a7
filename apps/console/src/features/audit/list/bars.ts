import type { Interval } from '@casbah/domain/time-range';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const LENGTHS: readonly (readonly [Interval, number])[] = [
  ['minute', MINUTE],
  ['quarter_hour', 15 * MINUTE],
  ['half_hour', 30 * MINUTE],
  ['hour', HOUR],
  ['six_hours', 6 * HOUR],
  ['day', DAY],
  ['week', 7 * DAY],
  ['month', 30 * DAY],
];

/** As many bars as one can still tell apart and hit with a pointer. */
const MOST_BARS = 170;

/** The finest interval that leaves bars wide enough. `length` is the range's, in milliseconds. */
export function intervalOf(length: number): Interval {
  return LENGTHS.find(([, step]) => length / step <= MOST_BARS)?.[0] ?? 'month';
}
