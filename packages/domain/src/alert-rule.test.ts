import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ALERT_RULE_WINDOWS,
  fieldOfPeople,
  lastDays,
  onlyRises,
  windowAt,
  windowsOver,
} from './alert-rule.ts';
import { parseFilter } from './filter/parse.ts';
import { splitTotals } from './filter/totals.ts';
import { TRAFFIC_FIELDS } from './filter/traffic-fields.ts';
import { isoTime } from './iso-time.ts';
import { DAY_MS } from './time-units.ts';

const at = (text: string): number => Date.parse(`${text}Z`);
const days = ({ from, to }: { from: number; to: number }) =>
  [from, to].map((time) => isoTime(time).slice(0, 10));

test('days, weeks from Monday and months of the calendar, in UTC', () => {
  const sunday = at('2026-11-22T23:59:59');
  expect(days(windowAt('day', sunday))).toEqual(['2026-11-22', '2026-11-23']);
  expect(days(windowAt('week', sunday))).toEqual(['2026-11-16', '2026-11-23']);
  expect(days(windowAt('week', at('2026-11-23T00:00:00')))).toEqual(['2026-11-23', '2026-11-30']);
  expect(days(windowAt('month', at('2028-02-29T12:00:00')))).toEqual(['2028-02-01', '2028-03-01']);
  expect(days(windowAt('month', at('2026-12-31T00:00:00')))).toEqual(['2026-12-01', '2027-01-01']);
});

test('the windows over a range are whole, touch each other and leave nothing out', () => {
  const time = fc.integer({ min: at('2000-01-01T00:00:00'), max: at('2100-01-01T00:00:00') });
  fc.assert(
    fc.property(
      time,
      fc.integer({ min: 1, max: 100 * DAY_MS }),
      fc.constantFrom(...ALERT_RULE_WINDOWS),
      (from, length, window) => {
        const range = { from, to: from + length };
        const windows = windowsOver(window, range);
        expect(windows[0]?.from).toBeLessThanOrEqual(range.from);
        expect(windows.at(-1)?.to).toBeGreaterThanOrEqual(range.to);
        expect(windows.at(-1)?.from).toBeLessThan(range.to);
        for (const [index, one] of windows.entries()) {
          expect(windowAt(window, one.from)).toEqual(one);
          if (index > 0) expect(one.from).toBe(windows[index - 1]?.to);
        }
      },
    ),
  );
});

test('the last days end with the day of the end', () => {
  expect(days(lastDays(at('2026-11-20T17:00:00'), 3))).toEqual(['2026-11-18', '2026-11-20']);
  expect(lastDays(at('2026-11-21T00:00:00'), 3).from).toBe(at('2026-11-18T00:00:00'));
});

test.each([
  ['risk = high', true],
  ['uploaded > 100MB and users >= 3', true],
  ['not requests < 5', true],
  ['exists uploaded', true],
  ['not exists uploaded', false],
  // The condition matches while the value is unknown, but it may become known.
  ['not uploaded < 5', false],
  ['users < 3', false],
  ['uploaded > 1 and requests <= 9', false],
  ['users = 2', false],
])('%s can be answered before the window is over: %s', (text, early) => {
  const parsed = parseFilter(text, TRAFFIC_FIELDS);
  if (parsed.error !== undefined) throw new Error(parsed.error.message);
  const split = splitTotals(parsed.filter, TRAFFIC_FIELDS);
  if (split.error !== undefined) throw new Error(split.error.message);
  expect(onlyRises(split.totals)).toBe(early);
});

test('people are found wherever a condition names them', () => {
  const fieldIn = (text: string) => {
    const { filter, error } = parseFilter(text, TRAFFIC_FIELDS);
    if (error !== undefined) throw new Error(error.message);
    return fieldOfPeople(filter);
  };
  expect(fieldIn('risk = high or (category = Storage and not user = "o.haddad")')).toBe('user');
  expect(fieldIn('src_ip = 10.0.0.0/8')).toBe('src_ip');
  expect(fieldIn('risk = high and users > 3 and host contains "drive"')).toBeUndefined();
});
