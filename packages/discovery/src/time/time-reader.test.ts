import { isoTime } from '@casbah/domain/iso-time';
import { MINUTE_MS } from '@casbah/domain/time-units';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TimeReader } from './time-reader.ts';
import { namedZone, UTC, zoneOf } from './zone.ts';

const NOW = Date.UTC(2026, 10, 21, 9);

function reader(timezone = 'UTC', now = NOW): TimeReader {
  return new TimeReader(namedZone(timezone) ?? UTC, now);
}

function iso(text: string, timezone = 'UTC', now = NOW): string {
  const time = reader(timezone, now).read(text);
  return Number.isNaN(time) ? 'none' : isoTime(time);
}

describe('times', () => {
  test.each([
    ['1795162462', '2026-11-20T08:14:22.000Z'],
    ['1795162462.5', '2026-11-20T08:14:22.500Z'],
    ['1795162462123', '2026-11-20T08:14:22.123Z'],
    ['1795162462123456', '2026-11-20T08:14:22.123Z'],
    ['1795162462123456789', '2026-11-20T08:14:22.123Z'],
    ['20261120081422', '2026-11-20T08:14:22.000Z'],
    ['2026-11-20T08:14:22Z', '2026-11-20T08:14:22.000Z'],
    ['2026-11-20T08:14:22.123456Z', '2026-11-20T08:14:22.123Z'],
    ['2026-11-20T08:14:22+01:00', '2026-11-20T07:14:22.000Z'],
    ['2026-11-20T08:14:22.5-0530', '2026-11-20T13:44:22.500Z'],
    ['2026-11-20 08:14:22', '2026-11-20T08:14:22.000Z'],
    ['2026-11-20 08:14:22,123', '2026-11-20T08:14:22.123Z'],
    ['2026-11-20 08:14:22 UTC', '2026-11-20T08:14:22.000Z'],
    ['2026-11-20 08:14:22 +0100', '2026-11-20T07:14:22.000Z'],
    ['2026/11/20 08:14:22', '2026-11-20T08:14:22.000Z'],
    ['2026:11:20-08:14:22', '2026-11-20T08:14:22.000Z'],
    ['20/Nov/2026:08:14:22 +0100', '2026-11-20T07:14:22.000Z'],
    ['[20/Nov/2026:08:14:22 -0500]', '2026-11-20T13:14:22.000Z'],
    ['20/Nov/2026:08:14:22', '2026-11-20T08:14:22.000Z'],
    ['20Nov2026 08:14:22', '2026-11-20T08:14:22.000Z'],
    ['20-Nov-2026 08:14:22.123', '2026-11-20T08:14:22.123Z'],
    ['20 Nov 2026 08:14:22 (GMT-1:00)', '2026-11-20T09:14:22.000Z'],
    ['Nov 20 2026 08:14:22', '2026-11-20T08:14:22.000Z'],
    ['Nov 20 2026 08:14:22.123 EST', '2026-11-20T13:14:22.123Z'],
    ['Nov 20, 2026 8:14:22 PM', '2026-11-20T20:14:22.000Z'],
    ['Fri Nov 20 08:14:22 2026', '2026-11-20T08:14:22.000Z'],
    ['Fri Nov 20 08:14:22 CET 2026', '2026-11-20T07:14:22.000Z'],
    ['Fri, 20 Nov 2026 08:14:22 GMT', '2026-11-20T08:14:22.000Z'],
    ['2026 Nov 20 08:14:22', '2026-11-20T08:14:22.000Z'],
    ['Nov 20 08:14:22', '2026-11-20T08:14:22.000Z'],
    ['Nov  9 08:14:22', '2026-11-09T08:14:22.000Z'],
    ['*Nov 20 08:14:22.123', '2026-11-20T08:14:22.123Z'],
    ['11/20/2026 8:14:22 AM', '2026-11-20T08:14:22.000Z'],
    ['20/11/2026 08:14:22', '2026-11-20T08:14:22.000Z'],
    ['04/03/2026 08:14:22', '2026-04-03T08:14:22.000Z'],
    ['04.03.2026 08:14:22', '2026-03-04T08:14:22.000Z'],
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
  ])('%s', (text, expected) => {
    expect(iso(text)).toBe(expected);
  });

  test.each([
    '',
    '-',
    'abc',
    '12',
    '08:14:22',
    '2026-11-31 08:14:22',
    '2026-13-01 00:00:00',
    '2026-11-20 24:00:00',
    'Foo 20 08:14:22',
    '1795162462abc',
    '99999999999999999999',
    'Nov 31 08:14:22',
  ])("'%s' is rejected", (text) => {
    expect(iso(text)).toBe('none');
  });

  test('without a year use the latest one that is at most a day ahead', () => {
    expect(iso('Nov 22 08:59:59')).toBe('2026-11-22T08:59:59.000Z');
    expect(iso('Nov 22 09:00:01')).toBe('2025-11-22T09:00:01.000Z');
    expect(iso('Dec 31 23:59:59', 'UTC', Date.UTC(2027, 0, 1))).toBe('2026-12-31T23:59:59.000Z');
    expect(iso('Jan  1 00:00:10', 'UTC', Date.UTC(2026, 11, 31, 23))).toBe('2027-01-01T00:00:10.000Z');
    expect(iso('Feb 29 12:00:00')).toBe('2024-02-29T12:00:00.000Z');
  });

  test("without a zone use the source's zone, in winter and summer", () => {
    expect(iso('2026-01-15 12:00:00', 'Europe/Paris')).toBe('2026-01-15T11:00:00.000Z');
    expect(iso('2026-07-15 12:00:00', 'Europe/Paris')).toBe('2026-07-15T10:00:00.000Z');
    expect(iso('Jul 15 12:00:00', 'Asia/Kolkata')).toBe('2026-07-15T06:30:00.000Z');
    expect(iso('2026-07-15 12:00:00', 'Australia/Lord_Howe')).toBe('2026-07-15T01:30:00.000Z');
  });

  test('skipped by a zone shift forward; repeated ones use the first', () => {
    expect(iso('2026-03-29 01:59:59', 'Europe/Paris')).toBe('2026-03-29T00:59:59.000Z');
    expect(iso('2026-03-29 02:30:00', 'Europe/Paris')).toBe('2026-03-29T01:30:00.000Z');
    expect(iso('2026-03-29 03:00:00', 'Europe/Paris')).toBe('2026-03-29T01:00:00.000Z');
    expect(iso('2026-10-25 02:00:00', 'Europe/Paris')).toBe('2026-10-25T00:00:00.000Z');
    expect(iso('2026-10-25 02:59:59', 'Europe/Paris')).toBe('2026-10-25T00:59:59.000Z');
    expect(iso('2026-10-25 03:00:00', 'Europe/Paris')).toBe('2026-10-25T02:00:00.000Z');
    expect(iso('2026-03-08 02:30:00', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
    expect(iso('2026-11-01 01:30:00', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
  });

  test('are read back in every zone', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const formats = new Map<string, Intl.DateTimeFormat>();
    const shown = (zone: string, time: number) => {
      let format = formats.get(zone);
      if (format === undefined) {
        format = new Intl.DateTimeFormat('sv-SE', {
          timeZone: zone,
          dateStyle: 'short',
          timeStyle: 'medium',
        });
        formats.set(zone, format);
      }
      return format.format(time);
    };
    const from = Date.UTC(2005, 0, 1) / 1000;
    const to = Date.UTC(2030, 0, 1) / 1000;
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: from, max: to }), (zone, second) => {
        const civil = shown(zone, second * 1000);
        const read = reader(zone).read(civil);
        // The zone's clocks show the written time then, and not earlier.
        expect(shown(zone, read)).toBe(civil);
        expect(read).toBeLessThanOrEqual(second * 1000);
      }),
      { numRuns: 600 },
    );
  });

  test('any text is a time or none, never an error', () => {
    const times = reader();
    fc.assert(
      fc.property(fc.string(), (text) => {
        const time = times.read(text);
        expect(Number.isNaN(time) || Number.isFinite(time)).toBe(true);
      }),
    );
  });
});

describe('zones', () => {
  test.each([
    ['Z', 0],
    ['+0100', -60],
    ['"+01:00"', -60],
    ['-8', 480],
    ['GMT+2', -120],
    ['(GMT-1:00)', 60],
    ['CEST', -120],
    ['Asia/Kolkata', -330],
  ])('%s', (text, minutes) => {
    expect(zoneOf(text)?.utcOf(0)).toBe(minutes * MINUTE_MS);
  });

  test.each(['', 'Europe/Lyon', 'XYZ', '+99:00', 'local'])("'%s' isn't a zone", (text) => {
    expect(zoneOf(text)).toBeUndefined();
  });
});
