import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const NZ: readonly DataIdentifier[] = [
  {
    id: 'nz-ird',
    name: 'New Zealand IRD number',
    group: 'tax',
    country: 'NZ',
    risks: ['pii'],
    patterns: ['(?:NZ[ -]?)?\\d{2,3}[ -]?\\d{3}[ -]?\\d{3}', looseDigits(9), looseDigits(8)],
    ignoreCase: true,
    isolated: 'number',
    check: ({ compact }) => isIrd(compact.replace(/^NZ/, '')),
    keywords: [
      'ird',
      'ird no',
      'ird number',
      'inland revenue',
      'tax file number',
      'gst',
      'gst no',
      'gst number',
      'nz tax number',
      'te tari taake',
      'te tari tāke',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['IRD number: 49-091-850', '49-091-850'],
        ['GST no. 123 456 785', '123 456 785'],
      ],
      clean: ['IRD number: 49-091-851', 'Call 49-091-850'],
    },
    source:
      'Inland Revenue, Resident withholding tax and non-resident withholding tax: specification, IRD number validation',
  },
  {
    id: 'nz-nhi',
    name: 'New Zealand national health index (NHI) number',
    group: 'health',
    country: 'NZ',
    risks: ['hipaa', 'pii'],
    patterns: ['[A-HJ-NP-Z]{3}\\d{2}(?:\\d{2}|[A-HJ-NP-Z]{2})'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isNhi(compact),
    keywords: [
      'nhi',
      'nhi no',
      'nhi number',
      'national health index',
      'national health index number',
      'health number',
      'patient',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['NHI: ZAA0067', 'ZAA0067'],
        ['NHI number ZAC12AQ', 'ZAC12AQ'],
      ],
      clean: ['NHI: ZAA0060', 'Plate ZAA0067'],
    },
    source: 'HISO 10046 Consumer Health Identity Standard (Health New Zealand)',
  },
  {
    id: 'nz-nzbn',
    name: 'New Zealand business number (NZBN)',
    group: 'company',
    country: 'NZ',
    risks: [],
    patterns: ['94[ -]?2[ -]?9\\d{2}[ -]?\\d{3}[ -]?\\d{4}', '9429\\d{9}'],
    isolated: 'number',
    check: ({ compact }) =>
      (10 - (weightedSum(compact, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3]) % 10)) % 10 === Number(compact[12]),
    keywords: ['nzbn', 'new zealand business number', 'business number'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['NZBN 9429032289398', '9429032289398'],
        ['New Zealand business number: 9429000123457', '9429000123457'],
      ],
      clean: ['NZBN 9429032289390', 'EAN 9429032289398'],
    },
    source: 'https://www.nzbn.govt.nz (a GS1 global location number)',
  },
  {
    id: 'nz-passport',
    name: 'New Zealand passport number',
    group: 'passport',
    country: 'NZ',
    risks: ['pii'],
    patterns: ['[A-Z]{1,2}\\d{6}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'new zealand passport',
      'nz passport',
      'uruwhenua',
      'new zealand passport no',
      'new zealand passport number',
      'nz passport no',
      'nz passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['New Zealand passport LA123456', 'LA123456'],
        ['NZ passport no: N654321', 'N654321'],
      ],
      clean: ['Part LA123456', 'NZ passport no: 654321'],
    },
    source: 'https://www.passports.govt.nz',
  },
  {
    id: 'nz-driving-license',
    name: 'New Zealand driving license number',
    group: 'driving_license',
    country: 'NZ',
    risks: ['pii'],
    patterns: ['[A-Z]{2}\\d{6}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'nz driver licence',
      'nz driver license',
      'new zealand driver licence',
      'new zealand driver license',
      'new zealand driving licence',
      'driver licence',
      'nzta',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['NZ driver licence DA123456', 'DA123456'],
        ['New Zealand driver licence: EF654321', 'EF654321'],
      ],
      clean: ['Part DA123456', 'NZ driver licence 123456'],
    },
    source: 'https://www.nzta.govt.nz/driver-licences',
  },
];

/** From 10-000-000 to 200-000-000; a second set of weights where the first gives ten. */
function isIrd(digits: string): boolean {
  const number = Number(digits);
  if (number < 10_000_000 || number > 200_000_000) return false;
  const padded = digits.padStart(9, '0');
  let check = (11 - (weightedSum(padded, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  if (check === 10) check = (11 - (weightedSum(padded, [7, 4, 3, 2, 5, 2, 7, 6]) % 11)) % 11;
  return check === Number(padded[8]);
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Letters count 1–24. Three letters and four digits: modulo 11; the later form with two letters at the end: modulo 24. */
function isNhi(compact: string): boolean {
  let sum = 0;
  for (let index = 0; index < 6; index += 1) {
    const letter = LETTERS.indexOf(compact[index] ?? '');
    sum += (letter < 0 ? Number(compact[index]) : letter + 1) * (7 - index);
  }
  const last = compact[6] ?? '';
  if (!/\d/.test(last)) return LETTERS[24 - (sum % 24) - 1] === last;
  return sum % 11 !== 0 && (11 - (sum % 11)) % 10 === Number(last);
}
