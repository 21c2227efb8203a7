import { expect, test } from 'vitest';
import { isPinned } from './limits.ts';

test('a header is pinned past 108 px [WD-S069] [WD-K098], embedded past 30 [WD-K099]', () => {
  expect(isPinned(108, false)).toBe(false);
  expect(isPinned(109, false)).toBe(true);
  expect(isPinned(30, true)).toBe(false);
  expect(isPinned(31, true)).toBe(true);
});
