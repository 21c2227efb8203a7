import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoTime } from './iso-time.ts';
import { ceilTo, endOf, floorTo, startOf } from './time-interval.ts';
import { INTERVALS, type Interval } from './time-range.ts';
import { HOUR_MS } from './time-units.ts';
import { wallTime } from './time-zone.ts';

const ZONES = Intl.supportedValuesOf('timeZone');
/** Zones whose clocks change by half an hour, across midnight or by a whole day, and zones without changes. */
const HARD = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Havana',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Asia/Kolkata',
  'Asia/Kathmandu',
];
const zone = fc.oneof(fc.constantFrom(...HARD), fc.constantFrom(...ZONES));
const moment = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2040, 0) });

/** Moments around a zone's clock changes, where errors are most likely. */
const changes: [string, number][] = [
  ['Europe/Berlin', Date.UTC(2026, 2, 29, 1)],
  ['Europe/Berlin', Date.UTC(2026, 9, 25, 1)],
  ['America/New_York', Date.UTC(2026, 10, 1, 6)],
  ['America/Havana', Date.UTC(2025, 10, 2, 5)],
  ['America/Sao_Paulo', Date.UTC(2018, 10, 4, 3)],
  ['America/Sao_Paulo', Date.UTC(2018, 1, 18, 2)],
  ['America/St_Johns', Date.UTC(2010, 10, 7, 2, 31)],
  ['Australia/Lord_Howe', Date.UTC(2026, 3, 4, 15)],
  ['Australia/Lord_Howe', Date.UTC(2026, 9, 3, 15, 30)],
  ['Pacific/Apia', Date.UTC(2011, 11, 30, 10)],
];
const nearChange = fc
  .tuple(fc.constantFrom(...changes), fc.integer({ min: -30 * HOUR_MS, max: 30 * HOUR_MS }))
  .map(([[timeZone, change], distance]) => ({ timeZone, time: change + distance }));
const anywhere = fc.record({ timeZone: zone, time: moment });
const place = fc.oneof(nearChange, anywhere);

const PERIOD: Readonly<Record<Interval, string>> = {
  minute: 'minute [PF-S066]',
  quarter_hour: '15 minutes [PF-S067]',
  half_hour: 'half-hour [PF-S068]',
  hour: 'hour [PF-S070]',
  six_hours: '6 hours [PF-S069]',
  day: 'day [PF-S071]',
  week: 'week [PF-S072]',
  month: 'month [PF-S073]',
};

/** Local start of an interval, in minutes of the day. */
const STEP: Readonly<Record<Interval, number>> = {
  minute: 1,
  quarter_hour: 15,
  half_hour: 30,
  hour: 60,
  six_hours: 360,
  day: 1440,
  week: 1440,
  month: 1440,
};

describe.each(INTERVALS)('%s', (interval) => {
  test(`floor, start, end and ceil per ${PERIOD[interval]}`, () => {
    // In UTC, spelled out: 2028 is a leap year.
    const at = Date.UTC(2028, 1, 29, 13, 52, 40, 7);
    const expected: Readonly<Record<Interval, readonly [string, string]>> = {
      minute: ['2028-02-29T13:52', '2028-02-29T13:53'],
      quarter_hour: ['2028-02-29T13:45', '2028-02-29T14:00'],
      half_hour: ['2028-02-29T13:30', '2028-02-29T14:00'],
      hour: ['2028-02-29T13:00', '2028-02-29T14:00'],
      six_hours: ['2028-02-29T12:00', '2028-02-29T18:00'],
      day: ['2028-02-29T00:00', '2028-03-01T00:00'],
      week: ['2028-02-28T00:00', '2028-03-06T00:00'],
      month: ['2028-02-01T00:00', '2028-03-01T00:00'],
    };
    const [start, end] = expected[interval].map((text) => Date.parse(`${text}:00Z`));
    expect([
      startOf(at, interval),
      endOf(at, interval),
      floorTo(at, interval),
      ceilTo(at, interval),
      ceilTo(start ?? 0, interval),
    ]).toEqual([start, end, start, end, start]);
  });

  test('covers all time exactly once, in every zone', () => {
    fc.assert(
      fc.property(place, ({ timeZone, time }) => {
        const where = { timeZone };
        const start = startOf(time, interval, where);
        const end = endOf(time, interval, where);
        expect(start).toBeLessThanOrEqual(time);
        expect(end).toBeGreaterThan(time);
        // The same interval from its first and last moment.
        expect(startOf(start, interval, where)).toBe(start);
        expect(endOf(start, interval, where)).toBe(end);
        expect(startOf(end - 1, interval, where)).toBe(start);
        expect(endOf(end - 1, interval, where)).toBe(end);
        // The next interval starts where this one ends.
        expect(startOf(end, interval, where)).toBe(end);
        expect(floorTo(time, interval, where)).toBe(start);
        expect(ceilTo(time, interval, where)).toBe(time === start ? time : end);
      }),
      { numRuns: 300 },
    );
  });

  test('starts at a round local time, or where the clocks skip it', () => {
    fc.assert(
      fc.property(anywhere, ({ timeZone, time }) => {
        const start = startOf(time, interval, { timeZone });
        const minutes = (at: number) => (wallTime(at, timeZone) / 60_000) % 1440;
        const round = minutes(start) % STEP[interval] === 0;
        const skipped = wallTime(start, timeZone) - wallTime(start - 1, timeZone) !== 1;
        expect(round || skipped).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

const iso = (time: number) => isoTime(time).slice(0, 16);
const bounds = (time: number, interval: Interval, timeZone: string) => [
  iso(startOf(time, interval, { timeZone })),
  iso(endOf(time, interval, { timeZone })),
];

describe('clock changes', () => {
  test('a day has 23 or 25 hours', () => {
    expect(bounds(Date.UTC(2026, 2, 29, 12), 'day', 'Europe/Berlin')).toEqual([
      '2026-03-28T23:00',
      '2026-03-29T22:00',
    ]);
    expect(bounds(Date.UTC(2026, 9, 25, 12), 'day', 'Europe/Berlin')).toEqual([
      '2026-10-24T22:00',
      '2026-10-25T23:00',
    ]);
  });

  test("an hour that occurs twice counts as two; a skipped one doesn't count", () => {
    expect(bounds(Date.UTC(2026, 9, 25, 0, 20), 'hour', 'Europe/Berlin')).toEqual([
      '2026-10-25T00:00',
      '2026-10-25T01:00',
    ]);
    expect(bounds(Date.UTC(2026, 9, 25, 1, 20), 'hour', 'Europe/Berlin')).toEqual([
      '2026-10-25T01:00',
      '2026-10-25T02:00',
    ]);
    expect(bounds(Date.UTC(2026, 2, 29, 1, 20), 'hour', 'Europe/Berlin')).toEqual([
      '2026-03-29T01:00',
      '2026-03-29T02:00',
    ]);
  });

  test('six hours around one are five or seven', () => {
    expect(bounds(Date.UTC(2026, 2, 29, 2), 'six_hours', 'Europe/Berlin')).toEqual([
      '2026-03-28T23:00',
      '2026-03-29T04:00',
    ]);
    expect(bounds(Date.UTC(2026, 9, 25, 2), 'six_hours', 'Europe/Berlin')).toEqual([
      '2026-10-24T22:00',
      '2026-10-25T05:00',
    ]);
  });

  test('a half-hour change makes one hour of thirty or ninety minutes', () => {
    // 02:00 becomes 02:30 in October and 01:30 in April.
    expect(bounds(Date.UTC(2026, 9, 3, 15, 40), 'hour', 'Australia/Lord_Howe')).toEqual([
      '2026-10-03T15:30',
      '2026-10-03T16:00',
    ]);
    expect(bounds(Date.UTC(2026, 3, 4, 15, 10), 'hour', 'Australia/Lord_Howe')).toEqual([
      '2026-04-04T14:00',
      '2026-04-04T15:30',
    ]);
  });

  test("a day that begins at one o'clock, and one that never existed", () => {
    expect(bounds(Date.UTC(2018, 10, 4, 12), 'day', 'America/Sao_Paulo')).toEqual([
      '2018-11-04T03:00',
      '2018-11-05T02:00',
    ]);
    expect(bounds(Date.UTC(2011, 11, 30, 12), 'day', 'Pacific/Apia')).toEqual([
      '2011-12-30T10:00',
      '2011-12-31T10:00',
    ]);
  });
});

test("weeks start on the reader's first weekday", () => {
  // A Wednesday.
  const at = Date.UTC(2026, 10, 18, 12);
  expect([0, 1, 6].map((firstDay) => iso(startOf(at, 'week', { firstDay })))).toEqual([
    '2026-11-15T00:00',
    '2026-11-16T00:00',
    '2026-11-14T00:00',
  ]);
});
