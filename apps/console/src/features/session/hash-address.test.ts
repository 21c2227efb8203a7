import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HashAddress, printable } from './hash-address.ts';

test('reads path and query from the hash; a query before it counts, too', () => {
  const address = new HashAddress({ hash: '#/blocked?code=A&app=Box', search: '?app=other&tenant=Atlas' });
  expect(address.path).toBe('/blocked');
  expect([address.value('code'), address.value('app'), address.value('tenant')]).toEqual([
    'A',
    'Box',
    'Atlas',
  ]);
  expect(new HashAddress({ hash: '', search: '' }).path).toBe('/');
});

test('a flag is true, false or undefined', () => {
  const address = new HashAddress({ hash: '#/?a=true&b=FALSE&c=1&d=0&e=yes', search: '' });
  expect(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => address.flag(name))).toEqual([
    true,
    false,
    true,
    false,
    undefined,
    undefined,
  ]);
});

test('displayed text is printable, on one line and limited in length', () => {
  expect(printable(' a\n\tb\u202ecod.exe\u0000 ')).toBe('a b cod.exe');
  expect(printable('\u200b\u202e')).toBeUndefined();
  expect(printable('x'.repeat(300), 10)).toBe(`${'x'.repeat(9)}…`);
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 500 }),
      fc.integer({ min: 1, max: 300 }),
      (text, most) => {
        const shown = printable(text, most) ?? '';
        expect([...shown].length).toBeLessThanOrEqual(most);
        expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      },
    ),
  );
});

test('reads any URL, whatever it contains', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary' }),
      fc.string(),
      (hash, search, name) => {
        const address = new HashAddress({ hash: `#${hash}`, search });
        address.text(name);
        address.flag(name);
        expect(address.path).not.toBe('');
      },
    ),
  );
});

test('ignores values longer than any of our links', () => {
  expect(
    new HashAddress({ hash: `#/?email=${'x'.repeat(5000)}`, search: '' }).value('email'),
  ).toBeUndefined();
});
