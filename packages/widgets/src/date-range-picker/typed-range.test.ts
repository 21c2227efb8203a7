import { startOfDay } from '@casbah/domain/calendar';
import { startOf } from '@casbah/domain/time-interval';
import { HOUR_MS } from '@casbah/domain/time-units';
import {
  CalendarDate,
  CalendarDateTime,
  fromAbsolute,
  startOfMonth,
  startOfWeek,
  toCalendarDate,
  toCalendarDateTime,
} from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOf, dateTimeOf, rangeOfTyped, timeOf, typedOf } from './typed-range.ts';

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
];
const zone = fc.constantFrom(...ZONES);
const moment = fc.integer({ min: Date.UTC(2005, 0), max: Date.UTC(2038, 0) });
const second = moment.map((time) => Math.floor(time / 1000) * 1000);

describe("our calendar and the fields' calendar agree", () => {
  test('on dates and times of a moment', () => {
    fc.assert(
      fc.property(zone, second, (timeZone, time) => {
        const theirs = toCalendarDateTime(fromAbsolute(time, timeZone));
        expect(dateTimeOf(time, timeZone).toString()).toBe(theirs.toString());
        expect(dateOf(time, timeZone).toString()).toBe(toCalendarDate(theirs).toString());
      }),
    );
  });

  test('on starts of days, weeks and months, across clock changes and leap days [PF-S071] [PF-S072] [PF-S073]', () => {
    fc.assert(
      fc.property(zone, moment, (timeZone, time) => {
        const day = toCalendarDate(fromAbsolute(time, timeZone));
        const begin = (date: CalendarDate) => date.toDate(timeZone).getTime();
        expect(startOfDay(time, timeZone)).toBe(begin(day));
        expect(startOf(time, 'day', { timeZone })).toBe(begin(day));
        expect(startOf(time, 'month', { timeZone })).toBe(begin(startOfMonth(day)));
        for (const [locale, firstDay] of [
          ['de-DE', 1],
          ['en-US', 0],
        ] as const)
          expect(startOf(time, 'week', { timeZone, firstDay })).toBe(begin(startOfWeek(day, locale)));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a typed range', () => {
  const range = fc
    .tuple(second, fc.integer({ min: 1, max: 5e7 }))
    .map(([from, seconds]) => ({ from, to: from + seconds * 1000 }));

  test('with times is restored to the second', () => {
    fc.assert(
      fc.property(zone, range, (timeZone, { from, to }) => {
        const [start, end] = [dateTimeOf(from, timeZone), dateTimeOf(to, timeZone)];
        // A repeated hour is ambiguous in a field, and the last second of a day means midnight.
        fc.pre(timeOf(start, timeZone) === from && timeOf(end, timeZone) === to);
        fc.pre(!(end.hour === 23 && end.minute === 59 && end.second === 59));
        const typed = typedOf({ from, to }, timeZone, true);
        expect(rangeOfTyped(typed, { timeZone, withTime: true })).toEqual({ from, to });
      }),
      { numRuns: 500 },
    );
  });

  test('without times is whole days, including the last one', () => {
    const [from, to] = [new CalendarDate(2026, 3, 28), new CalendarDate(2026, 3, 29)];
    const berlin = rangeOfTyped({ from, to }, { timeZone: 'Europe/Berlin' });
    // A day of 24 hours and one of 23.
    expect((berlin.to - berlin.from) / HOUR_MS).toBe(47);
    expect(typedOf(berlin, 'Europe/Berlin', false)).toEqual({ from, to });
  });

  test("with an end before the start ends on the start's day", () => {
    const limits = { timeZone: 'UTC' };
    const day = { from: Date.UTC(2026, 10, 10), to: Date.UTC(2026, 10, 11) };
    expect(
      rangeOfTyped({ from: new CalendarDate(2026, 11, 10), to: new CalendarDate(2026, 11, 3) }, limits),
    ).toEqual(day);
    expect(
      rangeOfTyped(
        { from: new CalendarDateTime(2026, 11, 10, 8), to: new CalendarDateTime(2026, 11, 10, 7) },
        { ...limits, withTime: true },
      ),
    ).toEqual({ from: day.from + 8 * HOUR_MS, to: day.to });
  });
});
