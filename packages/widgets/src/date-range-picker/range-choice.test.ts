import { isoTime } from '@casbah/domain/iso-time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstDayOf, PRESETS, parseChoice, printChoice, resolveChoice } from './range-choice.ts';

const now = Date.UTC(2026, 10, 20, 15, 40);
const shown = (preset: (typeof PRESETS)[number], at = now) => {
  const { from, to } = resolveChoice(
    { kind: 'preset', preset },
    { now: at, timeZone: 'UTC', data: { from: Date.UTC(2026, 9, 3, 7), to: at } },
  );
  return [isoTime(from), isoTime(to)];
};

test('days are complete, including the last one', () => {
  expect(shown('7d')).toEqual(['2026-11-14T00:00:00.000Z', '2026-11-21T00:00:00.000Z']);
  expect(shown('30d')).toEqual(['2026-10-22T00:00:00.000Z', '2026-11-21T00:00:00.000Z']);
  expect(shown('all')).toEqual(['2026-10-03T00:00:00.000Z', '2026-11-21T00:00:00.000Z']);
});

test('24 hours end with this hour', () => {
  expect(shown('24h')).toEqual(['2026-11-19T16:00:00.000Z', '2026-11-20T16:00:00.000Z']);
});

test("three months before a missing day is the month's last day", () => {
  expect(shown('3mo', Date.UTC(2026, 4, 30, 12))[0]).toBe('2026-02-28T00:00:00.000Z');
  expect(shown('3mo')[0]).toBe('2026-08-21T00:00:00.000Z');
});

test('every preset ends at the current time', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }),
      fc.constantFrom(...PRESETS),
      (at, preset) => {
        const { from, to } = resolveChoice({ kind: 'preset', preset }, { now: at, timeZone: 'UTC' });
        expect(from).toBeLessThan(to);
        expect(to).toBeGreaterThanOrEqual(at);
        expect(from).toBeLessThan(at);
      },
    ),
  );
});

test('a selection survives a round trip through a URL', () => {
  const moment = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) });
  fc.assert(
    fc.property(moment, moment, (a, b) => {
      fc.pre(a !== b);
      const choice = { kind: 'custom' as const, range: { from: Math.min(a, b), to: Math.max(a, b) } };
      expect(parseChoice(printChoice(choice))).toEqual(choice);
    }),
  );
  for (const preset of PRESETS)
    expect(parseChoice(printChoice({ kind: 'preset', preset }))).toEqual({ kind: 'preset', preset });
  expect(
    printChoice({ kind: 'custom', range: { from: Date.UTC(2026, 10, 14), to: Date.UTC(2026, 10, 21) } }),
  ).toBe('2026-11-14..2026-11-21');
});

test('an invalid choice is rejected', () => {
  for (const text of [
    '',
    '8d',
    'custom',
    'x..y',
    '2026-11-21..2026-11-14',
    '2026-11-14',
    'a..b..c',
    '2026-11-14..2026-11-15..2026-11-16',
  ])
    expect(parseChoice(text)).toBeUndefined();
});

test('older names of spans are accepted', () => {
  expect(parseChoice('3m')).toEqual({ kind: 'preset', preset: '3mo' });
  expect(parseChoice('1w')).toEqual({ kind: 'preset', preset: '7d' });
});

test("weeks start on the reader's first weekday", () => {
  expect(['en-US', 'de-DE', 'fr-FR', 'ja-JP', 'ar-EG'].map(firstDayOf)).toEqual([0, 1, 1, 0, 6]);
});
