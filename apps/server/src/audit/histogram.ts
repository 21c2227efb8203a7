import { isoTime } from '@casbah/domain/iso-time';
import { type Interval, intervalFor, type TimeRange } from '@casbah/domain/time-range';
import { DAY_MS } from '@casbah/domain/time-units';
import { type Measured, NO_VOLUME, volumeOf } from '@casbah/domain/volume';
import { bucketStarts, fitting } from '../traffic/intervals.ts';
import type { Asked, TrafficReads } from '../traffic/reads.ts';

export interface Bucket extends Measured {
  time: string;
  high_risk: number;
}

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
