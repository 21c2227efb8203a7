import { withVatPrefix } from '../../checks/vat-prefix.ts';
import type { DataIdentifier } from '../identifier.ts';

/** What digits at odd places count. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

/** The letter: digits at even places count as they are, the others by a table, modulo 26. */
function isTic(number: string): boolean {
  let sum = 0;
  for (let index = 0; index < 8; index += 1) {
    const digit = Number(number[index]);
    sum += index % 2 === 0 ? (ODD[digit] ?? 0) : digit;
  }
  return !number.startsWith('12') && String.fromCharCode(65 + (sum % 26)) === number[8];
}

/** Cyprus */
export const CY: readonly DataIdentifier[] = [
  {
    id: 'cy-vat',
    name: 'Cypriot VAT and tax number',
    group: 'tax',
    country: 'CY',
    risks: ['pii'],
    patterns: [String.raw`(?:CY[ -]?)?\d{8}[ -]?[A-Z]`],
    ignoreCase: true,
    isolated: 'word',
    check: withVatPrefix('CY', isTic),
    keywords: [
      'vat',
      'vat number',
      'vat no',
      'vat reg',
      'φπα',
      'αριθμός φπα',
      'αφτ',
      'tic',
      'tax identification code',
      'αριθμός φορολογικής ταυτότητας',
      'cypriot vat',
      'cyprus vat',
      'kdv',
      'αριθμός εγγραφής φ.π.α',
      'φ.π.α',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['vat: 90614646-P', '90614646-P'],
        ['See CY32973520C in the file', 'CY32973520C'],
      ],
      clean: ['vat: 90614647-P', 'vat: CY32973521C', 'Room 7, item 90614646-P, two pieces'],
    },
    source: 'Τμήμα Φορολογίας Κύπρου; European Commission, VIES',
  },
  {
    id: 'cy-id',
    name: 'Cypriot identity card number',
    group: 'national_id',
    country: 'CY',
    risks: ['pii'],
    patterns: [String.raw`\d{6,10}`],
    isolated: 'number',
    keywords: [
      'cyprus id',
      'cyprus identity card',
      'cypriot id',
      'αριθμός ταυτότητας',
      'δελτίο ταυτότητας',
      'kimlik kartı',
      'αριθμός δελτίου ταυτότητας',
    ],
    within: 40,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['cyprus id: 07513837', '07513837'],
        ['2524359 (cyprus identity card)', '2524359'],
      ],
      clean: ['Room 7, item 07513837, two pieces', 'cyprus id: 25243597777777'],
    },
    source: 'Council of the European Union, PRADO: Cyprus',
  },
  {
    id: 'cy-passport',
    name: 'Cypriot passport number',
    group: 'passport',
    country: 'CY',
    risks: ['pii'],
    patterns: [String.raw`[EKLB]\d{6}`, String.raw`[EKLB]\d{8}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['cyprus passport', 'cypriot passport', 'διαβατήριο', 'αριθμός διαβατηρίου', 'pasaport'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['cyprus passport: K288298', 'K288298'],
        ['K77218632 (cypriot passport)', 'K77218632'],
      ],
      clean: ['Room 7, item K288298, two pieces', 'cyprus passport: K28829', 'cyprus passport: K7721863'],
    },
    source: 'Council of the European Union, PRADO: Cyprus',
  },
];
