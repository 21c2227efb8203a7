import { DAY_MS } from '@casbah/domain/time-units';
import { PRESETS, resolveChoice } from '@casbah/widgets/date-range-picker/range-choice.ts';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { beginWith, choiceOf, choiceUpToData, readScope, scopeOfChoice } from './scope.ts';
import { withoutTotals } from './scope-filter.ts';

describe('readScope', () => {
  test('keeps a named range and the filter', () => {
    expect(readScope({ range: '7d', filter: 'risk = high' })).toEqual({ range: '7d', filter: 'risk = high' });
  });

  test('a custom range takes precedence over a named one, in a normalized form', () => {
    expect(readScope({ range: '7d', from: '2026-11-01', to: '2026-11-02T00:00:00Z' })).toEqual({
      from: '2026-11-01T00:00:00.000Z',
      to: '2026-11-02T00:00:00.000Z',
    });
  });

  test.each([
    [{ from: '2026-11-02', to: '2026-11-01' }],
    [{ from: '2026-11-02' }],
    [{ from: 'yesterday', to: 'today' }],
    [{ range: 'forever', filter: '' }],
    [{ range: ['7d'], filter: 7 }],
    [{ ends: 'data' }],
  ])('ignores %j', (search) => {
    expect(readScope(search)).toEqual({});
  });
});

describe('withoutTotals', () => {
  test('drops conditions on the totals of the list being left', () => {
    expect(withoutTotals({ range: '7d', filter: 'risk = high and uploaded > 100MB and users > 3' })).toEqual({
      range: '7d',
      filter: 'risk = high',
    });
    expect(withoutTotals({ filter: 'users > 3' })).toEqual({});
  });

  test("keeps an unreadable filter, so its text isn't lost", () => {
    expect(withoutTotals({ filter: 'risk = ' })).toEqual({ filter: 'risk = ' });
  });
});

/** Monday, Nov 23, 2026, 10:20 UTC, with data of the days before. */
const NOW = Date.UTC(2026, 10, 23, 10, 20);
const place = (newest: number, now = NOW) => ({
  now,
  timeZone: 'UTC',
  data: { from: newest - 100 * DAY_MS, to: newest },
});

afterEach(() => beginWith('last_month'));

test('a URL without a range means the company’s default', () => {
  beginWith('last_week');
  expect(choiceOf(readScope({}), place(NOW))).toEqual({ kind: 'preset', preset: '7d' });
  expect(choiceOf(readScope({ range: '30d' }), place(NOW))).toEqual({ kind: 'preset', preset: '30d' });
});

test('the default ends with the data if all data is older; a range in the URL ends now', () => {
  const old = place(NOW - 45 * DAY_MS);
  expect(choiceOf({}, old)).toEqual({ kind: 'preset', preset: '30d', ends: 'data' });
  expect(choiceOf({ range: '30d' }, old)).toEqual({ kind: 'preset', preset: '30d' });
  expect(choiceOf({}, place(NOW - 20 * DAY_MS))).toEqual({ kind: 'preset', preset: '30d' });
  expect(resolveChoice(choiceOf({ range: '24h' }, old), old).to).toBe(Date.UTC(2026, 10, 23, 11));
});

test('the default range always has data', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4000 * DAY_MS }),
      fc.constantFrom('last_day', 'last_week', 'last_month', 'last_quarter', 'last_year'),
      (age, beginning) => {
        beginWith(beginning);
        const at = place(NOW - age);
        const { from, to } = resolveChoice(choiceOf({}, at), at);
        expect(from).toBeLessThan(at.data.to);
        expect(to).toBeGreaterThanOrEqual(at.data.to);
      },
    ),
  );
});

test('switching to the newest data keeps the length', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PRESETS.filter((preset) => preset !== 'all')),
      fc.integer({ min: 0, max: 4000 * DAY_MS }),
      (preset, age) => {
        const at = place(NOW - age);
        const now = resolveChoice({ kind: 'preset', preset }, at);
        const then = resolveChoice(choiceUpToData({ kind: 'preset', preset }), at);
        expect(then.to).toBeGreaterThanOrEqual(at.data.to);
        expect(then.to - at.data.to).toBeLessThanOrEqual(DAY_MS);
        // Only months differ, and by days.
        expect(Math.abs(then.to - then.from - (now.to - now.from))).toBeLessThanOrEqual(4 * DAY_MS);
      },
    ),
  );
});

test('a chosen time range survives the URL', () => {
  const scopes = [
    { range: '7d' },
    { range: '1h' },
    { range: '30d', ends: 'data' },
    { range: 'all' },
    { from: '2026-11-01T00:00:00.000Z', to: '2026-11-02T00:00:00.000Z' },
  ] as const;
  for (const scope of scopes) expect(readScope(scopeOfChoice(choiceOf(scope)))).toEqual(scope);
  // "Everything" ends with the data anyway.
  expect(readScope({ range: 'all', ends: 'data' })).toEqual({ range: 'all' });
});
