import { startOfDay } from '@casbah/domain/calendar';
import { endOf, startOf } from '@casbah/domain/time-interval';
import { INTERVALS } from '@casbah/domain/time-range';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisTicks, type Brush, brushByKey, brushedRange, missingHours, slotAt, slotsOf } from './slots.ts';

const start = Date.UTC(2026, 10, 14);

test('every interval of the range is a slot, with or without data', () => {
  const slots = slotsOf([{ time: start + 2 * HOUR_MS, value: 10, part: 3 }], 'hour', {
    from: start,
    to: start + 4 * HOUR_MS,
  });
  expect(slots.map((slot) => [slot.time, slot.value, slot.part])).toEqual([
    [start, 0, 0],
    [start + HOUR_MS, 0, 0],
    [start + 2 * HOUR_MS, 10, 3],
    [start + 3 * HOUR_MS, 0, 0],
  ]);
});

test('missing hours count in the slots that contain them', () => {
  const gaps = [
    { from: start - 2 * HOUR_MS, to: start + HOUR_MS },
    { from: start + 3 * HOUR_MS, to: start + 5 * HOUR_MS },
  ];
  const missing = (from: number, to: number) =>
    missingHours({ time: start + from * HOUR_MS, end: start + to * HOUR_MS }, gaps);
  expect([missing(0, 1), missing(1, 3), missing(4, 5), missing(0, 24), missing(-24, 0)]).toEqual([
    ...[1, 0, 1, 3, 2],
  ]);
});

test('months vary in length, weeks start on Monday', () => {
  const months = slotsOf([], 'month', { from: Date.UTC(2026, 0, 15), to: Date.UTC(2026, 3, 1) });
  expect(months.map((slot) => (slot.end - slot.time) / DAY_MS)).toEqual([31, 28, 31]);
  expect(new Date(startOf(start, 'week')).getUTCDay()).toBe(1);
});

test('slots are contiguous and cover the whole range', () => {
  const anyRange = fc
    .tuple(fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) }), fc.integer({ min: 1, max: 400 }))
    .map(([from, steps]) => ({ from, steps }));
  fc.assert(
    fc.property(anyRange, fc.constantFrom(...INTERVALS), ({ from, steps }, interval) => {
      const to = from + steps * (endOf(from, interval) - startOf(from, interval)) * 0.5;
      const slots = slotsOf([], interval, { from, to });
      expect(slots[0]?.time).toBeLessThanOrEqual(from);
      expect(slots.at(-1)?.end).toBeGreaterThanOrEqual(to);
      for (let i = 1; i < slots.length; i++) expect(slots[i]?.time).toBe(slots[i - 1]?.end);
    }),
  );
});

test('a part is between zero and the whole', () => {
  const [slot] = slotsOf([{ time: start, value: 5, part: 9 }], 'day', { from: start, to: start + DAY_MS });
  expect(slot).toMatchObject({ value: 5, part: 5 });
  const [broken] = slotsOf([{ time: start, value: -5, part: -1 }], 'day', {
    from: start,
    to: start + DAY_MS,
  });
  expect(broken).toMatchObject({ value: 0, part: 0 });
});

test('a brush is the span of the slots it covers, in either direction', () => {
  const slots = slotsOf([], 'hour', { from: start, to: start + 10 * HOUR_MS });
  const range = { from: start + 2 * HOUR_MS, to: start + 6 * HOUR_MS };
  expect(brushedRange({ anchor: 2, focus: 5 }, slots)).toEqual(range);
  expect(brushedRange({ anchor: 5, focus: 2 }, slots)).toEqual(range);
  expect(brushedRange({ anchor: 0, focus: 99 }, slots)).toBeUndefined();
});

test('arrows move the brush, Shift stretches it', () => {
  let brush: Brush | undefined;
  const press = (key: string, shift = false) => {
    brush = brushByKey({ key, shift }, brush, 10);
    return brush;
  };
  expect(press('ArrowLeft')).toEqual({ anchor: 9, focus: 9 });
  expect(press('ArrowLeft')).toEqual({ anchor: 8, focus: 8 });
  expect(press('ArrowLeft', true)).toEqual({ anchor: 8, focus: 7 });
  expect(press('Home', true)).toEqual({ anchor: 8, focus: 0 });
  expect(press('ArrowRight')).toEqual({ anchor: 1, focus: 1 });
  expect(press('End')).toEqual({ anchor: 9, focus: 9 });
  expect(brushByKey({ key: 'a', shift: false }, brush, 10)).toBeUndefined();
});

test('the slot at a fraction of the width', () => {
  const slots = slotsOf([], 'hour', { from: start, to: start + 4 * HOUR_MS });
  expect([0, 0.24, 0.26, 0.99, 1].map((share) => slotAt(share, slots))).toEqual([0, 0, 1, 3, 3]);
  expect(slotAt(0.5, [])).toBe(-1);
});

test('the axis uses hours, days or months', () => {
  const styles = (to: number, width = 1000) =>
    new Set(axisTicks({ from: start, to }, width).map((tick) => tick.style));
  expect(styles(start + 7 * DAY_MS)).toEqual(new Set(['weekday']));
  expect(styles(start + 300 * DAY_MS)).toEqual(new Set(['month']));
  expect(styles(start + 6 * HOUR_MS)).toEqual(new Set(['weekday', 'time']));
  expect(axisTicks({ from: start, to: start + 7 * DAY_MS }, 1000)).toHaveLength(7);
});

test('days follow the zone, and every bucket finds its own', () => {
  const timeZone = 'America/New_York';
  const first = Date.UTC(2026, 9, 31, 4);
  const days = slotsOf(
    [0, 24, 49].map((hours, index) => ({ time: first + hours * HOUR_MS, value: index + 1, part: 0 })),
    'day',
    { from: first, to: first + 72 * HOUR_MS },
    timeZone,
  );
  // The second day has 25 hours: clocks go back on November 1.
  expect(days.map((slot) => [(slot.end - slot.time) / HOUR_MS, slot.value])).toEqual([
    [24, 1],
    [25, 2],
    [24, 3],
  ]);
});

test("the axis labels the zone's days at their start", () => {
  const timeZone = 'Europe/Berlin';
  const range = { from: Date.UTC(2026, 9, 22, 22), to: Date.UTC(2026, 9, 28, 23) };
  const ticks = axisTicks(range, 1000, timeZone);
  expect(ticks).toHaveLength(6);
  for (const { time } of ticks) expect(startOfDay(time, timeZone)).toBe(time);
});
