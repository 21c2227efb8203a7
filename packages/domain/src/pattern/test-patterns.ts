import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Pattern } from './pattern.ts';

type Texts = fc.Arbitrary<string>;

/** A pattern's message with accepted and rejected texts: by property, and from real-world input. */
export interface Case<Name> {
  pattern: Name;
  rows: string;
  /** The documented message; our own if undocumented. */
  says?: string;
  takes: Texts;
  takesToo?: readonly string[];
  refuses: Texts;
  refusesToo?: readonly string[];
}

export const of = (characters: string, minLength: number, maxLength: number): Texts =>
  fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength });
export const join = (...parts: Texts[]): Texts => fc.tuple(...parts).map((all) => all.join(''));
export const number = (min: number, max: number): Texts => fc.integer({ min, max }).map(String);
/** Printable at both ends, so that rules about spaces don't apply. */
export const line = (minimum: number, maximum: number): Texts =>
  fc
    .tuple(
      fc.constantFrom(...'aZé日8'),
      fc.string({
        unit: fc.constantFrom(...'aZ é日8<>"#%&\'*-😀'),
        minLength: Math.max(0, minimum - 1),
        maxLength: maximum - 1,
      }),
    )
    .map((parts) => parts.join(''));
export const tooLong = (maximum: number): Texts =>
  fc.integer({ min: maximum + 1, max: maximum * 3 }).map((length) => 'a'.repeat(length));
export const control = join(of('ab', 1, 5), fc.constantFrom('\0', '\r', '\u{1b}', '\u{7f}'), of('ab', 1, 5));
export const withOneOf = (characters: string, around = 'abc'): Texts =>
  join(of(around, 1, 8), fc.constantFrom(...characters), of(around, 0, 8));

export const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const DIGITS = '0123456789';
export const label = join(of('abcxyz09', 1, 8), fc.constantFrom('', '-x', '-1'));
export const top = of('abcdefgh', 2, 6);
export const domain = fc
  .tuple(fc.array(label, { minLength: 1, maxLength: 3 }), top)
  .map(([labels, last]) => [...labels, last].join('.'));
export const email = fc.tuple(of('abc.xyz09_+-', 1, 12), domain).map(([local, host]) => `${local}@${host}`);
export const ipv4 = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => parts.join('.'));
export const notIpv4 = fc.oneof(
  fc
    .tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.integer({ min: 256, max: 9999 }), fc.nat(3))
    .map(([a, b, c, large, at]) => [a, b, c].toSpliced(at, 0, large).join('.')),
  fc
    .array(fc.nat(255), { maxLength: 8 })
    .filter(({ length }) => length !== 4)
    .map((parts) => parts.join('.')),
  ipv4.map((text) => ` ${text}`),
  ipv4.map((text) => `0${text}`),
);
export const prefixed = fc
  .tuple(ipv4, fc.integer({ min: 0, max: 32 }))
  .map(([address, prefix]) => `${address}/${prefix}`);
export const path = of('abc09/-_~.', 0, 20).map((text) => `/${text}`);
export const url = fc
  .tuple(fc.constantFrom('http', 'https', 'HTTPS'), domain, fc.constantFrom('', ':8443'), path)
  .map(([scheme, host, port, rest]) => `${scheme}://${host}${port}${rest}`);

export function testPatterns<Name extends string>(
  patterns: Readonly<Record<Name, Pattern>>,
  cases: readonly Case<Name>[],
): void {
  test('every pattern there is has its case', () => {
    expect(cases.map(({ pattern }) => pattern).sort()).toEqual(Object.keys(patterns).sort());
  });

  describe.each(cases)(
    'the pattern $pattern',
    ({ pattern, rows, says, takes, takesToo = [], refuses, refusesToo = [] }) => {
      const { accepts, says: said } = patterns[pattern];

      test(`takes what is one, refuses what is none, and says what to write ${rows}`, () => {
        fc.assert(fc.property(takes, (text) => accepts(text)));
        for (const text of takesToo) expect([text, accepts(text)]).toEqual([text, true]);
        fc.assert(fc.property(refuses, (text) => !accepts(text)));
        for (const text of refusesToo) expect([text, accepts(text)]).toEqual([text, false]);
        if (says === undefined) expect(said).toMatch(/^[A-Z].{9,}/);
        else expect(said).toBe(says);
      });

      test('answers at once, whatever is thrown at it', () => {
        fc.assert(
          fc.property(
            fc.string({ unit: 'binary', maxLength: 200 }),
            (text) => typeof accepts(text) === 'boolean',
          ),
        );
        for (const piece of ['a', '1', '-', 'a.', '1.', "a'", '(a*)', '/*', ' '])
          expect(typeof accepts(`${piece.repeat(4000)}!`)).toBe('boolean');
      });
    },
  );
}
