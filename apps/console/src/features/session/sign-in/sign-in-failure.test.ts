import { ERRORS } from '@casbah/contract/error';
import { expect, test } from 'vitest';
import { SENT_WITH } from './sign-in-failure.ts';

test('each code in an address is that of its error', () => {
  for (const [code, error] of Object.entries(SENT_WITH))
    expect([error, ERRORS[error].code]).toEqual([error, Number(code)]);
});
