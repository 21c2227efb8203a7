import { describe, expect, test } from 'vitest';
import { compileSchedule, type PolicySchedule, WEEKDAYS } from './schedule.ts';

const at = (schedule: Partial<PolicySchedule>, time: string) =>
  compileSchedule({ timeZone: 'Europe/Berlin', windows: [], ...schedule })(Date.parse(time));
const WORK = [{ days: [1, 2, 3, 4, 5] as const, from: 8 * 60, to: 18 * 60 }];

describe('a schedule', () => {
  test('has windows in its own time zone, summer or winter', () => {
    // November 23, 2026 is a Monday.
    expect(at({ windows: WORK }, '2026-11-23T07:00:00Z')).toBe(true);
    expect(at({ windows: WORK }, '2026-11-23T06:59:59Z')).toBe(false);
    expect(at({ windows: WORK }, '2026-11-23T17:00:00Z')).toBe(false);
    expect(at({ windows: WORK }, '2026-07-20T06:00:00Z')).toBe(true);
    expect(at({ windows: WORK }, '2026-11-22T10:00:00Z')).toBe(false);
  });

  test('has windows over midnight, which belong to the day they start on', () => {
    const night = [{ days: [7] as const, from: 22 * 60, to: 6 * 60 }];
    expect(at({ windows: night }, '2026-11-22T22:00:00Z')).toBe(true);
    expect(at({ windows: night }, '2026-11-23T04:59:00Z')).toBe(true);
    expect(at({ windows: night }, '2026-11-23T05:00:00Z')).toBe(false);
    expect(at({ windows: night }, '2026-11-22T04:00:00Z')).toBe(false);
  });

  test('may last the whole day', () => {
    const day = [{ days: WEEKDAYS, from: 0, to: 1440 }];
    expect(at({ windows: day }, '2026-11-22T22:59:59.999Z')).toBe(true);
  });

  test('starts and ends', () => {
    const [from, until] = [Date.parse('2026-11-23T00:00:00Z'), Date.parse('2026-11-24T00:00:00Z')];
    expect(at({ from, until }, '2026-11-22T23:59:59.999Z')).toBe(false);
    expect(at({ from, until }, '2026-11-23T00:00:00Z')).toBe(true);
    expect(at({ from, until }, '2026-11-24T00:00:00Z')).toBe(false);
  });

  test('refuses an unknown time zone', () => {
    expect(() => compileSchedule({ timeZone: 'Mars/Base', windows: [] })).toThrow(RangeError);
  });
});
