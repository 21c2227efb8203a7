import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialsOf, letterOf, tileOf } from './tile.ts';

test('a name always has the same colour, one of ten', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const tile = tileOf(name);
      expect(tile).toBe(tileOf(name));
      expect(tile).toBeGreaterThanOrEqual(1);
      expect(tile).toBeLessThanOrEqual(10);
    }),
  );
});

test('names spread over all colours', () => {
  const used = new Set(Array.from({ length: 500 }, (_, i) => tileOf(`service-${i}`)));
  expect(used.size).toBe(10);
});

test('the letter skips what is not a letter or digit', () => {
  expect(letterOf('dropbox')).toBe('D');
  expect(letterOf('(1Password)')).toBe('1');
  expect(letterOf('éclair')).toBe('É');
  expect(letterOf('…')).toBe('?');
});

test('initials of names and addresses', () => {
  expect(initialsOf('Omar Haddad')).toBe('OH');
  expect(initialsOf('omar.haddad@atlasfoods.example')).toBe('OH');
  expect(initialsOf('nadia')).toBe('N');
  expect(initialsOf('Anna van der Berg')).toBe('AB');
  expect(initialsOf('')).toBe('?');
});
