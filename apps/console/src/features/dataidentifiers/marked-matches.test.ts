import { expect, test } from 'vitest';
import { markedMatches } from './marked-matches.ts';

test('text is cut at its matches and stays complete', () => {
  const parts = markedMatches('a 12 b 3', [
    { start: 2, end: 4 },
    { start: 7, end: 8 },
  ]);
  expect(parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))).toEqual([
    'a ',
    '[12]',
    ' b ',
    '[3]',
  ]);
  expect(markedMatches('none', [])).toEqual([{ text: 'none', start: 0, isMatch: false }]);
});
