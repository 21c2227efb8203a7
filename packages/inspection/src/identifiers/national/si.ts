import { withOrWithout } from '../../checks/country-prefix.ts';
import { isJmbg } from '../../checks/jmbg.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const SI: readonly DataIdentifier[] = [
  {
    id: 'si-ddv',
    name: 'Slovenian tax number (ID za DDV)',
    group: 'tax',
    country: 'SI',
    risks: ['pii'],
    patterns: [
      '(?:SI[ -]?)?[1-9]\\d{3}[ -]?\\d{4}',
      '(?:SI[ -]?)?[1-9]\\d{2}[ -]\\d{3}[ -]\\d{2}',
      looseDigits(8, 'SI'),
    ],
    ignoreCase: true,
    isolated: 'number',
    check: withOrWithout('SI', isTaxNumber),
    keywords: [
      'ddv',
      'id za ddv',
      'davčna številka',
      'davcna stevilka',
      'davčna št',
      'identifikacijska številka za ddv',
      'vat',
      'vat number',
      'vat no',
      'vat id',
      'slovenian vat',
      'slovenian tax number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['ID za DDV: SI 5022 3054', 'SI 5022 3054'],
        ['Davčna številka 15999556', '15999556'],
      ],
      clean: ['ID za DDV: SI 5022 3050', 'Tel. 15999556'],
    },
    source: 'Zakon o davčni službi; https://www.fu.gov.si (Finančna uprava)',
  },
  {
    id: 'si-emso',
    name: 'Slovenian personal number (EMŠO)',
    group: 'national_id',
    country: 'SI',
    risks: ['pii'],
    patterns: ['[0-3]\\d[01]\\d[089]\\d{2}\\d{6}', looseDigits(13)],
    isolated: 'number',
    check: ({ compact }) => isJmbg(compact),
    keywords: [
      'emšo',
      'emso',
      'enotna matična številka občana',
      'enotna maticna stevilka',
      'matična številka občana',
      'jmbg',
      'slovenian id',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['EMŠO: 0101006500006', '0101006500006'],
        ['EMSO 1501985505120', '1501985505120'],
      ],
      clean: ['EMŠO: 0101006500000', 'Št. 0101006500006'],
    },
    source: 'Zakon o centralnem registru prebivalstva, 5. člen',
  },
  {
    id: 'si-maticna',
    name: 'Slovenian company register number (matična številka)',
    group: 'company',
    country: 'SI',
    risks: [],
    patterns: ['[1-9]\\d{6}(?:[ -]?[0-9A-Z]\\d{2})?'],
    ignoreCase: true,
    isolated: 'number',
    check: ({ compact }) => isRegisterNumber(compact),
    keywords: [
      'matična številka',
      'maticna stevilka',
      'matična št',
      'ajpes',
      'slovenian company register',
      'poslovni register',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Matična številka: 9331310000', '9331310000'],
        ['Matična št. 5861586', '5861586'],
      ],
      clean: ['Matična številka: 9331311000', 'Tel. 5861586'],
    },
    source: 'https://www.ajpes.si (Poslovni register Slovenije)',
  },
  {
    id: 'si-passport',
    name: 'Slovenian passport or identity card number',
    group: 'passport',
    country: 'SI',
    risks: ['pii'],
    patterns: ['P[A-Z]\\d{7}|I[A-Z]\\d{7}|\\d{9}'],
    ignoreCase: true,
    isolated: 'number',
    keywords: [
      'potni list',
      'številka potnega lista',
      'osebna izkaznica',
      'slovenian passport',
      'slovenian identity card',
      'slovenian passport no',
      'slovenian passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Potni list PB1234567', 'PB1234567'],
        ['Osebna izkaznica: 001234567', '001234567'],
      ],
      clean: ['Del PB1234567', 'Potni list 12345'],
    },
    source: 'https://www.consilium.europa.eu/prado (SVN-AO)',
  },
  {
    id: 'si-health-insurance',
    name: 'Slovenian health insurance (ZZZS) number',
    group: 'health',
    country: 'SI',
    risks: ['hipaa', 'pii'],
    patterns: ['\\d{9}'],
    isolated: 'number',
    keywords: ['zzzs', 'številka zavarovanca', 'zdravstveno zavarovanje', 'zzzs številka'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['ZZZS številka 012345678', '012345678'],
        ['Številka zavarovanca: 031234567', '031234567'],
      ],
      clean: ['Tel. 012345678', 'ZZZS 1234'],
    },
    source: 'https://www.zzzs.si',
  },
];

function isTaxNumber(digits: string): boolean {
  const check = 11 - (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 11);
  return (check === 10 ? 0 : check) === Number(digits[7]);
}

/** The seventh digit is the check, three more name the branch. */
function isRegisterNumber(compact: string): boolean {
  return ((11 - (weightedSum(compact, [7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === Number(compact[6]);
}
