import { isLuhn } from '../../checks/luhn.ts';
import { stdnumCheck } from '../../checks/stdnum.ts';
import type { DataIdentifier } from '../identifier.ts';

/** National accounts and giro numbers of Norway and Sweden. */
export const NORDIC_ACCOUNTS: readonly DataIdentifier[] = [
  {
    id: 'no-bank-account',
    name: 'Norwegian bank account',
    group: 'bank',
    country: 'NO',
    risks: ['pii'],
    patterns: ['\\b\\d{4}[. ]\\d{2}[. ]\\d{5}\\b', '\\b\\d{11}\\b'],
    isolated: 'number',
    check: (candidate) =>
      stdnumCheck('NO', 'kontonr')(candidate) && (candidate.text.includes('.') || 'beside_keyword'),
    keywords: ['konto', 'kontonummer', 'kontonr', 'bankkonto', 'til konto', 'giro', 'account'],
    within: 40,
    reported: 'medium',
    examples: {
      matching: [
        ['Kontonr. 8601.11.17947', '8601.11.17947'],
        ['konto 86011117947', '86011117947'],
      ],
      clean: ['Kontonr. 8601.11.17948', '86011117947'],
    },
    source: 'Bits AS, structure of Norwegian account numbers',
  },
  {
    id: 'se-bankgiro',
    name: 'Swedish bankgiro number',
    group: 'bank',
    country: 'SE',
    risks: ['pii'],
    patterns: ['\\b\\d{3,4}-\\d{4}\\b'],
    isolated: 'number',
    check: ({ compact }) => isLuhn(compact),
    keywords: ['bankgiro', 'bg', 'bankgironummer', 'bankgironr'],
    within: 20,
    reported: 'narrow',
    examples: {
      matching: [
        ['Bankgiro 805-6202', '805-6202'],
        ['BG: 9912-3465', '9912-3465'],
      ],
      clean: ['Bankgiro 805-6204', 'call 9912-3465'],
    },
    source: 'Bankgirot, check digit calculation 10-modulus',
  },
  {
    id: 'se-plusgiro',
    name: 'Swedish plusgiro number',
    group: 'bank',
    country: 'SE',
    risks: ['pii'],
    patterns: ['\\b\\d{1,3}(?: ?\\d{2}){1,3}-\\d\\b', '\\b\\d{1,7}-\\d\\b'],
    isolated: 'number',
    check: ({ compact }) => isLuhn(compact),
    keywords: ['plusgiro', 'postgiro', 'plusgironummer', 'pg'],
    within: 20,
    reported: 'narrow',
    examples: {
      matching: [
        ['Plusgiro 2 86 54-2', '2 86 54-2'],
        ['pg: 410541-7', '410541-7'],
      ],
      clean: ['Plusgiro 2 86 54-3', 'score 28654-2'],
    },
    source: 'Nordea, Plusgirot account numbers',
  },
];
