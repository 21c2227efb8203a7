import { describe, expect, test } from 'vitest';
import { beginWith, choiceOf, readScope, scopeOfChoice } from './scope.ts';
import { withoutTotals } from './scope-filter.ts';

describe('readScope', () => {
  test('keeps a named range and the filter', () => {
    expect(readScope({ range: '7d', filter: 'risk = high' })).toEqual({ range: '7d', filter: 'risk = high' });
  });

  test('a range of one’s own goes before a name, in one way of writing', () => {
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
    // The default needs no words in the address.
    [{ range: '30d' }],
  ])('leaves out %j', (search) => {
    expect(readScope(search)).toEqual({});
  });
});

describe('withoutTotals', () => {
  test('drops what is asked of the rows of the list one leaves', () => {
    expect(withoutTotals({ range: '7d', filter: 'risk = high and uploaded > 100MB and users > 3' })).toEqual({
      range: '7d',
      filter: 'risk = high',
    });
    expect(withoutTotals({ filter: 'users > 3' })).toEqual({});
  });

  test('keeps a filter that cannot be read, so that its words are not lost', () => {
    expect(withoutTotals({ filter: 'risk = ' })).toEqual({ filter: 'risk = ' });
  });
});

test('what an address does not say is as the company begins', () => {
  beginWith('last_week');
  expect(choiceOf(readScope({}))).toEqual({ kind: 'preset', preset: '7d' });
  // The default needs no words, and what was the default before does.
  expect(readScope({ range: '7d' })).toEqual({});
  expect(readScope({ range: '30d' })).toEqual({ range: '30d' });
  beginWith('last_month');
  expect(choiceOf(readScope({}))).toEqual({ kind: 'preset', preset: '30d' });
});

test('a choice of time goes into the address and comes back', () => {
  for (const scope of [{}, { range: '7d' as const }, { range: 'all' as const }])
    expect(readScope(scopeOfChoice(choiceOf(scope)))).toEqual(scope);
  const own = { from: '2026-11-01T00:00:00.000Z', to: '2026-11-02T00:00:00.000Z' };
  expect(readScope(scopeOfChoice(choiceOf(own)))).toEqual(own);
});
