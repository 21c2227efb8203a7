import type { DataIdentifier } from '../identifier.ts';

export const LK: readonly DataIdentifier[] = [
  {
    id: 'lk-nic',
    name: 'Sri Lankan national identity card number',
    group: 'national_id',
    country: 'LK',
    risks: ['pii'],
    patterns: ['\\d{9}[VX]', '(?:19|20)\\d{10}'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isNic(compact),
    keywords: [
      'nic',
      'nic no',
      'nic number',
      'national identity card',
      'national identity card number',
      'identity card number',
      'sri lankan id',
      'ජාතික හැඳුනුම්පත',
      'தேசிய அடையாள அட்டை',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['NIC: 853400937V', '853400937V'],
        ['National identity card number 198534000937', '198534000937'],
      ],
      clean: ['NIC: 859990937V', 'Sent at 198534000937'],
    },
    source: 'https://drp.gov.lk (Department for Registration of Persons)',
  },
  {
    id: 'lk-passport',
    name: 'Sri Lankan passport number',
    group: 'passport',
    country: 'LK',
    risks: ['pii'],
    patterns: ['[NMDPOS]L?\\d{7,8}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'sri lankan passport',
      'sri lanka passport',
      'ගමන් බලපත්‍ර',
      'sri lankan passport no',
      'sri lankan passport number',
      'sri lanka passport no',
      'sri lanka passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Sri Lankan passport N1234567', 'N1234567'],
        ['Sri Lanka passport no: N7654321', 'N7654321'],
      ],
      clean: ['Node N1234567', 'Sri Lankan passport: 1234567'],
    },
    source: 'https://www.immigration.gov.lk',
  },
  {
    id: 'lk-driving-license',
    name: 'Sri Lankan driving license number',
    group: 'driving_license',
    country: 'LK',
    risks: ['pii'],
    patterns: ['[AB]\\d{7}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'sri lankan driving license',
      'sri lanka driving license',
      'sri lankan driving licence',
      'sri lanka driving licence',
      'රියදුරු බලපත්‍ර',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Sri Lanka driving licence B1234567', 'B1234567'],
        ['Sri Lankan driving license: A7654321', 'A7654321'],
      ],
      clean: ['Box B1234567', 'Sri Lanka driving licence C1234567'],
    },
    source: 'https://dmt.gov.lk (Department of Motor Traffic)',
  },
  {
    id: 'lk-tin',
    name: 'Sri Lankan tax identification number',
    group: 'tax',
    country: 'LK',
    risks: ['pii'],
    patterns: ['\\d{9}(?:-?7000)?'],
    isolated: 'number',
    keywords: ['sri lanka tin', 'sri lankan tin', 'ird tin', 'sri lanka vat', 'බදු ගෙවන්නා'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Sri Lanka TIN: 123456789', '123456789'],
        ['Sri Lanka VAT 123456789-7000', '123456789-7000'],
      ],
      clean: ['Call 123456789', 'Sri Lanka TIN: 12345'],
    },
    source: 'https://www.ird.gov.lk (Inland Revenue Department)',
  },
];

/** Year, then the day of the year, with 500 added for women; the calendar of the register always has 29 February. */
function isNic(compact: string): boolean {
  const day = Number(compact.length === 10 ? compact.slice(2, 5) : compact.slice(4, 7)) % 500;
  const added = Number(compact.length === 10 ? compact.slice(2, 5) : compact.slice(4, 7));
  return day >= 1 && day <= 366 && added <= 866;
}
