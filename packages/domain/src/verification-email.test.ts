import { expect, test } from 'vitest';
import { isVerificationEmail } from './verification-email.ts';

const account = 'casbah-support@atlas.example';

test('a verification email needs a valid address [PL-V006]', () => {
  expect(isVerificationEmail('lina@rif.example', { account, deployment: 'PROD' })).toBe(true);
  expect(isVerificationEmail('lina', { account, deployment: 'PROD' })).toBe(false);
});

test("in EOE it needs the account's own domain [PL-V007]", () => {
  expect(isVerificationEmail('lina@rif.example', { account, deployment: 'EOE' })).toBe(false);
  expect(isVerificationEmail('lina@Atlas.example', { account, deployment: 'EOE' })).toBe(true);
});
