import fc from 'fast-check';
import { expect, it } from 'vitest';
import { patternFacts } from './pattern-facts.ts';

it.each([
  ['ghp_[A-Za-z0-9]{36}', { maxBytes: 40, minDigits: 0, literals: { texts: ['ghp_'], before: 0 } }],
  ['\\b\\d{3}-\\d{2}-\\d{4}\\b', { maxBytes: 11, minDigits: 9, literals: undefined }],
  ['(?:squ_|sqp_)[0-9a-f]{40}', { maxBytes: 47, literals: { texts: ['squ_', 'sqp_'], before: 0 } }],
  [
    '(?i:airtable)[\\w .-]*x',
    { maxBytes: Number.POSITIVE_INFINITY, literals: { texts: ['airtable'], before: 0 } },
  ],
  ['(?:4\\d{3}|5[1-5]\\d{2})[ -]?\\d{4}', { minDigits: 8, literals: undefined }],
  ['(abc)?d{2,3}', { literals: undefined }],
  ['a\\.b\\x{a0}c', { maxBytes: 8, literals: { texts: ['a.b'], before: 0 } }],
  ['[\\]a-z]{2}end', { maxBytes: 5, literals: { texts: ['end'], before: 2 } }],
  ['(?P<key>password)|(?:secret)', { literals: { texts: ['password', 'secret'], before: 0 } }],
  ['[a-z]{1,8}@[a-z]+', { literals: { texts: ['@'], before: 8 } }],
  ['[^\\s]{1,5}', { maxBytes: 20 }],
  ['(?:abc){2}', { literals: { texts: ['abcabc'], before: 0 } }],
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
        if (literals !== undefined) {
          const places = literals.texts
            .map((one) => match.toLowerCase().indexOf(one))
            .filter((at) => at >= 0);
          expect(places.length).toBeGreaterThan(0);
          expect(Buffer.byteLength(match.slice(0, Math.min(...places)))).toBeLessThanOrEqual(literals.before);
        }
      }
    }),
    { numRuns: 500 },
  );
});
