import type { DataIdentifier } from '../identifier.ts';

/** Letters that are the remainder of the digits modulo 23. */
const LETTERS = 'ZABCDEFGHJKLMNPQRSTVWXY';

export const ZW: readonly DataIdentifier[] = [
  {
    id: 'zw-national-id',
    name: 'Zimbabwean national identification number',
    group: 'national_id',
    country: 'ZW',
    risks: ['pii'],
    patterns: ['\\d{2}[- ]?\\d{6,7}[- ]?[A-HJ-NP-TV-Z][- ]?\\d{2}'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isZimbabwean(compact),
    keywords: [
      'national id',
      'national id no',
      'id number',
      'id no',
      'zimbabwean id',
      'zimbabwe id',
      'national registration',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['National ID: 08-123456 S53', '08-123456 S53'],
        ['Zimbabwean ID 63-1234567D12', '63-1234567D12'],
      ],
      clean: ['National ID: 08-123456 A53', 'National ID: 08-12345 D53'],
    },
    source: 'National Registration Act [Chapter 10:17]; Registrar General’s Department',
  },
];

function isZimbabwean(compact: string): boolean {
  const digits = Number(compact.slice(0, -3));
  return LETTERS[digits % 23] === compact.at(-3);
}
