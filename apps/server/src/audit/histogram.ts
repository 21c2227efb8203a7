import { isoTime } from '@casbah/domain/iso-time';
import { INTERVALS, type Interval, intervalFor, type TimeRange } from '@casbah/domain/time-range';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import { type Measured, NO_VOLUME, volumeOf } from '@casbah/domain/volume';
import type { Asked, TrafficReads } from '../traffic/reads.ts';

export interface Bucket extends Measured {
  time: string;
  high_risk: number;
}

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

/**
 * Interval for the page of one person or service. Hours up to a week: daily bars would hide when something happened.
 */
export function detailInterval({ from, to }: TimeRange): Interval | undefined {
  const length = to - from;
  return length > 3 * DAY_MS && length <= 8 * DAY_MS ? 'hour' : undefined;
}

/** Requests over time without gaps: empty intervals are zero. */
export async function histogram(
  reads: TrafficReads,
  asked: Asked,
  wanted: Interval | undefined,
): Promise<{ interval: Interval; buckets: Bucket[] }> {
  const interval = fitting(wanted ?? intervalFor(asked.range), asked.range);
  const found = await reads.rememberFor(`histogram by ${interval}`, asked, (scope) =>
    reads.usage.histogram(scope, interval, asked.services.highRisk),
  );
  const byTime = new Map(found.map((bucket) => [bucket.time, bucket]));
  const starts = asked.data === undefined ? [] : bucketStarts(asked.range, interval);
  return {
    interval,
    buckets: starts.map((time) => {
      const bucket = byTime.get(time) ?? { ...NO_VOLUME, high_risk: 0 };
      const { requests, high_risk } = bucket;
      return { time: isoTime(time), requests, high_risk, ...volumeOf(bucket) };
    }),
  };
}

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
