import { expect, test } from 'vitest';
import { lookupDelayMs, TYPEAHEAD } from './limits.ts';

test('a dynamic search waits 1000 ms with local options [WD-K079], a lookup without any 300 ms [WD-K086]', () => {
  expect(lookupDelayMs(true)).toBe(1000);
  expect(lookupDelayMs(false)).toBe(300);
});

test('a list has 50 options [WD-K080], shows 8 [WD-K085], and opens with one letter [WD-K081]', () => {
  expect(TYPEAHEAD).toMatchObject({ listLimit: 50, shownItems: 8, minLength: 1 });
});
