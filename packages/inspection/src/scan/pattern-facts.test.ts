import fc from 'fast-check';
import { expect, it } from 'vitest';
import { patternFacts } from './pattern-facts.ts';

it.each([
  ['ghp_[A-Za-z0-9]{36}', { maxBytes: 40, minDigits: 0, literals: ['ghp_'] }],
  ['\\b\\d{3}-\\d{2}-\\d{4}\\b', { maxBytes: 11, minDigits: 9, literals: undefined }],
  ['(?:squ_|sqp_)[0-9a-f]{40}', { maxBytes: 47, literals: ['squ_', 'sqp_'] }],
  ['(?i:airtable)[\\w .-]*x', { maxBytes: Number.POSITIVE_INFINITY, literals: ['airtable'] }],
  ['(?:4\\d{3}|5[1-5]\\d{2})[ -]?\\d{4}', { minDigits: 8, literals: undefined }],
  ['(abc)?d{2,3}', { literals: undefined }],
  ['a\\.b\\x{a0}c', { maxBytes: 8, literals: ['a.b'] }],
  ['[\\]a-z]{2}end', { maxBytes: 5, literals: ['end'] }],
  ['(?P<key>password)|(?:secret)', { literals: ['password', 'secret'] }],
  ['[^\\s]{1,5}', { maxBytes: 20 }],
  ['(?:abc){2}', { literals: ['abcabc'] }],
])('knows the facts of %s', (source, facts) => {
  expect(patternFacts(source)).toMatchObject(facts);
});

it('claims nothing that a match contradicts', () => {
  const atom = fc.constantFrom(
    'a',
    'K',
    '7',
    '\\d',
    '[0-9a]',
    '[^b]',
    '.',
    '\\.',
    '(?:abcd)',
    '(xyz|12)',
    '\\s',
    'é',
    '日本語',
    '(?:foo|barbaz)',
  );
  const quantifier = fc.constantFrom('', '', '?', '*', '+', '{2}', '{1,3}', '{2,}');
  const pattern = fc
    .array(fc.tuple(atom, quantifier), { minLength: 1, maxLength: 5 })
    .map((parts) => parts.map(([one, many]) => `(?:${one})${many}`).join(''));
  const text = fc.string({
    unit: fc.constantFrom('a', 'k', 'K', '7', '12', 'abcd', 'xyz', 'foo', 'barbaz', '.', ' ', 'é', '日本語'),
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.array(pattern, { minLength: 1, maxLength: 2 }), text, (sources, content) => {
      const source = sources.join('|');
      const { maxBytes, minDigits, literals } = patternFacts(source);
      for (const [match] of content.matchAll(new RegExp(source, 'giu'))) {
        expect(Buffer.byteLength(match)).toBeLessThanOrEqual(maxBytes);
        expect(match.replace(/[^0-9]/g, '').length).toBeGreaterThanOrEqual(minDigits);
        if (literals !== undefined)
          expect(literals.some((one) => match.toLowerCase().includes(one))).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
