import { expect, test } from 'vitest';
import { isStrong } from './password.ts';

test.each([
  ['Correct-horse-9', true],
  ['Größe-zählt-12', true],
  ['Short-pass-1', true],
  ['Short-pas-1', false],
  ['no-capital-letter-1', false],
  ['NO-SMALL-LETTER-1', false],
  ['No-digit-in-here', false],
  ['Nosymbolinhere123', false],
  ['Under_score_only1', false],
  [`Aa1-${'x'.repeat(124)}`, true],
  [`Aa1-${'x'.repeat(125)}`, false],
  // Twelve user-visible characters, though more in UTF-16.
  ['Aa1-😀😀😀😀😀😀😀', false],
  ['Aa1-😀😀😀😀😀😀😀😀', true],
])('%s: %s', (password, expected) => {
  expect(isStrong(password)).toBe(expected);
});
