import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Delivery, deliveryGaps, gapsToldFrom, linesDueUntil } from './delivery.ts';
import { DAY_MS, HOUR_MS, WEEK_MS } from './time-units.ts';

/** A Monday, midnight UTC. */
const MONDAY = Date.UTC(2026, 8, 7);
const at = (week: number, hour: number) => MONDAY + week * WEEK_MS + hour * HOUR_MS;

/** Given hours of the week, in each of several weeks. */
function delivered(weeks: number, hoursOfWeek: readonly number[]): Set<number> {
  return new Set(
    Array.from({ length: weeks }, (_, week) => hoursOfWeek.map((hour) => at(week, hour))).flat(),
  );
}
const of = (hours: ReadonlySet<number>, rest: Partial<Delivery> = {}): Delivery => ({
  hours,
  since: Math.min(...hours),
  until: Number.POSITIVE_INFINITY,
  timeZone: 'UTC',
  ...rest,
});
const WHOLE_WEEK = Array.from({ length: 168 }, (_, hour) => hour);
const hoursOfWeek = fc.uniqueArray(fc.integer({ min: 0, max: 167 }), { minLength: 1, maxLength: 60 });
const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland');

describe('gaps', () => {
  test('are the usual hours without lines, with adjacent ones merged', () => {
    const hours = delivered(5, WHOLE_WEEK);
    for (const hour of [10, 11, 40]) hours.delete(at(4, hour));
    expect(deliveryGaps(of(hours), { from: at(4, 0), to: at(5, 0) })).toEqual([
      { from: at(4, 10), to: at(4, 12) },
      { from: at(4, 40), to: at(4, 41) },
    ]);
  });

  test('a source with a regular week has none, and one that stops has exactly its usual hours as gaps', () => {
    fc.assert(
      fc.property(hoursOfWeek, fc.integer({ min: 3, max: 6 }), (week, weeks) => {
        const next = { from: at(weeks, 0), to: at(weeks + 1, 0) };
        const known = of(delivered(weeks, week), { since: MONDAY });
        expect(deliveryGaps({ ...known, hours: delivered(weeks + 1, week) }, next)).toEqual([]);
        const lost = deliveryGaps(known, next).reduce((sum, gap) => sum + (gap.to - gap.from), 0);
        expect(lost).toBe(week.length * HOUR_MS);
      }),
    );
  });

  test('are within the range, separate and in order, in empty past hours', () => {
    const some = fc.uniqueArray(fc.integer({ min: 0, max: 6 * 168 }), { minLength: 1, maxLength: 700 });
    fc.assert(
      fc.property(some, zones, fc.integer({ min: 0, max: 6 * 168 }), (indexes, timeZone, end) => {
        const hours = new Set(indexes.map((index) => at(0, index)));
        const range = { from: at(2, 5) + 7, to: at(6, 0) - 7 };
        const until = at(0, end) + 1;
        let before = Number.NEGATIVE_INFINITY;
        for (const { from, to } of deliveryGaps(of(hours, { timeZone, until }), range)) {
          expect(from).toBeGreaterThan(before);
          expect(from).toBeGreaterThanOrEqual(range.from);
          expect(to).toBeLessThanOrEqual(Math.min(range.to, until));
          for (let hour = from; hour < to; hour += HOUR_MS) expect(hours.has(hour)).toBe(false);
          before = to;
        }
      }),
    );
  });

  test("one missing week in four leaves an hour usual, two don't", () => {
    const hours = delivered(4, [9]);
    const next = { from: at(4, 0), to: at(5, 0) };
    const missing = (...weeks: number[]) =>
      deliveryGaps(of(hours.difference(new Set(weeks.map((week) => at(week, 9)))), { since: MONDAY }), next);
    expect(missing(2)).toHaveLength(1);
    expect(missing(1, 2)).toHaveLength(0);
  });

  test('an outage never becomes usual: its hours stay missing, and later ones are compared with earlier weeks', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 167 }), { minLength: 3, maxLength: 60 }),
        fc.integer({ min: 2, max: 10 }),
        (week, lost) => {
          const known = delivered(5, week);
          const silent = { from: at(5, 0), to: at(5 + lost, 0) };
          const gone = of(known, { since: MONDAY, until: silent.to });
          const missing = deliveryGaps(gone, silent).reduce((sum, { from, to }) => sum + (to - from), 0);
          expect(missing).toBe(lost * week.length * HOUR_MS);
          // Delivery resumed: late hours aren't gaps, missing ones are.
          const back = new Set([...known, ...week.map((hour) => at(5 + lost, hour))]);
          const next = { from: at(5 + lost, 0), to: at(6 + lost, 0) };
          expect(deliveryGaps(of(back, { since: MONDAY }), next)).toEqual([]);
          back.delete(at(5 + lost, week[1] ?? 0));
          expect(deliveryGaps(of(back, { since: MONDAY }), next)).toHaveLength(1);
        },
      ),
    );
  });

  test('a source that delivers every other week has no gaps in between', () => {
    const everyOther = new Set([0, 2, 4, 6, 8, 10].map((week) => at(week, 9)));
    const range = { from: at(6, 0), to: at(12, 0) };
    expect(deliveryGaps(of(everyOther, { since: MONDAY, until: at(12, 0) }), range)).toEqual([]);
  });

  test("aren't reported with less than two weeks of data", () => {
    fc.assert(
      fc.property(hoursOfWeek, zones, (week, timeZone) => {
        const known = of(delivered(2, week), { timeZone });
        const told = gapsToldFrom(known);
        expect(deliveryGaps(known, { from: MONDAY, to: told })).toEqual([]);
        expect(deliveryGaps(known, { from: told, to: told + WEEK_MS }).length).toBeGreaterThan(0);
      }),
    );
  });

  test('follow local time: working hours stay usual across clock changes', () => {
    // In Berlin, clocks go back on October 25, 2026: 9:00 is 7:00 UTC before and 8:00 UTC after.
    const nine = [0, 1, 2, 3].map((week) => Date.UTC(2026, 8, 28 + 7 * week, 7));
    const day = { from: Date.UTC(2026, 9, 26), to: Date.UTC(2026, 9, 27) };
    expect(deliveryGaps(of(new Set(nine), { timeZone: 'Europe/Berlin' }), day)).toEqual([
      { from: Date.UTC(2026, 9, 26, 8), to: Date.UTC(2026, 9, 26, 9) },
    ]);
  });
});

test('lines are due after the usual gap between arrivals plus their own lag', () => {
  const now = at(5, 0);
  expect(linesDueUntil(now, 7, { lag: 0, pause: 60_000 })).toBe(now - HOUR_MS);
  expect(linesDueUntil(now, 7, { lag: HOUR_MS, pause: DAY_MS })).toBe(now - HOUR_MS - DAY_MS);
  expect(linesDueUntil(now, now - 7, { lag: HOUR_MS, pause: undefined })).toBe(now - 7);
  // With a clock that is ahead, nothing in the future is due.
  expect(linesDueUntil(now, now + DAY_MS, { lag: undefined, pause: undefined })).toBe(now);
});
