import { isBirthDate } from '../../checks/birth-date.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

export const UZ: readonly DataIdentifier[] = [
  {
    id: 'uz-pinfl',
    name: 'Uzbek personal identification number (PINFL)',
    group: 'national_id',
    country: 'UZ',
    risks: ['pii'],
    patterns: ['[1-6][0-3]\\d[01]\\d{10}'],
    isolated: 'number',
    check: ({ compact }) => isPinfl(compact),
    keywords: ['пинфл', 'жшшир', 'pinfl', 'jshshir', 'uzbek id'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['ПИНФЛ: 31501851234560', '31501851234560'],
        ['JSHSHIR 62306010045124', '62306010045124'],
      ],
      clean: ['ПИНФЛ: 31501851234561', 'Заказ 31501851234560'],
    },
    source:
      'Постановление Президента Республики Узбекистан (ПИНФЛ); OECD, Uzbekistan: tax identification numbers',
  },
  {
    id: 'uz-inn',
    name: 'Uzbek tax number (INN, STIR)',
    group: 'tax',
    country: 'UZ',
    risks: ['pii'],
    patterns: ['[2-7]\\d{8}'],
    isolated: 'number',
    keywords: ['стир', 'stir', 'uzbek tax number', 'инн узбекистан'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['СТИР: 301234567', '301234567'],
        ['STIR 201987654', '201987654'],
      ],
      clean: ['Тел. 301234567', 'СТИР: 1234'],
    },
    source: 'https://soliq.uz',
  },
  {
    id: 'uz-passport',
    name: 'Uzbek passport number',
    group: 'passport',
    country: 'UZ',
    risks: ['pii'],
    patterns: ['[A-Z]{2} ?\\d{7}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'pasport',
      'паспорт узбекистан',
      'uzbek passport',
      'uzbekistan passport',
      'uzbek passport no',
      'uzbek passport number',
      'uzbekistan passport no',
      'uzbekistan passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Pasport AA 1234567', 'AA 1234567'],
        ['Uzbek passport: AB7654321', 'AB7654321'],
      ],
      clean: ['Kod AA 1234567', 'Pasport 12345'],
    },
    source: 'ICAO Doc 9303-4; https://iiv.uz',
  },
];

/** Century and sex, DDMMYY of birth, six digits, check digit with weights 7, 3, 1. */
function isPinfl(digits: string): boolean {
  const year = 1700 + Math.ceil(Number(digits[0]) / 2) * 100 + Number(digits.slice(5, 7));
  if (!isBirthDate(year, Number(digits.slice(3, 5)), Number(digits.slice(1, 3)))) return false;
  return weightedSum(digits, [7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1, 7]) % 10 === Number(digits[13]);
}
