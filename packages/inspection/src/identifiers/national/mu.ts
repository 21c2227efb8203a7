import { isDdmmyy } from '../../checks/date.ts';
import type { DataIdentifier } from '../identifier.ts';

export const MU: readonly DataIdentifier[] = [
  {
    id: 'mu-nid',
    name: 'Mauritian national identifier',
    group: 'national_id',
    country: 'MU',
    risks: ['pii'],
    patterns: ['[A-Z][0-3]\\d[01]\\d{9}[0-9A-Z]'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isNid(compact),
    keywords: [
      'nid',
      'nic',
      'id number',
      'national identity card',
      'national id',
      'national identifier',
      'identity card',
      'mauritian id',
      "carte d'identité",
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['NID: A150185123456D', 'A150185123456D'],
        ['National ID D230690412346B', 'D230690412346B'],
      ],
      clean: ['NID: A150185123456A', 'NID: A1513851234567'],
    },
    source: 'https://mnis.govmu.org (Mauritius National Identity Scheme)',
  },
  {
    id: 'mu-brn',
    name: 'Mauritian business registration number',
    group: 'company',
    country: 'MU',
    risks: [],
    patterns: ['[CIFPT]\\d{8}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['brn', 'business registration number', 'business reg no', 'mauritius brn'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['BRN: C07012345', 'C07012345'],
        ['Business registration number I15123456', 'I15123456'],
      ],
      clean: ['Part C07012345', 'BRN: X07012345'],
    },
    source: 'https://companies.govmu.org (Corporate and Business Registration Department)',
  },
  {
    id: 'mu-tan',
    name: 'Mauritian tax account number',
    group: 'tax',
    country: 'MU',
    risks: ['pii'],
    patterns: ['(?:VAT)?[1-9]\\d{7}'],
    ignoreCase: true,
    isolated: 'number',
    keywords: ['tan', 'tax account number', 'mauritius tax', 'mra tan', 'mauritius revenue authority'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Tax account number: 20123456', '20123456'],
        ['TAN 12345678', '12345678'],
      ],
      clean: ['Tel. 20123456', 'TAN 1234'],
    },
    source: 'https://www.mra.mu (Mauritius Revenue Authority)',
  },
  {
    id: 'mu-passport',
    name: 'Mauritian passport number',
    group: 'passport',
    country: 'MU',
    risks: ['pii'],
    patterns: ['[A-Z]{1,2}\\d{6,7}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'mauritian passport',
      'mauritius passport',
      'passeport mauricien',
      'mauritian passport no',
      'mauritian passport number',
      'mauritius passport no',
      'mauritius passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Mauritian passport 1: N1234567', 'N1234567'],
        ['Passeport mauricien AB123456', 'AB123456'],
      ],
      clean: ['Part N1234567', 'Mauritius passport: 1234567'],
    },
    source: 'https://passport.govmu.org',
  },
];

/** First letter of the surname, DDMMYY of birth, six digits, check character of 17 over all, letters as 10–35. */
function isNid(compact: string): boolean {
  if (!isDdmmyy(compact.slice(1, 7))) return false;
  let sum = 0;
  for (let index = 0; index < 13; index += 1) sum += Number.parseInt(compact[index] ?? '', 36) * (14 - index);
  return (17 - (sum % 17)) % 17 === Number.parseInt(compact[13] ?? '', 36);
}
