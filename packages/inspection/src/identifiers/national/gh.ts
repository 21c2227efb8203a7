import type { DataIdentifier } from '../identifier.ts';

/** The last character checks nine others, weighted by their place, modulo 11; 10 is X. */
function isTin(compact: string): boolean {
  let sum = 0;
  for (let index = 1; index < 10; index += 1) sum += Number(compact[index]) * index;
  return '0123456789X'[sum % 11] === compact[10];
}

/** Ghana */
export const GH: readonly DataIdentifier[] = [
  {
    id: 'gh-tin',
    name: 'Ghanaian tax number (TIN)',
    group: 'tax',
    country: 'GH',
    risks: ['pii'],
    patterns: [String.raw`[PCGQV]00\d{7}[0-9X]`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isTin(compact),
    keywords: [
      'tin',
      'taxpayer identification number',
      'tax identification number',
      'tax id',
      'gra tin',
      'ghana tin',
      'ghanaian tax number',
      'ghana tax number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['tin: Q005787932X', 'Q005787932X'],
        ['Q0033272069 (taxpayer identification number)', 'Q0033272069'],
      ],
      clean: ['tin: Q005787933X', 'tin: Q005787934X', 'Room 7, item Q005787932X, two pieces'],
    },
    source: 'Ghana Revenue Authority, TIN; OECD, Ghana: tax identification numbers',
  },
  {
    id: 'gh-card',
    name: 'Ghana Card number',
    group: 'national_id',
    country: 'GH',
    risks: ['pii'],
    patterns: [String.raw`GHA[ -]?\d{9}[ -]?\d`],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'ghana card',
      'ghanacard',
      'ghana card pin',
      'nia',
      'national id',
      'personal identification number',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['Ghana Card: GHA-712946305-8', 'GHA-712946305-8'],
        ['See GHA-402865117-3 in the file', 'GHA-402865117-3'],
      ],
      clean: ['Ghana Card: GHA-71294630-8', 'ghana card: GHB-712946305-8'],
    },
    source: 'National Identification Authority of Ghana, Ghana Card personal ID number',
  },
  {
    id: 'gh-passport',
    name: 'Ghanaian passport number',
    group: 'passport',
    country: 'GH',
    risks: ['pii'],
    patterns: [String.raw`[GH]\d{7,8}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['ghana passport', 'ghanaian passport', 'ghanian passport'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['ghana passport: H46239654', 'H46239654'],
        ['G4609139 (ghanaian passport)', 'G4609139'],
      ],
      clean: ['Room 7, item H46239654, two pieces', 'ghana passport: G460913'],
    },
    source: 'Ministry of Foreign Affairs of Ghana, passport; ICAO Doc 9303 part 4',
  },
];
