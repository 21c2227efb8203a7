import { describe, expect, test } from 'vitest';
import { rangeOfName, readScope, withoutTotals } from './scope.ts';

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
    [{ range: '1mo' }],
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

test('a named range ends with the last hour of the data', () => {
  const data = { from: Date.parse('2026-10-01T08:30:00Z'), to: Date.parse('2026-11-20T09:15:00Z') };
  expect(rangeOfName('1d', data)).toEqual({
    from: Date.parse('2026-11-19T10:00:00Z'),
    to: Date.parse('2026-11-20T10:00:00Z'),
  });
  expect(rangeOfName('all', data).from).toBe(Date.parse('2026-10-01T08:00:00Z'));
});
