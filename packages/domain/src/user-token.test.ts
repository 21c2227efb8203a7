import { expect, test } from 'vitest';
import { isUserToken, userTokenOf } from './user-token.ts';

test('a token is distinguishable from a name', () => {
  expect(isUserToken(userTokenOf('0123456789abcdef'.repeat(4)))).toBe(true);
  for (const name of ['u-1234', 'amy', `u-${'A'.repeat(20)}`, `xu-${'a'.repeat(20)}`, `u-${'a'.repeat(21)}`])
    expect(isUserToken(name)).toBe(false);
});
