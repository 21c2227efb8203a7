import type { DataIdentifier } from '../identifier.ts';

/** Bangladesh */
export const BD: readonly DataIdentifier[] = [
  {
    id: 'bd-nid',
    name: 'Bangladeshi national identity number (NID)',
    group: 'national_id',
    country: 'BD',
    risks: ['pii'],
    patterns: [String.raw`[1-9]\d{9}`, String.raw`[1-9]\d{12}`, String.raw`(?:19|20)\d{15}`],
    isolated: 'number',
    keywords: [
      'nid bangladesh',
      'bangladeshi nid',
      'bangladesh national id',
      'bangladeshi national id',
      'জাতীয় পরিচয়পত্র',
      'জাতীয় পরিচয় পত্র',
      'এনআইডি',
      'smart nid',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['nid bangladesh: 4206496157', '4206496157'],
        ['6685112211721 (bangladeshi nid)', '6685112211721'],
      ],
      clean: [
        'Room 7, item 4206496157, two pieces',
        'nid bangladesh: 420649615',
        'nid bangladesh: 668511221172',
      ],
    },
    source: 'Bangladesh Election Commission, NID wing: 10, 13 and 17 digits',
  },
  {
    id: 'bd-tin',
    name: 'Bangladeshi tax number (e-TIN)',
    group: 'tax',
    country: 'BD',
    risks: ['pii'],
    patterns: [String.raw`\d{12}`, String.raw`\d{4}[ -]\d{4}[ -]\d{4}`],
    isolated: 'number',
    keywords: ['e tin', 'etin', 'bangladesh tin', 'bangladeshi tax number', 'nbr tin'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['e tin: 692544835177', '692544835177'],
        ['5201-3549 9033 (etin)', '5201-3549 9033'],
      ],
      clean: ['Room 7, item 692544835177, two pieces', 'e tin: 69254483517', 'e tin: 5201-3549 903'],
    },
    source: 'National Board of Revenue of Bangladesh, e-TIN',
  },
];
