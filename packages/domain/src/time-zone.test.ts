import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS } from './time-units.ts';
import { isTimeZone, momentOf, normalOffset, offsetAt, wallTime } from './time-zone.ts';

test('offsets east, west, of half hours, and zero', () => {
  const at = Date.UTC(2026, 10, 20);
  const hours = (zone: string) => offsetAt(at, zone) / HOUR_MS;
  expect(
    [
      'UTC',
      'Europe/London',
      'Asia/Kathmandu',
      'America/New_York',
      'America/St_Johns',
      'Pacific/Kiritimati',
    ].map(hours),
  ).toEqual([0, 0, 5.75, -5, -3.5, 14]);
});

test('every moment is found by its local time, or the first one with the same', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
      fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2040, 0) }),
      (zone, time) => {
        const found = momentOf(wallTime(time, zone), zone);
        expect(found).toBeLessThanOrEqual(time);
        expect(wallTime(found, zone)).toBe(wallTime(time, zone));
      },
    ),
    { numRuns: 2000 },
  );
});

test('a skipped time is the moment of the change', () => {
  expect(momentOf(Date.UTC(2026, 2, 29, 2, 30), 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 29, 1));
});

test('a repeated time is the first one', () => {
  expect(momentOf(Date.UTC(2026, 9, 25, 2, 30), 'Europe/Berlin')).toBe(Date.UTC(2026, 9, 25, 0, 30));
});

test('zones are recognized by name', () => {
  expect([isTimeZone('Asia/Tokyo'), isTimeZone('Mars/Olympus')]).toEqual([true, false]);
});

test('an offset is stored as +HH:MM in any notation [PF-V080]', () => {
  for (const text of ['+5:30', '+530', '+0530', 'UTC+5:30', 'gmt+05:30', ' +05:30 '])
    expect(normalOffset(text)).toBe('+05:30');
  expect(['-3', 'UTC\u22123', '-0300'].map(normalOffset)).toEqual(['-03:00', '-03:00', '-03:00']);
  expect(['+14', '-12', '+0'].map(normalOffset)).toEqual(['+14:00', '-12:00', '+00:00']);
  for (const text of ['', '5', '+15', '-13', '+5:60', 'Europe/Berlin', '+5:3'])
    expect(normalOffset(text)).toBeUndefined();
});
