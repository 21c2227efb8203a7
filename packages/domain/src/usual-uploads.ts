import { isCovered } from './comparison.ts';
import type { TimeRange } from './time-range.ts';
import { DAY_MS, HOUR_MS, WEEK_MS } from './time-units.ts';

/** Intervals that repeat by the week, so that a baseline exists: the same hour, or day, of the weeks before. */
export type BaselineInterval = 'hour' | 'day';

/** How many weeks before a bucket say what is usual for it, at most and at least. */
export const BASELINE_WEEKS = { most: 8, least: 3 } as const;

/** What one person or service uploaded in one interval. */
export interface UploadBucket {
  /** Beginning, ms since 1970 UTC. */
  time: number;
  requests: number;
  /** Null where no request's size is recorded. */
  bytes_up: number | null;
  /** Requests whose size isn't recorded. */
  bytes_up_unknown: number;
}

/** Between how many bytes uploads usually are, both inclusive. */
export interface UsualUploads {
  low: number;
  high: number;
}

/** A median absolute deviation times this is a standard deviation, where values vary normally. */
const DEVIATIONS_OF_MAD = 1.4826;
/** Standard deviations from the median that are still usual: about 1 in 370 values of a normal distribution lies outside. */
const USUAL_DEVIATIONS = 3;
/** Bytes above the median that are always usual: less is the noise of web pages and attachments. */
const NOISE = 10 * 1024 ** 2;

/** Longest range with a point for each hour; longer ones have one for each day. */
const LONGEST_BY_HOUR = 8 * DAY_MS;

/** The interval in which a range's uploads are compared. */
export function baselineInterval({ from, to }: TimeRange): BaselineInterval {
  return to - from <= LONGEST_BY_HOUR ? 'hour' : 'day';
}

/** The beginning of the earliest bucket whose weeks before all have data. `since`: when the data begins. */
export function baselineFrom(since: number, interval: BaselineInterval): number {
  const length = lengthOf(interval);
  const first = Math.floor(since / length) * length;
  const start = isKnown(first, length, since) ? first : first + length;
  return start + BASELINE_WEEKS.least * WEEK_MS;
}

/**
 * What is usual in each of some intervals, by what was uploaded in the same hour or day of up to eight weeks before it;
 * `undefined` where data covers fewer than three of them. It lies three standard deviations, estimated from the median
 * absolute deviation, around the median: single incidents don't move it. A typical busy interval is always usual.
 * @param starts where the intervals begin, ms since 1970 UTC
 * @param buckets what was uploaded, from eight weeks before the first interval on; an absent one held nothing
 * @param since when data of the person or service begins: earlier buckets are unknown, not empty
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
  // Clocks change and work doesn't start on the minute: an hour's range holds those of the hours beside it.
  const around = interval === 'hour' ? [-length, 0, length] : [0];
  return starts.map((start) => {
    const weeks = Array.from({ length: BASELINE_WEEKS.most }, (_, index) => start - (index + 1) * WEEK_MS);
    const covered = weeks.filter((week) => isKnown(week, length, since));
    if (covered.length < BASELINE_WEEKS.least) return undefined;
    // Later buckets are left out: what is unusual stays so, whatever happens afterwards.
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
      // Where sizes of this hour or weekday are recorded too rarely, all of them count.
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

/** Whether more was uploaded than usual. What is recorded is a minimum, so it can only be more. */
export function isUnusual({ bytes_up }: Pick<UploadBucket, 'bytes_up'>, usual: UsualUploads | undefined) {
  return bytes_up !== null && usual !== undefined && bytes_up > usual.high;
}

function lengthOf(interval: BaselineInterval): number {
  return interval === 'hour' ? HOUR_MS : DAY_MS;
}

/** Logs rarely begin with an hour or a day: a little later is as good. */
function isKnown(time: number, length: number, since: number): boolean {
  return isCovered({ from: time, to: time + length }, { from: since });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
