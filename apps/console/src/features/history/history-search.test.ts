import { expect, test } from 'vitest';
import { choiceOf, isFiltered, readHistorySearch, searchOfChoice } from './history-search.ts';

test('reads the URL and ignores invalid values', () => {
  const whole = {
    text: 'Rabat',
    person: 'a@b.example',
    action: 'POST /x',
    object: 'o',
    outcome: 'DENIED',
    range: '7d',
    selected: '42',
  };
  expect(readHistorySearch(whole)).toEqual(whole);
  expect(
    readHistorySearch({ text: '', person: 3, range: 'always', from: 'soon', selected: '-1', other: 'x' }),
  ).toEqual({});
  expect(readHistorySearch({ range: 'all' })).toEqual({});
  expect(readHistorySearch({ selected: '1e9' })).toEqual({});
});

test('custom times take precedence over a named range, but only if both are set', () => {
  const [from, to] = ['2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'];
  expect(readHistorySearch({ from, to, range: '7d' })).toEqual({ from, to });
  expect(readHistorySearch({ from: to, to: from, range: '7d' })).toEqual({ range: '7d' });
  expect(readHistorySearch({ from })).toEqual({});
});

test.each([
  {},
  { range: '24h' },
  { from: '2026-11-01T00:00:00.000Z', to: '2026-11-02T00:00:00.000Z' },
] as const)('restores the time range of %j from the URL', (search) => {
  const read = readHistorySearch(search);
  expect(readHistorySearch({ ...searchOfChoice(choiceOf(read)) })).toEqual(search);
});

test("an open entry isn't a filter", () => {
  expect(isFiltered({ selected: '4' })).toBe(false);
  expect(isFiltered({ selected: '4', range: '7d' })).toBe(true);
  expect(isFiltered({ text: undefined })).toBe(false);
});
