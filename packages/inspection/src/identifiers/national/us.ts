import { isNamedOtherwise, isPieceOfLonger } from '../../checks/surroundings.ts';
import { isUsItin, isUsSsn } from '../../checks/us-ssn.ts';
import type { Candidate, CheckResult, DataIdentifier } from '../identifier.ts';
import { US_BUSINESS_TAX } from './us-business-tax.ts';
import { US_DRIVING_LICENSE } from './us-driving-license.ts';
import { US_IMMIGRATION } from './us-immigration.ts';

const NINE_DIGITS = [
  '\\b\\d{3}-\\d{2}-\\d{4}\\b',
  '\\b\\d{3} \\d{2} \\d{4}\\b',
  '\\b\\d{3}\\.\\d{2}\\.\\d{4}\\b',
  '\\b\\d{9}\\b',
];
const SSN_WORDS = [
  ...[
    'ssn',
    'ssns',
    'ss no',
    'ss number',
    'ssa number',
    'social security',
    'social security number',
    'social security no',
    'soc sec',
    'social',
  ],
  ...[
    'seguro social',
    'número de seguro social',
    'sozialversicherungsnummer',
    'numéro de sécurité sociale',
    '社会保障番号',
    'socialsecuritynumber',
  ],
];

/** Three groups count alone; nine digits in one run are too plain. */
const grouped = (candidate: Candidate): CheckResult => {
  const { text, before, after } = candidate;
  if (isPieceOfLonger(candidate)) return false;
  if (/^\d+$/.test(text)) return 'beside_keyword';
  return !(
    text.includes(' ') &&
    (/(?:\d|\b(?:suite|ste|apt|unit|room|box|floor)\.?|(?:^|\s)#) $/i.test(before) || /^ \d/.test(after))
  );
};

/** Issued by the United States. */
export const US_IDENTIFIERS: readonly DataIdentifier[] = [
  {
    id: 'us-ssn',
    name: 'US Social Security number',
    group: 'national_id',
    country: 'US',
    risks: ['pii', 'glba', 'hipaa'],
    patterns: NINE_DIGITS,
    isolated: 'word',
    check: (candidate) => isUsSsn(candidate.compact) && !isNamedOtherwise(candidate) && grouped(candidate),
    keywords: SSN_WORDS,
    within: 40,
    reported: 'medium',
    rank: 5,
    examples: {
      matching: [
        ['Her SSN is 536-90-4399.', '536-90-4399'],
        ['536 90 4399', '536 90 4399'],
        ['SSN# 536 90 4399', '536 90 4399'],
        ['social security number: 536904399', '536904399'],
        ['name,ssn\nJane,212.09.7694', '212.09.7694'],
      ],
      clean: [
        '078-05-1120',
        '666-12-3456',
        '900-12-3456',
        '536-00-4399',
        '536-90.4399',
        '536904399 rows',
        'part 1-536-90-4399',
      ],
    },
    source: 'Social Security Administration, SSN randomization; 20 CFR 422.103',
  },
  {
    id: 'us-itin',
    name: 'US individual taxpayer identification number (ITIN)',
    group: 'tax',
    country: 'US',
    risks: ['pii', 'glba'],
    patterns: NINE_DIGITS.filter((pattern) => !pattern.includes('.')),
    isolated: 'word',
    check: (candidate) => isUsItin(candidate.compact) && grouped(candidate),
    keywords: [
      'itin',
      'individual taxpayer',
      'individual taxpayer identification number',
      'taxpayer id',
      'tax id',
      'taxpayer identification',
      'tin',
      'w-7',
    ],
    within: 40,
    reported: 'medium',
    rank: 6,
    examples: {
      matching: [
        ['ITIN 911-72-3456', '911-72-3456'],
        ['taxpayer id: 900651234', '900651234'],
      ],
      clean: ['my tax id 911-89-1234', '911-69-1234', '911723456'],
    },
    source: 'Internal Revenue Service, publication 1915',
  },
  {
    id: 'us-atin',
    name: 'US adoption taxpayer identification number (ATIN)',
    group: 'tax',
    country: 'US',
    risks: ['pii'],
    patterns: ['\\b9\\d{2}-93-\\d{4}\\b', '\\b9\\d{2}93\\d{4}\\b'],
    isolated: 'word',
    check: grouped,
    keywords: ['atin', 'adoption taxpayer', 'adoption'],
    within: 40,
    reported: 'medium',
    rank: 6,
    examples: {
      matching: [
        ['ATIN 912-93-4567', '912-93-4567'],
        ['adoption no. 912934567', '912934567'],
      ],
      clean: ['912934567', '812-93-4567'],
    },
    source: 'Internal Revenue Service, form W-7A',
  },
  {
    id: 'us-passport',
    name: 'US passport number',
    group: 'passport',
    country: 'US',
    risks: ['pii'],
    patterns: ['\\b[A-Z]\\d{8}\\b', '\\b\\d{9}\\b'],
    ignoreCase: true,
    isolated: 'number',
    keywords: [
      'us passport',
      'passport',
      'passport number',
      'passport no',
      'passport card',
      'passports',
      'travel document',
      'pasaporte',
      'passeport',
      'reisepass',
      'パスポート',
      '旅券番号',
    ],
    within: 40,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Passport no. 340020013', '340020013'],
        ['my travel document is A12803456', 'A12803456'],
      ],
      clean: ['A12803456', 'Passport no. 34002001'],
    },
    source: 'US Department of State, passport book numbers',
  },
  {
    id: 'us-dod-id',
    name: 'US Department of Defense ID number',
    group: 'national_id',
    country: 'US',
    risks: ['pii'],
    patterns: ['\\b1\\d{9}\\b'],
    isolated: 'number',
    keywords: [
      'edipi',
      'dod id',
      'dod id number',
      'dodid',
      'cac',
      'common access card',
      'department of defense',
    ],
    within: 40,
    reported: 'narrow',
    rank: 3,
    examples: {
      matching: [
        ['EDIPI 1234567890', '1234567890'],
        ['DoD ID: 1098765432', '1098765432'],
      ],
      clean: ['1234567890', 'EDIPI 2234567890'],
    },
    source: 'US Department of Defense, DoDI 1000.13',
  },
  ...US_BUSINESS_TAX,
  ...US_IMMIGRATION,
  US_DRIVING_LICENSE,
];
