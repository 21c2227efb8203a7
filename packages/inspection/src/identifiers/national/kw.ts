import { isBirthDate } from '../../checks/birth-date.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

export const KW: readonly DataIdentifier[] = [
  {
    id: 'kw-civil-id',
    name: 'Kuwaiti civil ID number',
    group: 'national_id',
    country: 'KW',
    risks: ['pii'],
    patterns: ['[1-3]\\d{11}'],
    isolated: 'number',
    check: ({ compact }) => isCivilId(compact),
    keywords: [
      'civil id',
      'civil id number',
      'kuwait id',
      'kuwaiti id',
      'paci',
      'الرقم المدني',
      'البطاقة المدنية',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Civil ID: 285011501232', '285011501232'],
        ['الرقم المدني 304062204562', '304062204562'],
      ],
      clean: ['Civil ID: 285011501230', 'Civil ID: 285131501234'],
    },
    source: 'https://www.paci.gov.kw (Public Authority for Civil Information)',
  },
];

/** Century (2: 1900s, 3: 2000s), YYMMDD of birth, serial, check digit. */
function isCivilId(digits: string): boolean {
  const year = 1700 + Number(digits[0]) * 100 + Number(digits.slice(1, 3));
  if (!isBirthDate(year, Number(digits.slice(3, 5)), Number(digits.slice(5, 7)))) return false;
  return 11 - (weightedSum(digits, [2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11) === Number(digits[11]);
}
