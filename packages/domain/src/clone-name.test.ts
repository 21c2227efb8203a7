import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cloneName, NAME_MAX_LENGTH } from './clone-name.ts';

test('a copy is called Copy, with the first number that is free [PF-K037]', () => {
  expect(cloneName('Uploads to storage')).toBe('Uploads to storage - Copy 1');
  expect(cloneName('A', ['A', 'a - copy 1', 'A - Copy 3'])).toBe('A - Copy 2');
});

test('the copy of a copy counts on', () => {
  expect(cloneName('A - Copy 1', ['A', 'A - Copy 1'])).toBe('A - Copy 2');
});

test('a name never exceeds 64 characters, and is never one that is taken [PF-K037]', () => {
  const name = fc.string({ minLength: 1, maxLength: 80, unit: 'grapheme' });
  fc.assert(
    fc.property(name, fc.integer({ min: 0, max: 12 }), (original, copies) => {
      const taken = [original];
      for (let copy = 0; copy < copies; copy += 1) taken.push(cloneName(original, taken));
      const next = cloneName(original, taken);
      expect(next.length).toBeLessThanOrEqual(NAME_MAX_LENGTH);
      expect(next).toMatch(/ - Copy \d+$/);
      expect(taken).not.toContain(next);
      if (original.isWellFormed()) expect(next.isWellFormed()).toBe(true);
    }),
  );
  expect(cloneName('x'.repeat(64))).toBe(`${'x'.repeat(55)} - Copy 1`);
});
