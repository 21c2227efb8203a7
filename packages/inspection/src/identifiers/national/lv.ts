import { isBirthDate } from '../../checks/birth-date.ts';
import { withOrWithout } from '../../checks/country-prefix.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const LV: readonly DataIdentifier[] = [
  {
    id: 'lv-pk',
    name: 'Latvian personal code',
    group: 'national_id',
    country: 'LV',
    risks: ['pii'],
    patterns: ['[0-3]\\d{5}[- ]?\\d{5}', looseDigits(11)],
    isolated: 'number',
    check: ({ compact }) => isPersonalCode(compact),
    keywords: [
      'personas kods',
      'personas koda',
      'p.k.',
      'pk',
      'personal code',
      'latvian personal code',
      'latvian id',
      'персональный код',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Personas kods: 150185-12349', '150185-12349'],
        ['Personas kods 320123-45678', '320123-45678'],
      ],
      clean: ['Personas kods: 150185-12340', 'Personas kods: 151385-12345'],
    },
    source: 'Fizisko personu reģistra likums; Ministru kabineta noteikumi Nr. 394 (personas kods)',
  },
  {
    id: 'lv-pvn',
    name: 'Latvian VAT number',
    group: 'tax',
    country: 'LV',
    risks: [],
    patterns: ['(?:LV[ -]?)?\\d{11}', '(?:LV[ -]?)?\\d{4}[ -]\\d{3}[ -]\\d{4}', looseDigits(11, 'LV')],
    ignoreCase: true,
    isolated: 'number',
    check: withOrWithout('LV', (digits) => isLegalNumber(digits) || isPersonalCode(digits)),
    keywords: [
      'pvn',
      'pvn nr',
      'pvn numurs',
      'pvn reģistrācijas numurs',
      'pievienotās vērtības nodokļa',
      'pievienotās vērtības nodoklis',
      'vat',
      'vat number',
      'vat no',
      'vat id',
      'latvian vat',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['PVN reģ. nr. LV40003012340', 'LV40003012340'],
        ['PVN numurs: 50103012349', '50103012349'],
      ],
      clean: ['PVN nr. LV40003012341', 'Rēķins 40003012340'],
    },
    source: 'https://www.vid.gov.lv (Valsts ieņēmumu dienests)',
  },
  {
    id: 'lv-registration-number',
    name: 'Latvian company registration number',
    group: 'company',
    country: 'LV',
    risks: [],
    patterns: ['[4-9]\\d{10}'],
    isolated: 'number',
    check: ({ compact }) => isLegalNumber(compact),
    keywords: [
      'reģistrācijas numurs',
      'reģ. nr',
      'reg. nr',
      'vienotais reģistrācijas numurs',
      'registration number',
      'uzņēmumu reģistrs',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Reģ. nr. 40003012340', '40003012340'],
        ['Vienotais reģistrācijas numurs: 50103012349', '50103012349'],
      ],
      clean: ['Reģ. nr. 40003012341', 'Konts 40003012340'],
    },
    source: 'https://www.ur.gov.lv (Uzņēmumu reģistrs)',
  },
  {
    id: 'lv-passport',
    name: 'Latvian passport number',
    group: 'passport',
    country: 'LV',
    risks: ['pii'],
    patterns: ['L[VLNPKCEB] ?\\d{7}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'pase',
      'pases numurs',
      'pases nr',
      'latvian passport',
      'latvijas pase',
      'latvian passport no',
      'latvian passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Pases numurs: LV1234567', 'LV1234567'],
        ['Latvian passport LV7654321', 'LV7654321'],
      ],
      clean: ['Kods LV1234567', 'Pases numurs: AB1234567'],
    },
    source: 'https://www.consilium.europa.eu/prado (LVA-AO)',
  },
  {
    id: 'lv-identity-card',
    name: 'Latvian identity card number',
    group: 'national_id',
    country: 'LV',
    risks: ['pii'],
    patterns: ['P[A-Z] ?\\d{7}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['personas apliecība', 'personas apliecības', 'id karte', 'latvian identity card', 'eid karte'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Personas apliecība PA1234567', 'PA1234567'],
        ['ID karte: PA7654321', 'PA7654321'],
      ],
      clean: ['Kods PA1234567', 'ID karte: LV1234567'],
    },
    source: 'https://www.consilium.europa.eu/prado (LVA-BO)',
  },
  {
    id: 'lv-driving-license',
    name: 'Latvian driving license number',
    group: 'driving_license',
    country: 'LV',
    risks: ['pii'],
    patterns: ['A[A-Z] ?\\d{6}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'vadītāja apliecība',
      'vadītāja apliecības',
      'autovadītāja apliecība',
      'latvian driving licence',
      'latvian driving license',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Vadītāja apliecība AF123456', 'AF123456'],
        ['Latvian driving licence: AA 654321', 'AA 654321'],
      ],
      clean: ['Kods AF123456', 'Vadītāja apliecība: 123456'],
    },
    source: 'https://www.csdd.lv (Ceļu satiksmes drošības direkcija)',
  },
];

/** DDMMYY of birth, century, serial, check digit; since July 2017 32–39 and nine digits without date or check. */
function isPersonalCode(digits: string): boolean {
  const day = Number(digits.slice(0, 2));
  if (day >= 32 && day <= 39) return true;
  const year = 1800 + Number(digits[6]) * 100 + Number(digits.slice(4, 6));
  if (!isBirthDate(year, Number(digits.slice(2, 4)), day)) return false;
  const sum = 1 + weightedSum(digits, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9]);
  return (sum % 11) % 10 === Number(digits[10]);
}

function isLegalNumber(digits: string): boolean {
  return Number(digits[0]) > 3 && weightedSum(digits, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
}
