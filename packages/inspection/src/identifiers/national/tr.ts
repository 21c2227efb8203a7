import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const TR: readonly DataIdentifier[] = [
  {
    id: 'tr-tckimlik',
    name: 'Turkish identity number (T.C. kimlik no)',
    group: 'national_id',
    country: 'TR',
    risks: ['pii', 'hipaa'],
    patterns: ['[1-9]\\d{10}', '[1-9]\\d{2} \\d{3} \\d{3} \\d{2}'],
    isolated: 'number',
    check: ({ compact }) => isKimlik(compact),
    keywords: [
      'tckn',
      't.c. kimlik',
      't.c. kimlik no',
      'tc kimlik',
      'tc kimlik no',
      'tckimlik',
      'tc no',
      't.c. no',
      'kimlik no',
      'kimlik numarası',
      'kimlik numarasi',
      'türkiye cumhuriyeti kimlik numarası',
      'turkish id',
      'turkish identification number',
      'turkish personal identification number',
      'nüfus cüzdanı',
    ],
    within: 60,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['T.C. Kimlik No: 17291060118', '17291060118'],
        ['TCKN 10000000146', '10000000146'],
      ],
      clean: ['T.C. Kimlik No: 17291060100', 'TCKN 07291060184'],
    },
    source: 'https://www.nvi.gov.tr (Nüfus ve Vatandaşlık İşleri Genel Müdürlüğü)',
  },
  {
    id: 'tr-vkn',
    name: 'Turkish tax number (VKN)',
    group: 'tax',
    country: 'TR',
    risks: [],
    patterns: ['\\d{10}', '\\d{3} \\d{3} \\d{2} \\d{2}', looseDigits(10)],
    isolated: 'number',
    check: ({ compact }) => isVkn(compact),
    keywords: [
      'vkn',
      'vergi no',
      'vergi kimlik',
      'vergi kimlik no',
      'vergi kimlik numarası',
      'vergi kimlik numarasi',
      'vergi numarası',
      'vergi dairesi',
      'turkish tax number',
      'turkish tax identification number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['VKN: 4540360325', '4540360325'],
        ['Vergi No 123 456 78 90', '123 456 78 90'],
      ],
      clean: ['VKN: 4540360320', 'Tel. 4540360325'],
    },
    source: 'https://www.gib.gov.tr (Gelir İdaresi Başkanlığı)',
  },
  {
    id: 'tr-mersis',
    name: 'Turkish central registration number (MERSİS)',
    group: 'company',
    country: 'TR',
    risks: [],
    patterns: ['\\d{16}', '\\d{4}[- ]\\d{4}[- ]\\d{4}[- ]\\d{4}'],
    isolated: 'number',
    check: ({ compact }) => compact[0] === '0' && isVkn(compact.slice(1, 11)),
    keywords: ['mersis', 'mersis no'],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['MERSIS No: 0454036032500015', '0454036032500015'],
        ['Mersis 0123 4567 8900 0012', '0123 4567 8900 0012'],
      ],
      clean: ['MERSIS No: 0454036032000015', 'Kart 0454036032500015'],
    },
    source: 'https://mersis.ticaret.gov.tr',
  },
  {
    id: 'tr-passport',
    name: 'Turkish passport number',
    group: 'passport',
    country: 'TR',
    risks: ['pii'],
    patterns: ['[A-Z] ?\\d{8}|TR-?[A-Z] ?\\d{6,8}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'pasaport',
      'pasaport no',
      'pasaport numarası',
      'turkish passport',
      'turkiye passport',
      'turkish passport no',
      'turkish passport number',
      'turkiye passport no',
      'turkiye passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Pasaport no: U12345678', 'U12345678'],
        ['Turkish passport S01234567', 'S01234567'],
      ],
      clean: ['Parça U12345678', 'Pasaport no: 1234'],
    },
    source: 'https://www.nvi.gov.tr (pasaport)',
  },
  {
    id: 'tr-driving-license',
    name: 'Turkish driving license number',
    group: 'driving_license',
    country: 'TR',
    risks: ['pii'],
    patterns: ['\\d{6}'],
    isolated: 'number',
    keywords: [
      'sürücü belgesi',
      'sürücü belgesi no',
      'ehliyet',
      'ehliyet no',
      'turkish driving licence',
      'turkish driving license',
    ],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['Sürücü belgesi no 123456', '123456'],
        ['Ehliyet no: 654321', '654321'],
      ],
      clean: ['Sayı 123456', 'Ehliyet no: 12'],
    },
    source: 'https://www.nvi.gov.tr (sürücü belgesi)',
  },
];

/** Two check digits: seven times the odd places less the even ones, and the sum of the first ten, each modulo ten. */
function isKimlik(digits: string): boolean {
  const tenth = ((weightedSum(digits, [7, -1, 7, -1, 7, -1, 7, -1, 7]) % 10) + 10) % 10;
  const eleventh = weightedSum(digits, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]) % 10;
  return tenth === Number(digits[9]) && eleventh === Number(digits[10]);
}

/** Each digit plus its distance from the check digit, times the power of two of that distance, modulo nine. */
function isVkn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < 9; index += 1) {
    const moved = (Number(digits[index]) + 9 - index) % 10;
    const scaled = (moved * 2 ** (9 - index)) % 9;
    sum += moved !== 0 && scaled === 0 ? 9 : scaled;
  }
  return (10 - (sum % 10)) % 10 === Number(digits[9]);
}
