import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLuhn } from '../../checks/luhn.ts';
import { Scanner } from '../../scan/scanner.ts';
import { CARD_IDENTIFIERS } from './cards.ts';

const scanner = new Scanner(CARD_IDENTIFIERS);
const cardsIn = (text: string): string[] =>
  scanner
    .scan(Buffer.from(text))
    .filter(({ outcome }) => outcome === 'counted')
    .map(({ identifier, text: match }) => `${identifier.id} ${match}`);

const withCheckDigit = (digits: string): string =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `${digits}${digit}`).find(isLuhn) ?? '';
const grouped = (number: string, separator: string): string =>
  number.replace(/(?<=^(?:\d{4})+)(?=\d)/g, separator);

describe('card numbers', () => {
  it('are the same card in one run and in groups', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^(?:45|46|52|54)\d{13}$/),
        fc.constantFrom(' ', '-', '.', '\u{a0}'),
        (digits, separator) => {
          const number = withCheckDigit(digits);
          const scheme = number.startsWith('4')
            ? /^card-(?:visa|elo|dankort|mada) /
            : /^card-(?:mastercard|mada) /;
          const written = grouped(number, separator);
          expect(cardsIn(`paid with ${number} today`)).toEqual([expect.stringMatching(scheme)]);
          expect(cardsIn(`paid with ${written} today`)).toEqual([expect.stringContaining(` ${written}`)]);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('need one kind of separator', () => {
    expect(cardsIn('paid with 4111 1111-1111 1111 today')).toEqual([]);
  });

  it.each([
    'took 4111111111111111 ms',
    '$4111111111111111',
    '0.4111111111111111',
    '4111111111111111.25',
    'a4111111111111111',
    'f3c0-4111111111111111',
    '7b3e4111-1111-4111-8111-111111111111',
    '4111 1111 1111 1111 1111',
    'order_id=4111111111111111',
    '"timestamp": 4111111111111111',
    'Bestellnummer 4111111111111111',
    '注文番号：4111111111111111',
    'https://example.com/photos/4111111111111111/1.jpg',
    '4111111111111111.tmp',
    '3 * 4111111111111111',
  ])('are not in %s', (text) => {
    expect(cardsIn(text)).toEqual([]);
  });

  it.each([
    ['4111111111111111', '4111111111111111'],
    ['card=4111111111111111&x=1', '4111111111111111'],
    ['4111111111111111|12|2027|123', '4111111111111111'],
    ['Jane,4111111111111111,2027-01', '4111111111111111'],
    ['カード番号は4111-1111-1111-1111です', '4111-1111-1111-1111'],
    ['4111 1111 1111 1111 12/27 123', '4111 1111 1111 1111'],
  ])('are in %s', (text, number) => {
    expect(cardsIn(text)).toContain(`card-visa ${number}`);
  });
});
