import type { Interval } from '@casbah/domain/time-range';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';

const LENGTHS: readonly (readonly [Interval, number])[] = [
  ['minute', MINUTE_MS],
  ['quarter_hour', 15 * MINUTE_MS],
  ['half_hour', 30 * MINUTE_MS],
  ['hour', HOUR_MS],
  ['six_hours', 6 * HOUR_MS],
  ['day', DAY_MS],
  ['week', 7 * DAY_MS],
  ['month', 30 * DAY_MS],
];

/** Maximum bars that remain distinguishable and clickable. */
const MOST_BARS = 170;

/** The finest interval whose bars are wide enough. `length`: the range in milliseconds. */
export function intervalOf(length: number): Interval {
  return LENGTHS.find(([, step]) => length / step <= MOST_BARS)?.[0] ?? 'month';
}
