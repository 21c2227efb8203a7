import { expect, test } from 'vitest';
import { SEARCH_MIN_LENGTH, SUGGESTION_LIMIT } from './search-limits.ts';

test('minimum search length, by list [WD-K081] [WD-K082] [WD-K083] [WD-K084] [WD-K024] [WD-K025]', () => {
  expect(SEARCH_MIN_LENGTH).toEqual({ typeahead: 1, generic: 2, box: 1, includeForm: 2, x: 0 });
});

test('a response has at most 50 suggestions [SH-K028] [WD-K087]', () => {
  expect(SUGGESTION_LIMIT).toBe(50);
});
