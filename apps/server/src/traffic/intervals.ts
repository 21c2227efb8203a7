import { INTERVALS, type Interval, type TimeRange } from '@casbah/domain/time-range';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';

const LENGTHS: Readonly<Record<Exclude<Interval, 'month'>, number>> = {
  minute: MINUTE_MS,
  quarter_hour: 15 * MINUTE_MS,
  half_hour: 30 * MINUTE_MS,
  hour: HOUR_MS,
  six_hours: 6 * HOUR_MS,
  day: DAY_MS,
  week: 7 * DAY_MS,
};

/** Maximum bars in a response; an interval that needs more becomes coarser. */
const MOST_BUCKETS = 2000;

/** First Monday after January 1, 1970: weeks begin on Mondays. */
const FIRST_MONDAY = 4 * DAY_MS;

/** The interval, or the next coarser one that fits the maximum number of bars. */
export function fitting(interval: Interval, range: TimeRange): Interval {
  const coarser = INTERVALS.slice(INTERVALS.indexOf(interval));
  return (
    coarser.find((name) => name === 'month' || (range.to - range.from) / LENGTHS[name] <= MOST_BUCKETS) ??
    'month'
  );
}

/** Bucket starts in UTC. The first bucket contains the start of the range. */
export function bucketStarts(range: TimeRange, interval: Interval): number[] {
  const starts: number[] = [];
  if (interval === 'month') {
    const first = new Date(range.from);
    for (let month = first.getUTCMonth(); ; month++) {
      const start = Date.UTC(first.getUTCFullYear(), month);
      if (start >= range.to) return starts;
      starts.push(start);
    }
  }
  const length = LENGTHS[interval];
  const anchor = interval === 'week' ? FIRST_MONDAY : 0;
  const first = Math.floor((range.from - anchor) / length) * length + anchor;
  for (let start = first; start < range.to; start += length) starts.push(start);
  return starts;
}
