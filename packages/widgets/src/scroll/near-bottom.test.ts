import { expect, test } from 'vitest';
import { isNearBottom } from './near-bottom.ts';

test('a page is near its bottom within 100 px [WD-K077]', () => {
  const page = { clientHeight: 900, scrollHeight: 3000 };
  expect(isNearBottom({ ...page, scrollTop: 1999 })).toBe(false);
  expect(isNearBottom({ ...page, scrollTop: 2000 })).toBe(true);
  expect(isNearBottom({ ...page, scrollTop: 2100 })).toBe(true);
});

test('a page that fits is at its bottom', () => {
  expect(isNearBottom({ scrollTop: 0, clientHeight: 900, scrollHeight: 900 })).toBe(true);
});
