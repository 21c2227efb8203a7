import { isCovered } from './comparison.ts';
import type { TimeRange } from './time-range.ts';
import { DAY_MS, HOUR_MS, WEEK_MS } from './time-units.ts';

/** Intervals with a weekly baseline: the same hour or day of previous weeks. */
export type BaselineInterval = 'hour' | 'day';

/** Maximum and minimum previous weeks for a bucket's baseline. */
export const BASELINE_WEEKS = { most: 8, least: 3 } as const;

/** Uploads of one person or service in an interval. */
export interface UploadBucket {
  /** Start, ms since 1970 UTC. */
  time: number;
  requests: number;
  /** Null if no request has a recorded size. */
  bytes_up: number | null;
  /** Requests without a recorded size. */
  bytes_up_unknown: number;
}

/** Usual range of uploads in bytes, inclusive. */
export interface UsualUploads {
  low: number;
  high: number;
}

/** Scales a median absolute deviation to a standard deviation for a normal distribution. */
const DEVIATIONS_OF_MAD = 1.4826;
/** Standard deviations from the median that are usual: about 1 in 370 values of a normal distribution is outside. */
const USUAL_DEVIATIONS = 3;
/** Bytes above the median that are always usual, as noise of web pages and attachments. */
const NOISE = 10 * 1024 ** 2;

/** Longest range with hourly points; longer ones have daily points. */
const LONGEST_BY_HOUR = 8 * DAY_MS;

/** Comparison interval for a range's uploads. */
export function baselineInterval({ from, to }: TimeRange): BaselineInterval {
  return to - from <= LONGEST_BY_HOUR ? 'hour' : 'day';
}

/** Start of the first bucket whose previous weeks all have data. `since`: start of the data. */
export function baselineFrom(since: number, interval: BaselineInterval): number {
  const length = lengthOf(interval);
  const first = Math.floor(since / length) * length;
  const start = isKnown(first, length, since) ? first : first + length;
  return start + BASELINE_WEEKS.least * WEEK_MS;
}

/**
 * Usual uploads per interval, from the same hour or day of up to eight previous weeks; `undefined` with fewer than
 * three.
 * Three standard deviations, estimated from the MAD, around the median, so single incidents have no effect.
 * @param starts starts of the intervals, ms since 1970 UTC
 * @param buckets uploads from eight weeks before the first interval on; absent ones are empty
 * @param since start of the person's or service's data; earlier buckets are unknown, not empty
 */
export function usualUploads(
  starts: readonly number[],
  buckets: Iterable<UploadBucket>,
  { interval, since }: { interval: BaselineInterval; since: number },
): (UsualUploads | undefined)[] {
  const length = lengthOf(interval);
  const byTime = new Map([...buckets].map((bucket) => [bucket.time, bucket]));
  const recorded = [...byTime.values()].flatMap(({ time, bytes_up }) =>
    bytes_up === null ? [] : [{ time, bytes: bytes_up }],
  );
  // Clocks change and work doesn't start on the minute, so an hour's range includes the adjacent hours.
  const around = interval === 'hour' ? [-length, 0, length] : [0];
  return starts.map((start) => {
    const weeks = Array.from({ length: BASELINE_WEEKS.most }, (_, index) => start - (index + 1) * WEEK_MS);
    const covered = weeks.filter((week) => isKnown(week, length, since));
    if (covered.length < BASELINE_WEEKS.least) return undefined;
    // Excludes later buckets, so that a result never changes afterwards.
    const before = recorded
      .filter(({ time }) => time >= start - BASELINE_WEEKS.most * WEEK_MS && time <= start - WEEK_MS + length)
      .map(({ bytes }) => bytes);
    const typical = median(before.filter((bytes) => bytes > 0));
    const ranges = around.flatMap((shift) => {
      const same = covered.flatMap((week) => {
        const time = week + shift;
        const bytes = byTime.has(time) ? byTime.get(time)?.bytes_up : 0;
        return bytes == null || !isKnown(time, length, since) ? [] : [bytes];
      });
      // If sizes for this hour or weekday are recorded too rarely, uses all of them.
      const samples = same.length < BASELINE_WEEKS.least ? before : same;
      return samples.length === 0 ? [] : [rangeAround(samples, Math.max(typical, NOISE))];
    });
    return ranges.length === 0
      ? undefined
      : {
          low: Math.min(...ranges.map(({ low }) => low)),
          high: Math.max(...ranges.map(({ high }) => high)),
        };
  });
}

/** `least`: bytes above the median that are always usual. */
function rangeAround(samples: readonly number[], least: number): UsualUploads {
  const middle = median(samples);
  const spread =
    USUAL_DEVIATIONS * DEVIATIONS_OF_MAD * median(samples.map((sample) => Math.abs(sample - middle)));
  return { low: Math.max(0, middle - spread), high: middle + Math.max(spread, least) };
}

/** Whether more was uploaded than usual. Recorded bytes are a minimum, so the actual upload can only be larger. */
export function isUnusual({ bytes_up }: Pick<UploadBucket, 'bytes_up'>, usual: UsualUploads | undefined) {
  return bytes_up !== null && usual !== undefined && bytes_up > usual.high;
}

function lengthOf(interval: BaselineInterval): number {
  return interval === 'hour' ? HOUR_MS : DAY_MS;
}

/** Logs rarely start with an hour or day, so a slightly later start is fine. */
function isKnown(time: number, length: number, since: number): boolean {
  return isCovered({ from: time, to: time + length }, { from: since });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
