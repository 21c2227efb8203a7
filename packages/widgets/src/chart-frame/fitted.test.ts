import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitted } from './fitted.ts';

test('text that fits stays, other text ends in an ellipsis', () => {
  expect(fitted('Box', 60)).toBe('Box');
  expect(fitted('Google Workspace', 60)).toBe('Google W…');
  expect(fitted('クラウドストレージ', 60)).toBe('クラウド…');
  expect(fitted('anything', 3)).toBe('');
});

test('a label of any length and script fits its space', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.integer({ min: 0, max: 400 }),
      (label, pixels) => {
        const shown = fitted(label, pixels);
        expect([...shown].length * 6.1).toBeLessThanOrEqual(Math.max(pixels, 0) + 6.1);
        if (!shown.endsWith('…') && shown !== '') expect(shown).toBe(label);
      },
    ),
  );
  expect(fitted('x'.repeat(10_000), 100).length).toBeLessThan(20);
});
