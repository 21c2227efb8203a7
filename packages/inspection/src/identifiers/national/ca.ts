import { isShortDate } from '../../checks/date.ts';
import { isLuhn } from '../../checks/luhn.ts';
import { isRepeated, weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

const isSin = (compact: string): boolean => !isRepeated(compact) && isLuhn(compact);

const isBn = (compact: string): boolean => isLuhn(compact.slice(0, 9));

/** British Columbia: nine digits after the 9, the last completes the other eight modulo 11. */
const isPhn = (compact: string): boolean =>
  (11 - (weightedSum(compact.slice(1), [2, 4, 8, 5, 10, 9, 7, 3]) % 11)) % 11 === Number(compact[9]);

/** Quebec: year, month (50 more for women) and day of birth after the letters of the name. */
function isRamq(compact: string): boolean {
  const month = Number(compact.slice(6, 8));
  return isShortDate(
    Number(compact.slice(4, 6)),
    month > 50 ? month - 50 : month,
    Number(compact.slice(8, 10)),
  );
}

/** Canada */
export const CA: readonly DataIdentifier[] = [
  {
    id: 'ca-sin',
    name: 'Canadian social insurance number (SIN)',
    group: 'national_id',
    country: 'CA',
    risks: ['pii'],
    patterns: [String.raw`[1-79]\d{2}[ .-]?\d{3}[ .-]?\d{3}`],
    isolated: 'number',
    check: ({ compact }) => isSin(compact),
    keywords: [
      'sin',
      'social insurance number',
      'social insurance no',
      'social insurance',
      'sin number',
      'nas',
      "numéro d'assurance sociale",
      'numéro d’assurance sociale',
      'assurance sociale',
      'canadian social insurance number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 2,
    examples: {
      matching: [
        ['sin: 328-529-078', '328-529-078'],
        ['339858953 (social insurance number)', '339858953'],
      ],
      clean: ['sin: 328-529-079', 'sin: 339858954', 'Room 7, item 328-529-078, two pieces'],
    },
    source: 'Service Canada, Social Insurance Number; ISO/IEC 7812-1 check digit',
  },
  {
    id: 'ca-bn',
    name: 'Canadian business number (BN)',
    group: 'company',
    country: 'CA',
    risks: [],
    patterns: [
      String.raw`\d{5}[ ]?\d{4}(?:[ -]?R[CMPTRZ][ -]?\d{4})?`,
      String.raw`\d{3}[ -]\d{3}[ -]\d{3}(?:[ -]?R[CMPTRZ][ -]?\d{4})?`,
    ],
    ignoreCase: true,
    isolated: 'number',
    check: ({ compact }) => isBn(compact) && (compact.length > 9 || 'beside_keyword'),
    keywords: [
      'bn',
      'business number',
      'gst',
      'hst',
      'gst/hst',
      'tps',
      'tvh',
      'cra',
      'payroll account',
      "numéro d'entreprise",
      'numéro d’entreprise',
      'canadian business number',
      'charity number',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['bn: 39336 2769', '39336 2769'],
        ['See 690540737RR7990 in the file', '690540737RR7990'],
      ],
      clean: ['bn: 39336 2760', 'bn: 690540738RR7990', 'Room 7, item 39336 2769, two pieces'],
    },
    source: 'Canada Revenue Agency, Business number and program accounts',
  },
  {
    id: 'ca-qst',
    name: 'Quebec sales tax number (QST)',
    group: 'tax',
    country: 'CA',
    risks: [],
    patterns: [String.raw`(?:NR)?\d{8,10}[ ]?TQ[ -]?\d{4}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['qst', 'tvq', 'québec sales tax', 'quebec sales tax', 'taxe de vente du québec', 'neq'],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['qst: 273668025 TQ-4588', '273668025 TQ-4588'],
        ['See 273668025 TQ-4588 in the file', '273668025 TQ-4588'],
      ],
      clean: ['qst: 273668025 TQ-458', 'qst: NR78286465TQ044'],
    },
    source: 'Revenu Québec, QST registration number',
  },
  {
    id: 'ca-ohip',
    name: 'Ontario health card number',
    group: 'health',
    country: 'CA',
    risks: ['pii', 'hipaa'],
    patterns: [String.raw`[1-9]\d{3}[ -]?\d{3}[ -]?\d{3}(?:[ -]?[A-Z]{1,2})?`],
    ignoreCase: true,
    isolated: 'number',
    check: ({ compact }) => isLuhn(compact.slice(0, 10)),
    keywords: [
      'ohip',
      'health card',
      'health card number',
      'ontario health',
      'health number',
      'health insurance number',
      'hcn',
      'carte santé',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['ohip: 1525-530-158', '1525-530-158'],
        ['2996601528 (health card)', '2996601528'],
      ],
      clean: ['ohip: 1525-530-159', 'ohip: 2996601529', 'Room 7, item 1525-530-158, two pieces'],
    },
    source: 'Ontario Ministry of Health, Health card validation reference manual',
  },
  {
    id: 'ca-phn',
    name: 'British Columbia personal health number (PHN)',
    group: 'health',
    country: 'CA',
    risks: ['pii', 'hipaa'],
    patterns: [String.raw`9\d{3}[ -]?\d{3}[ -]?\d{3}`],
    isolated: 'number',
    check: ({ compact }) => isPhn(compact),
    keywords: [
      'phn',
      'personal health number',
      'bc services card',
      'msp',
      'carecard',
      'british columbia health',
      'bc health',
      'bc bhn',
      'bc healthcare number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['phn: 9193-618-675', '9193-618-675'],
        ['9893536138 (personal health number)', '9893536138'],
      ],
      clean: ['phn: 9193-618-676', 'phn: 9893536139', 'Room 7, item 9193-618-675, two pieces'],
    },
    source: 'BC Ministry of Health, Personal Health Number check digit',
  },
  {
    id: 'ca-ramq',
    name: 'Quebec health insurance number (RAMQ)',
    group: 'health',
    country: 'CA',
    risks: ['pii', 'hipaa'],
    patterns: [String.raw`[A-Z]{4}[ -]?\d{2}[0156]\d[ -]?[0-3]\d\d{2}`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ text, compact }) => isRamq(compact) && (/^[A-Z]{4}[ -]/.test(text) || 'beside_keyword'),
    keywords: [
      'ramq',
      'nam',
      'numéro d’assurance maladie',
      "numéro d'assurance maladie",
      'assurance maladie',
      'carte soleil',
      'quebec health insurance',
      'health insurance number',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['ramq: YVZK-4501-2184', 'YVZK-4501-2184'],
        ['See YVZK-4501-2184 in the file', 'YVZK-4501-2184'],
      ],
      clean: ['ramq: CNVE22160521', 'ramq: YVZK-4501-4184', 'Room 7, item CNVE22060521, two pieces'],
    },
    source: 'Régie de l’assurance maladie du Québec, numéro d’assurance maladie',
  },
  {
    id: 'ca-passport',
    name: 'Canadian passport number',
    group: 'passport',
    country: 'CA',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]{2}[ ]?\d{6}`, String.raw`[A-Z]\d{6}[A-Z]{2}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'canadian passport',
      'canada passport',
      'passeport canadien',
      'passport',
      'passport number',
      'passport no',
      'passeport',
    ],
    within: 40,
    reported: 'narrow',
    rank: -2,
    examples: {
      matching: [
        ['canadian passport: BD 289512', 'BD 289512'],
        ['TW795162 (canada passport)', 'TW795162'],
      ],
      clean: [
        'Room 7, item BD 289512, two pieces',
        'canadian passport: BD 28951',
        'canadian passport: TW79516',
      ],
    },
    source: 'Immigration, Refugees and Citizenship Canada, passport number',
  },
  {
    id: 'ca-driver-license',
    name: 'Canadian driver license number',
    group: 'driving_license',
    country: 'CA',
    risks: ['pii'],
    patterns: [
      String.raw`[A-Z]\d{4}[ -]?\d{5}[ -]?\d{5}`,
      String.raw`[A-Z]\d{4}[ -]?\d{6}[ -]?\d{2}`,
      String.raw`\d{6}-\d{3}`,
      String.raw`\d{5,8}`,
    ],
    ignoreCase: true,
    isolated: 'number',
    keywords: [
      'driver licence',
      "driver's licence",
      'driver’s licence',
      'driver licence number',
      'permis de conduire',
      'numéro de permis',
      'ontario driver',
      'saaq',
      'icbc',
      'canadian driver license',
    ],
    within: 40,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['driver licence: Z6936-08681-49495', 'Z6936-08681-49495'],
        ['E60570646672263 (Ontario driver)', 'E60570646672263'],
      ],
      clean: [
        'Room 7, item Z6936-08681-49495, two pieces',
        'driver licence: Z6936-08681-4949',
        'driver licence: E6057064667226',
      ],
    },
    source: 'CCMTA, driver license number formats of the provinces',
  },
];
