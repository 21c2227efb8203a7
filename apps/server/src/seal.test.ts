import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeSeal, SealBroken } from './seal.ts';

const seal = makeSeal({ seal: randomBytes(32).toString('base64url') });

test('any secret can be opened, and nothing of it is in the sealed text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.string(), (secret, context) => {
      const sealed = seal.seal(secret, context);
      expect(seal.open(sealed, context)).toBe(secret.toWellFormed());
      if (secret.length > 8) expect(sealed).not.toContain(secret);
    }),
  );
});

test('the same secret looks different each time it is sealed', () => {
  expect(seal.seal('s3cret', 'here')).not.toBe(seal.seal('s3cret', 'here'));
});

test('a sealed text opens only where it belongs', () => {
  const sealed = seal.seal('s3cret', 'identity-provider/a/client-secret');
  expect(() => seal.open(sealed, 'identity-provider/b/client-secret')).toThrow(SealBroken);
});

test('a sealed text opens only with its own keys', () => {
  const other = makeSeal({ seal: randomBytes(32).toString('base64url') });
  expect(() => other.open(seal.seal('s3cret', 'here'), 'here')).toThrow(SealBroken);
});

test('detects one changed bit', () => {
  const sealed = seal.seal('s3cret', 'here');
  const bytes = Buffer.from(sealed.slice('v1.'.length), 'base64url');
  fc.assert(
    fc.property(fc.nat(bytes.length * 8 - 1), (bit) => {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => seal.open(`v1.${changed.toString('base64url')}`, 'here')).toThrow(SealBroken);
    }),
  );
});

test.each(['', 'v1', 'v1.', 'v1.AAAA', 'v2.AAAA', 'v1.a.b', 'plain text'])(
  "doesn't open text that was never sealed: %j",
  (text) => {
    expect(() => seal.open(text, 'here')).toThrow(SealBroken);
  },
);
