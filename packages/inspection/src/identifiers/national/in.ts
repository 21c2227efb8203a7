import { isVerhoeff } from '../../checks/verhoeff.ts';
import type { DataIdentifier } from '../identifier.ts';
import { IN_DOCUMENTS } from './in-documents.ts';

const isAadhaar = (compact: string): boolean =>
  isVerhoeff(compact) && compact !== [...compact].toReversed().join('');

/** The fourth letter is the kind of holder: person, company, Hindu undivided family, … */
const isPan = (compact: string): boolean =>
  /^[A-Z]{3}[ABCFGHJKLPT][A-Z]\d{4}[A-Z]$/.test(compact) && compact.slice(5, 9) !== '0000';

const STATE = /^(?:0[1-9]|[12]\d|3[0-8]|9[79])/;

/** State, PAN, entity, Z and a Luhn digit of base 36. */
function isGstin(compact: string): boolean {
  let sum = 0;
  for (let index = 0; index < 14; index += 1) {
    const value = Number.parseInt(compact[index] ?? '', 36) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(value / 36) + (value % 36);
  }
  const check = (36 - (sum % 36)) % 36;
  return (
    STATE.test(compact) && isPan(compact.slice(2, 12)) && check === Number.parseInt(compact[14] ?? '', 36)
  );
}

/** India */
export const IN: readonly DataIdentifier[] = [
  {
    id: 'in-aadhaar',
    name: 'Indian Aadhaar number',
    group: 'national_id',
    country: 'IN',
    risks: ['pii'],
    patterns: [String.raw`[2-9]\d{3}[ -]?\d{4}[ -]?\d{4}`],
    isolated: 'number',
    check: ({ compact }) => isAadhaar(compact),
    keywords: [
      'aadhaar',
      'aadhar',
      'adhar',
      'aadhaar number',
      'aadhaar no',
      'uid',
      'uidai',
      'आधार',
      'आधार संख्या',
      'indian national id',
      'indian digital resident personal identity number',
      'unique identification number',
    ],
    within: 60,
    reported: 'narrow',
    examples: {
      matching: [
        ['aadhaar: 2255-4734-3280', '2255-4734-3280'],
        ['779367827089 (aadhar)', '779367827089'],
      ],
      clean: ['aadhaar: 2255-4734-3281', 'aadhaar: 779367827080', 'Room 7, item 2255-4734-3280, two pieces'],
    },
    source: 'UIDAI, A UID Numbering Scheme (Verhoeff)',
  },
  {
    id: 'in-vid',
    name: 'Indian Aadhaar virtual ID',
    group: 'national_id',
    country: 'IN',
    risks: ['pii'],
    patterns: [String.raw`[2-9]\d{3}(?:[ -]?\d{4}){3}`],
    isolated: 'number',
    check: ({ compact }) => isAadhaar(compact),
    keywords: [
      'vid',
      'virtual id',
      'aadhaar virtual id',
      'aadhaar vid',
      'virtual identity',
      'indian personal virtual identity number',
    ],
    within: 60,
    reported: 'narrow',
    examples: {
      matching: [
        ['vid: 5108-7703-8727-8609', '5108-7703-8727-8609'],
        ['8801341772647529 (virtual id)', '8801341772647529'],
      ],
      clean: [
        'vid: 5108-7703-8727-8600',
        'vid: 8801341772647520',
        'Room 7, item 5108-7703-8727-8609, two pieces',
      ],
    },
    source: 'UIDAI, Circular 1/2018, virtual ID',
  },
  {
    id: 'in-pan',
    name: 'Indian tax number (PAN)',
    group: 'tax',
    country: 'IN',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]{3}[ABCFGHJKLPT][A-Z][ ]?\d{4}[ ]?[A-Z]`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact, text }) => isPan(compact) && (text === text.toUpperCase() || 'beside_keyword'),
    keywords: [
      'pan',
      'pan card',
      'pan no',
      'pan number',
      'permanent account number',
      'income tax',
      'स्थायी लेखा संख्या',
      'पैन',
      'indian tax number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['pan: ADWHA 1974 J', 'ADWHA 1974 J'],
        ['TALBD0312W (pan card)', 'TALBD0312W'],
      ],
      clean: ['Room 7, item ADWHA 1974 J, two pieces', 'pan: ADWHA 1974 ', 'pan: TALBD0312'],
    },
    source: 'Income Tax Department of India, Permanent Account Number, structure',
  },
  {
    id: 'in-gstin',
    name: 'Indian goods and services tax number (GSTIN)',
    group: 'tax',
    country: 'IN',
    risks: ['pii'],
    patterns: [String.raw`\d{2}[ -]?[A-Z]{5}\d{4}[A-Z][ -]?[1-9A-Z]Z[0-9A-Z]`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isGstin(compact),
    keywords: ['gstin', 'gst', 'gst no', 'gst number', 'goods and services tax', 'gst registration'],
    within: 50,
    reported: 'medium',
    rank: 1,
    examples: {
      matching: [
        ['gstin: 97-EEXFW6986U-1ZO', '97-EEXFW6986U-1ZO'],
        ['See 97-EEXFW6986U-1ZO in the file', '97-EEXFW6986U-1ZO'],
      ],
      clean: ['gstin: 97-EEXFW6986U-2ZO', 'gstin: 09FVVTE0964A6Z3'],
    },
    source: 'Goods and Services Tax Network, GSTIN structure',
  },
  {
    id: 'in-tan',
    name: 'Indian tax deduction account number (TAN)',
    group: 'tax',
    country: 'IN',
    risks: [],
    patterns: [String.raw`[A-Z]{4}\d{5}[A-Z]`],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'tan',
      'tan no',
      'tan number',
      'tax deduction account number',
      'tax deduction and collection account number',
    ],
    within: 60,
    reported: 'narrow',
    examples: {
      matching: [
        ['tan: XHTD78274E', 'XHTD78274E'],
        ['BZGG21093K (tan no)', 'BZGG21093K'],
      ],
      clean: ['Room 7, item XHTD78274E, two pieces', 'tan: XHTD78274', 'tan: BZGG21093'],
    },
    source: 'Income Tax Department of India, Tax Deduction and Collection Account Number',
  },
  {
    id: 'in-cin',
    name: 'Indian company number (CIN)',
    group: 'company',
    country: 'IN',
    risks: [],
    patterns: [
      String.raw`[LU]\d{5}[A-Z]{2}(?:18|19|20)\d{2}(?:PLC|PTC|FLC|FTC|GOI|SGC|GAP|GAT|NPL|ULL|ULT|OPC)\d{6}`,
    ],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'cin',
      'corporate identification number',
      'corporate identity number',
      'company registration number',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['cin: L31475WE1873ULL252333', 'L31475WE1873ULL252333'],
        ['See L31475WE1873ULL252333 in the file', 'L31475WE1873ULL252333'],
      ],
      clean: ['cin: L31475WE1873ULL25233', 'cin: L01228AC1960PTC95961'],
    },
    source: 'Ministry of Corporate Affairs of India, Corporate Identification Number',
  },
  ...IN_DOCUMENTS,
];
