import type { DataIdentifier } from '../identifier.ts';

const common = { group: 'contact', risks: ['pii'], rank: -3 } as const;
const WORDS = ['postcode', 'postal code', 'post code', 'zip', 'zip code', 'address', 'addr', 'deliver to'];

/** Postal codes that say more than a town. */
export const POSTAL_CODES: readonly DataIdentifier[] = [
  {
    ...common,
    id: 'gb-postal-code',
    name: 'UK postcode',
    country: 'GB',
    patterns: [
      '\\b(?:GIR ?0AA|(?:[A-PR-UWYZ]\\d[\\dABCDEFGHJKPSTUW]?|[A-PR-UWYZ][A-HK-Y]\\d[\\dABEHMNPRVWXY]?) ?\\d[ABD-HJLNP-UW-Z]{2})\\b',
    ],
    ignoreCase: true,
    isolated: 'number',
    check: ({ text }) => (text.includes(' ') && text === text.toUpperCase() ? true : 'beside_keyword'),
    keywords: WORDS,
    within: 40,
    reported: 'medium',
    examples: {
      matching: [
        ['My office is at SW1A 1AA in London', 'SW1A 1AA'],
        ['postcode ec1a1bb', 'ec1a1bb'],
      ],
      clean: ['M1 1CA', 'QA1 1AA', 'ec1a1bb'],
    },
    source: 'Royal Mail, Programmers’ guide to the PAF; BS 7666',
  },
  {
    ...common,
    id: 'us-postal-code',
    name: 'US ZIP code',
    country: 'US',
    patterns: [
      '\\b(?:AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|PR|AA|AE|AP),? {1,2}(\\d{5}(?:-\\d{4})?)\\b',
      '\\b\\d{5}(?:-\\d{4})?\\b',
    ],
    isolated: 'number',
    check: ({ before }) => {
      // In brackets it is an argument: `zip(range(20000), …)`.
      if (/[([{][^)\]}\n]*$/.test(before)) return false;
      return /\p{Ll}, ?[A-Z]{2},? {1,2}$/u.test(before) || 'beside_keyword';
    },
    keywords: ['zip', 'zip code', 'zipcode', 'zip+4', 'postal code'],
    within: 16,
    reported: 'medium',
    examples: {
      matching: [
        ['Springfield, IL 62701', '62701'],
        ['ZIP: 90210-1234', '90210-1234'],
      ],
      clean: ['there were 62701 of them', 'zip file 2026'],
    },
    source: 'USPS publication 28',
  },
  {
    ...common,
    id: 'ca-postal-code',
    name: 'Canadian postal code',
    country: 'CA',
    patterns: ['\\b[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z][ -]?\\d[ABCEGHJ-NPRSTV-Z]\\d\\b'],
    ignoreCase: true,
    isolated: 'number',
    check: ({ text }) => (/^[A-Z]\d[A-Z] \d[A-Z]\d$/.test(text) ? true : 'beside_keyword'),
    keywords: [...WORDS, 'code postal'],
    within: 40,
    reported: 'medium',
    examples: {
      matching: [
        ['Ottawa K1A 0B1', 'K1A 0B1'],
        ['postal code m5v3l9', 'm5v3l9'],
      ],
      clean: ['D1A 0B1', 'm5v3l9'],
    },
    source: 'Canada Post, addressing guidelines',
  },
];
