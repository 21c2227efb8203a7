import { expect, test } from 'vitest';
import { hasNavigation } from './frame.ts';

test('navigation is hidden on the sign-in page [WD-S004] and for syndicated tenants [WD-S005]', () => {
  expect(hasNavigation({ isLoginPage: false, isSyndicated: false })).toBe(true);
  expect(hasNavigation({ isLoginPage: true, isSyndicated: false })).toBe(false);
  expect(hasNavigation({ isLoginPage: false, isSyndicated: true })).toBe(false);
});
