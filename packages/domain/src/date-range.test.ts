import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, startOfDay } from './calendar.ts';
import {
  ACTIVITY_MAX_MONTHS,
  DAILY_LIMIT_DAYS,
  DATE_STEP_DAYS,
  isLongerThan,
  moved,
  pairOf,
  rangeOf,
  settled,
  stepsFor,
} from './date-range.ts';
import { DAY_MS, HOUR_MS } from './time-units.ts';

const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'];
const zone = fc.constantFrom(...ZONES);
const moment = fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2035, 0) });

test('a range is a pair of its first and last moment, and survives a round trip [WD-E020]', () => {
  expect(pairOf({ from: Date.UTC(2026, 10, 14), to: Date.UTC(2026, 10, 21) })).toEqual([
    Date.UTC(2026, 10, 14),
    Date.UTC(2026, 10, 20, 23, 59, 59, 999),
  ]);
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 1e11 }), (from, length) => {
      expect(rangeOf(pairOf({ from, to: from + length }))).toEqual({ from, to: from + length });
    }),
  );
});

describe('two selected moments', () => {
  test("with an end before the start use the end of the start's day [WD-V052]", () => {
    fc.assert(
      fc.property(
        zone,
        moment,
        fc.integer({ min: 1, max: 1e10 }),
        fc.boolean(),
        (timeZone, start, before, withTime) => {
          const [from, to] = settled([start, start - before], { timeZone, withTime });
          expect(from).toBe(withTime ? start : startOfDay(start, timeZone));
          expect(to + 1).toBe(addDays(startOfDay(start, timeZone), 1, timeZone));
        },
      ),
    );
  });

  test('stay within the limits [WD-V053]', () => {
    fc.assert(
      fc.property(zone, moment, moment, moment, moment, (timeZone, start, end, a, b) => {
        const [min, max] = [Math.min(a, b), Math.max(a, b)];
        const [from, to] = settled([start, end], { timeZone, min, max, withTime: true });
        for (const time of [from, to]) {
          expect(time).toBeGreaterThanOrEqual(min);
          expect(time).toBeLessThanOrEqual(max);
        }
        expect(from).toBeLessThanOrEqual(to);
        // Ranges within the limits stay unchanged.
        if (start >= min && end <= max && start <= end) expect([from, to]).toEqual([start, end]);
      }),
    );
  });

  test('without times are whole days, even of 23 and 25 hours [WD-V054]', () => {
    fc.assert(
      fc.property(zone, moment, fc.integer({ min: 0, max: 4e10 }), (timeZone, start, length) => {
        const [from, to] = settled([start, start + length], { timeZone });
        expect(from).toBe(startOfDay(start, timeZone));
        expect(to + 1).toBe(addDays(startOfDay(start + length, timeZone), 1, timeZone));
      }),
    );
    const berlin = { timeZone: 'Europe/Berlin' };
    const change = Date.UTC(2026, 2, 29, 12);
    const [from, to] = settled([change, change], berlin);
    expect((to + 1 - from) / HOUR_MS).toBe(23);
  });
});

describe('the maximum range', () => {
  const [timeZone] = ['Europe/Berlin'];
  test('for activities is six calendar months [SH-V019]', () => {
    expect(ACTIVITY_MAX_MONTHS).toBe(6);
    fc.assert(
      fc.property(moment, (time) => {
        const from = startOfDay(time, timeZone);
        const to = addMonths(from, 6, timeZone);
        expect(isLongerThan({ from, to }, ACTIVITY_MAX_MONTHS, timeZone)).toBe(false);
        expect(isLongerThan({ from, to: to + 1 }, ACTIVITY_MAX_MONTHS, timeZone)).toBe(true);
      }),
    );
  });

  test('for activities is less than a year [SH-V020]', () => {
    const from = startOfDay(Date.UTC(2024, 1, 29), timeZone);
    for (const years of [1, 2, 3])
      expect(isLongerThan({ from, to: addMonths(from, 12 * years, timeZone) }, 6, timeZone)).toBe(true);
  });
});

describe('steps', () => {
  test('are one day, seven days and 28 days [PL-K015] [WD-K094]', () => {
    expect(DATE_STEP_DAYS).toEqual({ daily: 1, weekly: 7, monthly: 28 });
    fc.assert(
      fc.property(
        zone,
        moment,
        fc.constantFrom(...(['daily', 'weekly', 'monthly'] as const)),
        fc.integer({ min: -50, max: 50 }),
        (timeZone, time, step, count) => {
          const from = startOfDay(time, timeZone);
          const range = { from, to: addDays(from, 3, timeZone) };
          const shown = moved(range, step, count, timeZone);
          const days = count * { daily: 1, weekly: 7, monthly: 28 }[step];
          expect(Math.round(daysBetween(from, shown.from, timeZone))).toBe(days);
          expect(startOfDay(shown.from, timeZone)).toBe(shown.from);
          expect(Math.round(daysBetween(shown.from, shown.to, timeZone))).toBe(3);
        },
      ),
    );
  });

  test('daily data exists for at most 30 days if limited [PL-K016] [WD-K095]', () => {
    expect(DAILY_LIMIT_DAYS).toBe(30);
    const to = Date.UTC(2026, 10, 21);
    const steps = (days: number, limited: boolean) =>
      stepsFor({ from: to - days * DAY_MS, to }, { timeZone: 'UTC', limited });
    expect(steps(30, true)).toEqual(['daily', 'weekly', 'monthly']);
    expect(steps(31, true)).toEqual(['weekly', 'monthly']);
    expect(steps(31, false)).toEqual(['daily', 'weekly', 'monthly']);
  });
});
