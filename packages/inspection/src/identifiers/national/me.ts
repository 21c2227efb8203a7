import { isJmbg } from '../../checks/jmbg.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const ME: readonly DataIdentifier[] = [
  {
    id: 'me-pib',
    name: 'Montenegrin tax number (PIB)',
    group: 'tax',
    country: 'ME',
    risks: [],
    patterns: ['\\d{8}', looseDigits(8)],
    isolated: 'number',
    check: ({ compact }) => isPib(compact),
    keywords: [
      'pib',
      'poreski identifikacioni broj',
      'пиб',
      'порески идентификациони број',
      'montenegro tax number',
      'montenegrin tax number',
      'montenegro',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['PIB: 02655284', '02655284'],
        ['Poreski identifikacioni broj 02012340', '02012340'],
      ],
      clean: ['PIB: 02655280', 'Tel. 02655284'],
    },
    source: 'https://www.gov.me/upravaprihoda; Zakon o poreskoj administraciji',
  },
  {
    id: 'me-jmbg',
    name: 'Montenegrin personal number (JMBG)',
    group: 'national_id',
    country: 'ME',
    risks: ['pii'],
    patterns: ['[0-3]\\d[01]\\d[089]\\d{2}2\\d{5}'],
    isolated: 'number',
    check: ({ compact }) => isJmbg(compact, [20, 29]),
    keywords: ['jmbg', 'јмбг', 'matični broj', 'maticni broj', 'jedinstveni matični broj', 'montenegrin id'],
    within: 50,
    reported: 'narrow',
    rank: 2,
    examples: {
      matching: [
        ['JMBG: 1501985210015', '1501985210015'],
        ['JMBG 2306990291232', '2306990291232'],
      ],
      clean: ['JMBG: 1501985210010', 'Broj 1501985210015'],
    },
    source: 'Zakon o centralnom registru stanovništva',
  },
  {
    id: 'me-passport',
    name: 'Montenegrin passport number',
    group: 'passport',
    country: 'ME',
    risks: ['pii'],
    patterns: ['[A-Z0-9]{2}\\d{7}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'crnogorski pasoš',
      'crnogorski pasos',
      'montenegrin passport',
      'montenegro passport',
      'montenegrin passport no',
      'montenegrin passport number',
      'montenegro passport no',
      'montenegro passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Crnogorski pasoš P12345678', 'P12345678'],
        ['Montenegrin passport: PG1234567', 'PG1234567'],
      ],
      clean: ['Dio P12345678', 'Montenegrin passport: 12345'],
    },
    source: 'ICAO Doc 9303-4; https://www.gov.me/mup',
  },
];

function isPib(digits: string): boolean {
  return ((11 - (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === Number(digits[7]);
}
