import fc from 'fast-check';
import { expect, it } from 'vitest';
import { base62, hex } from './body.ts';
import { characterKinds, entropy, isIrregular, looksGenerated, rowShare } from './entropy.ts';

it('entropy is in bits per character', () => {
  expect(entropy('aaaa')).toBe(0);
  expect(entropy('abab')).toBe(1);
  expect(entropy('abcd')).toBe(2);
});

it('generated tokens are irregular; runs, rows and words alone are not', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    expect(isIrregular(hex(32).sample(seed))).toBe(true);
    expect(isIrregular(base62(36).sample(seed))).toBe(true);
  }
  for (const text of [
    '',
    'xxxxxxxxxxxxxxxxxxxx',
    '0123456789abcdef0123456789abcdef',
    'abcdefghijklmnopqrstuvwxyz',
    'thisisnotatokenatall',
  ])
    expect(isIrregular(text), text).toBe(false);
});

it('of unknown values, generated ones are distinguished from names with digits', () => {
  const generated = Array.from({ length: 200 }, (_, seed) => base62(32).sample(seed + 1));
  expect(generated.filter(looksGenerated).length).toBeGreaterThanOrEqual(196);
  for (const text of [
    'access_token_v2_extended',
    'arn-aws-iam-oidc-provider',
    'sha256-checksum-of-file',
    'UserAccountController2',
    'bert-base-uncased-v2',
  ])
    expect(looksGenerated(text), text).toBe(false);
});

it('rows of the alphabet, of digits and of keyboards are steps', () => {
  expect(rowShare('abcdef')).toBe(1);
  expect(rowShare('654321')).toBe(1);
  expect(rowShare('qwertz')).toBeGreaterThan(0.7);
  expect(rowShare('k3fp9x')).toBe(0);
});

it('counts kinds of characters, whatever the text', () => {
  expect(characterKinds('aB3!')).toBe(4);
  fc.assert(fc.property(fc.string(), (text) => characterKinds(text) <= 4 && rowShare(text) <= 1));
});
