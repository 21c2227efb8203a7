import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HashAddress, printable } from './hash-address.ts';

test('the path and the query stand in the hash; a query in front of it counts, too', () => {
  const address = new HashAddress({ hash: '#/blocked?code=A&app=Box', search: '?app=other&tenant=Atlas' });
  expect(address.path).toBe('/blocked');
  expect([address.value('code'), address.value('app'), address.value('tenant')]).toEqual([
    'A',
    'Box',
    'Atlas',
  ]);
  expect(new HashAddress({ hash: '', search: '' }).path).toBe('/');
});

test('a switch says true, false or nothing', () => {
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

test('a text that is shown prints, stands on one line and has an end', () => {
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

test('any address can be read, whatever it holds', () => {
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

test('what is longer than any of our links is left out', () => {
  expect(
    new HashAddress({ hash: `#/?email=${'x'.repeat(5000)}`, search: '' }).value('email'),
  ).toBeUndefined();
});
