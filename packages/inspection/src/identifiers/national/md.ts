import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const MD: readonly DataIdentifier[] = [
  {
    id: 'md-idno',
    name: 'Moldovan company identification number (IDNO)',
    group: 'company',
    country: 'MD',
    risks: [],
    patterns: ['1\\d{12}', looseDigits(13)],
    isolated: 'number',
    check: ({ compact }) => isMoldovan(compact),
    keywords: [
      'idno',
      'cod fiscal',
      'numărul de identificare de stat',
      'moldova',
      'moldovan',
      'moldavian',
      'moldovan company identification number',
      'идентификационный номер',
    ],
    within: 60,
    reported: 'narrow',
    examples: {
      matching: [
        ['IDNO: 1008600038147', '1008600038147'],
        ['Cod fiscal 1015600012349', '1015600012349'],
      ],
      clean: ['IDNO: 1008600038140', 'Comanda 1008600038147'],
    },
    source: 'Hotărârea Guvernului Republicii Moldova nr. 272/2002; https://www.asp.gov.md',
  },
  {
    id: 'md-idnp',
    name: 'Moldovan personal identification number (IDNP)',
    group: 'national_id',
    country: 'MD',
    risks: ['pii'],
    patterns: ['[02]\\d{12}', looseDigits(13)],
    isolated: 'number',
    check: ({ compact }) => isMoldovan(compact),
    keywords: ['idnp', 'cod personal', 'numărul de identificare', 'personal code', 'персональный код'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['IDNP: 2004001234567', '2004001234567'],
        ['Cod personal 0987654321092', '0987654321092'],
      ],
      clean: ['IDNP: 2004001234560', 'AWB 2004001234567'],
    },
    source: 'Hotărârea Guvernului Republicii Moldova nr. 333/2002; https://www.asp.gov.md',
  },
  {
    id: 'md-passport',
    name: 'Moldovan passport or identity card number',
    group: 'passport',
    country: 'MD',
    risks: ['pii'],
    patterns: ['(?:[A-Z]|[A-Z]{2})\\d{7,8}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'pașaport moldovenesc',
      'buletin de identitate',
      'moldovan passport',
      'moldova passport',
      'pașaportul republicii moldova',
      'moldovan passport no',
      'moldovan passport number',
      'moldova passport no',
      'moldova passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Moldovan passport AA1234567', 'AA1234567'],
        ['Buletin de identitate B12345678', 'B12345678'],
      ],
      clean: ['Cod AA1234567', 'Moldovan passport: 1234567'],
    },
    source: 'https://www.asp.gov.md (Agenția Servicii Publice)',
  },
];

function isMoldovan(digits: string): boolean {
  return weightedSum(digits, [7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1]) % 10 === Number(digits[12]);
}
