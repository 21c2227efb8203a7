import fc from 'fast-check';
import { expect, test } from 'vitest';
import { literalPattern, matchesWildcard } from './wildcard.ts';

test.each([
  ['q3-*.xlsx', 'q3-budget.xlsx', true],
  ['q3-*.xlsx', 'my q3-budget.xlsx', false], // the whole text
  ['*budget*', 'q3-budget.xlsx', true],
  ['report-?.pdf', 'report-1.pdf', true],
  ['report-?.pdf', 'report-12.pdf', false],
  ['?', '😀', true],
  ['', '', true],
  ['*', '', true],
  ['?', '', false],
  ['a*b*c', 'a-b-b-c', true],
  ['100\\*', '100*', true],
  ['100\\*', '1000', false],
  ['C:\\temp', 'C:\\temp', true],
  ['a.c', 'abc', false],
])('%s matches %s: %s', (pattern, text, expected) => {
  expect(matchesWildcard(pattern, text)).toBe(expected);
});

test('a pattern without wildcards matches its text alone', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, other) => {
      expect(matchesWildcard(literalPattern(text), text)).toBe(true);
      expect(matchesWildcard(literalPattern(text), other)).toBe(text === other);
    }),
  );
});

test('a text matches a pattern made by replacing parts of it with wildcards', () => {
  const parts = fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.constantFrom('text', '*', '?')));
  fc.assert(
    fc.property(parts, (list) => {
      const pattern = list.map(([text, kind]) => {
        if (kind === 'text') return literalPattern(text);
        return kind === '*' ? '*' : '?'.repeat([...text].length);
      });
      expect(matchesWildcard(pattern.join(''), list.map(([text]) => text).join(''))).toBe(true);
    }),
  );
});

test('many wildcards take no exponential time', () => {
  expect(matchesWildcard(`${'*a'.repeat(200)}b`, 'a'.repeat(2000))).toBe(false);
});
