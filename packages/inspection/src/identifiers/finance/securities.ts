import { isCusip } from '../../checks/cusip.ts';
import { isFigi } from '../../checks/figi.ts';
import { isIsin } from '../../checks/isin.ts';
import { mod97 } from '../../checks/mod-97.ts';
import { isSedol } from '../../checks/sedol.ts';
import type { DataIdentifier } from '../identifier.ts';
import { COUNTRIES } from './countries.ts';

const ISSUERS = new Set([...COUNTRIES, 'XS', 'EU', 'XF', 'XC', 'XD', 'AN']);

/** Securities, and the entities that issue them. */
export const SECURITY_IDENTIFIERS: readonly DataIdentifier[] = [
  {
    id: 'isin',
    name: 'International securities identification number (ISIN)',
    group: 'bank',
    risks: ['glba'],
    patterns: ['\\b[A-Z]{2}[A-Z0-9]{9}\\d\\b'],
    isolated: 'word',
    check: ({ text }) => ISSUERS.has(text.slice(0, 2)) && /\d{3}/.test(text) && isIsin(text),
    keywords: [
      'isin',
      'security',
      'securities',
      'bond',
      'share',
      'shares',
      'fund',
      'wertpapier',
      'wkn',
      'anleihe',
      'titre',
      'valor',
      '銘柄',
    ],
    within: 40,
    reported: 'medium',
    rank: 5,
    examples: {
      matching: [
        ['We hold US0378331005 since May', 'US0378331005'],
        ['ISIN: DE0007164600', 'DE0007164600'],
      ],
      clean: ['We hold US0378331006 since May', 'order QX0378331005'],
    },
    source: 'ISO 6166',
  },
  {
    id: 'cusip',
    name: 'CUSIP number',
    group: 'bank',
    country: 'US',
    risks: ['glba'],
    patterns: ['\\b[0-9]{3}[0-9A-Z]{2}[0-9A-Z*@#]{3}\\d\\b'],
    isolated: 'number',
    check: ({ text }) => isCusip(text),
    keywords: ['cusip', 'cusip number', 'cusips'],
    within: 30,
    reported: 'narrow',
    examples: {
      matching: [
        ['CUSIP 037833100', '037833100'],
        ['cusip: 38259P508', '38259P508'],
      ],
      clean: ['CUSIP 037833101', 'parcel 037833100'],
    },
    source: 'ANSI X9.6; CUSIP Global Services',
  },
  {
    id: 'gb-sedol',
    name: 'SEDOL number',
    group: 'bank',
    country: 'GB',
    risks: ['glba'],
    patterns: ['\\b[0-9B-DF-HJ-NP-TV-Z]{6}\\d\\b'],
    isolated: 'number',
    check: ({ text }) => isSedol(text),
    keywords: ['sedol', 'sedol code', 'sedols'],
    within: 30,
    reported: 'narrow',
    examples: {
      matching: [
        ['SEDOL 0263494', '0263494'],
        ['sedol: B0YBKJ7', 'B0YBKJ7'],
      ],
      clean: ['SEDOL 0263495', 'phone 0263494'],
    },
    source: 'London Stock Exchange, SEDOL masterfile technical specification',
  },
  {
    id: 'figi',
    name: 'Financial instrument global identifier (FIGI)',
    group: 'bank',
    risks: ['glba'],
    patterns: ['\\b[B-DF-HJ-NP-TV-Z]{2}G[0-9B-DF-HJ-NP-TV-Z]{8}\\d\\b'],
    isolated: 'word',
    check: ({ text }) => (isFigi(text) ? text.startsWith('BBG') || 'beside_keyword' : false),
    keywords: ['figi', 'bbgid', 'bloomberg'],
    within: 40,
    reported: 'medium',
    examples: {
      matching: [
        ['FIGI BBG000BLNNH6', 'BBG000BLNNH6'],
        ['position BBG000B9XRY4 closed', 'BBG000B9XRY4'],
      ],
      clean: ['FIGI BBG000BLNNH7', 'GBG000BLNNH6'],
    },
    source: 'Object Management Group, Financial Instrument Global Identifier 1.0',
  },
  {
    id: 'lei',
    name: 'Legal entity identifier (LEI)',
    group: 'company',
    risks: [],
    patterns: ['\\b[A-Z0-9]{18}\\d\\d\\b'],
    isolated: 'word',
    check: ({ text }) =>
      mod97(text) === 1 &&
      /[A-Z]/.test(text) &&
      (text.slice(4, 6) === '00' || /\d{3}/.test(text) || 'beside_keyword'),
    keywords: [
      'lei',
      'legal entity identifier',
      'gleif',
      'rechtsträgerkennung',
      'identifiant d’entité juridique',
    ],
    within: 40,
    reported: 'medium',
    examples: {
      matching: [
        ['LEI: 5493001KJTIIGC8Y1R12', '5493001KJTIIGC8Y1R12'],
        ['reported by HWUPKR0MPOU8FGXBT394', 'HWUPKR0MPOU8FGXBT394'],
      ],
      clean: ['LEI: 5493001KJTIIGC8Y1R13', '12345678901234567890'],
    },
    source: 'ISO 17442; GLEIF',
  },
];
