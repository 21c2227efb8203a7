import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, WEEK_MS } from './time-units.ts';
import {
  BASELINE_WEEKS,
  type BaselineInterval,
  baselineFrom,
  baselineInterval,
  isUnusual,
  type UploadBucket,
  usualUploads,
} from './usual-uploads.ts';

const MB = 1024 ** 2;
/** A Monday. */
const NOW = Date.UTC(2026, 10, 16, 9);
const LONG_AGO = NOW - 20 * WEEK_MS;

const bucket = (time: number, bytes_up: number | null, unknown = bytes_up === null ? 4 : 0) => ({
  time,
  requests: 4,
  bytes_up,
  bytes_up_unknown: unknown,
});
/** The same hour of previous weeks, latest first. */
const weekly = (amounts: readonly (number | null)[]) =>
  amounts.map((amount, index) => bucket(NOW - (index + 1) * WEEK_MS, amount));
const usualOf = (buckets: readonly UploadBucket[], since = LONG_AGO, interval: BaselineInterval = 'day') =>
  usualUploads([NOW], buckets, { interval, since })[0];

const anyAmount = fc.oneof(fc.nat(50 * MB), fc.constant(0), fc.constant(null));
const anyWeeks = fc.array(anyAmount, { minLength: BASELINE_WEEKS.most, maxLength: BASELINE_WEEKS.most });

test('a range of up to eight days is compared by hour, a longer one by day', () => {
  expect(baselineInterval({ from: 0, to: 8 * DAY_MS })).toBe('hour');
  expect(baselineInterval({ from: 0, to: 8 * DAY_MS + 1 })).toBe('day');
});

test('the usual range is around the median of the same weekday, and never below zero', () => {
  const band = usualOf(weekly([40 * MB, 44 * MB, 36 * MB, 40 * MB, 42 * MB, 38 * MB, 40 * MB, 40 * MB]));
  expect(band?.low).toBeGreaterThan(30 * MB);
  expect(band?.low).toBeLessThan(40 * MB);
  // A typical busy day above the median is still usual.
  expect(band?.high).toBe(80 * MB);
  fc.assert(
    fc.property(anyWeeks, (weeks) => {
      const any = usualOf(weekly(weeks));
      if (any === undefined) return;
      expect(any.low).toBeGreaterThanOrEqual(0);
      expect(any.high).toBeGreaterThanOrEqual(any.low + 10 * MB);
      expect(Number.isFinite(any.high)).toBe(true);
    }),
  );
});

test("an incident in an earlier week doesn't become usual", () => {
  const calm = weekly(Array.from({ length: 8 }, () => 40 * MB));
  fc.assert(
    fc.property(fc.nat(7), fc.integer({ min: 100 * MB, max: 1024 ** 4 }), (week, bytes) => {
      const after = calm.map((one, index) => (index === week ? { ...one, bytes_up: bytes } : one));
      expect(usualOf(after)).toEqual(usualOf(calm));
      expect(isUnusual({ bytes_up: bytes }, usualOf(after))).toBe(true);
    }),
  );
});

test('unrecorded sizes are omitted, not counted as zero', () => {
  const calm = usualOf(weekly(Array.from({ length: 8 }, () => 40 * MB)));
  expect(usualOf(weekly([40 * MB, null, 40 * MB, null, 40 * MB, null, null, null]))).toEqual(calm);
  // Recorded for only some requests every week, so the known parts are compared.
  const partly = weekly(Array.from({ length: 8 }, () => 40 * MB)).map((one) => ({
    ...one,
    bytes_up_unknown: 3,
  }));
  expect(usualOf(partly)).toEqual(calm);
  expect(usualOf(weekly(Array.from({ length: 8 }, () => null)))).toBeUndefined();
  expect(isUnusual({ bytes_up: null }, { low: 0, high: 0 })).toBe(false);
});

test("if a weekday's sizes are recorded too rarely, other days define the usual range", () => {
  const otherDays = Array.from({ length: 8 }, (_, week) =>
    bucket(NOW - (week + 1) * WEEK_MS - DAY_MS, 30 * MB),
  );
  const unknown = weekly([null, null, null, null, null, null, 40 * MB, null]);
  expect(usualOf([...unknown, ...otherDays])).toEqual({ low: 30 * MB, high: 60 * MB });
});

test('an interval without traffic is zero; before the data starts it is unknown', () => {
  expect(usualOf([])).toEqual({ low: 0, high: 10 * MB });
  expect(usualOf([], NOW - 3 * WEEK_MS)).toBeDefined();
  expect(usualOf([], NOW - 3 * WEEK_MS + DAY_MS)).toBeUndefined();
  // Logs that start an hour into the first day cover it.
  expect(usualOf([], NOW - 3 * WEEK_MS + HOUR_MS)).toBeDefined();
});

test('the first interval with a usual range has one, and the one before has none', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: LONG_AGO, max: NOW }),
      fc.constantFrom<BaselineInterval>('hour', 'day'),
      (since, interval) => {
        const length = interval === 'hour' ? HOUR_MS : DAY_MS;
        const first = baselineFrom(since, interval);
        const [before, at] = usualUploads([first - 2 * length, first], [], { interval, since });
        expect(before).toBeUndefined();
        expect(at).toBeDefined();
      },
    ),
  );
});

test("later events don't change what was usual", () => {
  fc.assert(
    fc.property(anyWeeks, fc.array(fc.tuple(fc.nat(30), fc.nat(1024 ** 4))), (weeks, later) => {
      const known = weekly(weeks);
      const added = later.map(([days, bytes]) => bucket(NOW + days * DAY_MS, bytes));
      expect(usualOf([...known, ...added])).toEqual(usualOf(known));
    }),
  );
});

test('by hour, adjacent hours count, too, and other hours only as typical values', () => {
  const nightly = Array.from({ length: 8 }, (_, week) => bucket(NOW - (week + 1) * WEEK_MS, 300 * MB));
  const usual = (start: number) =>
    usualUploads([start], nightly, { interval: 'hour', since: LONG_AGO })[0]?.high ?? 0;
  // 300 MB at this hour each week: at another hour, a typical upload isn't an alarm, a larger one is.
  expect(usual(NOW)).toBeGreaterThanOrEqual(300 * MB);
  expect(usual(NOW + 5 * HOUR_MS)).toBe(300 * MB);
});
