import { stdnumCheck } from '../../checks/stdnum.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

export const SG: readonly DataIdentifier[] = [
  {
    id: 'sg-nric-fin',
    name: 'Singapore NRIC or FIN',
    group: 'national_id',
    country: 'SG',
    risks: ['pii'],
    patterns: ['[STFGM]\\d{7}[A-Z]'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isNric(compact),
    keywords: [
      'nric',
      'fin',
      'nric no',
      'nric number',
      'nric/fin',
      'fin no',
      'fin number',
      'foreign identification number',
      'national registration identity card',
      'identity card',
      'ic no',
      'uinfin',
      'singapore id',
      '身份证',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['NRIC: S1234567D', 'S1234567D'],
        ['FIN G1122144R', 'G1122144R'],
      ],
      clean: ['NRIC: S1234567A', 'FIN F123456A'],
    },
    source: 'National Registration Act; https://www.ica.gov.sg (Immigration and Checkpoints Authority)',
  },
  {
    id: 'sg-uen',
    name: 'Singapore unique entity number (UEN)',
    group: 'company',
    country: 'SG',
    risks: [],
    patterns: ['\\d{8,9}[A-Z]', '[RST]\\d{2}[A-Z]{2}\\d{4}[A-Z]'],
    ignoreCase: true,
    isolated: 'word',
    check: stdnumCheck('SG', 'uen'),
    keywords: [
      'uen',
      'unique entity number',
      'acra',
      'roc',
      'rcb',
      'company registration no',
      'gst reg no',
      'gst registration no',
      'singapore uen',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['UEN: 00192200M', '00192200M'],
        ['ACRA 197401143C', '197401143C'],
      ],
      clean: ['UEN: 00192200A', 'UEN: S16ZZ1234B'],
    },
    source: 'https://www.uen.gov.sg (Accounting and Corporate Regulatory Authority)',
  },
  {
    id: 'sg-passport',
    name: 'Singapore passport number',
    group: 'passport',
    country: 'SG',
    risks: ['pii'],
    patterns: ['[EKX]\\d{7}[A-Z]'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'singapore passport',
      'singaporean passport',
      'passport',
      'passport no',
      'passport number',
      '护照',
      'singapore passport no',
      'singapore passport number',
      'singaporean passport no',
      'singaporean passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Singapore passport K1234567E', 'K1234567E'],
        ['Passport no. E7654321B', 'E7654321B'],
      ],
      clean: ['Part K1234567E', 'Singapore passport 1234567'],
    },
    source: 'https://www.ica.gov.sg (Immigration and Checkpoints Authority)',
  },
];

/** S and T: citizens and residents; F, G and M: foreigners. The series adds to the sum and chooses the alphabet. */
const SERIES: Readonly<Record<string, readonly [added: number, letters: string]>> = {
  S: [0, 'JZIHGFEDCBA'],
  T: [4, 'JZIHGFEDCBA'],
  F: [0, 'XWUTRQPNMLK'],
  G: [4, 'XWUTRQPNMLK'],
  M: [3, 'XWUTRQPNJLK'],
};

function isNric(compact: string): boolean {
  const series = SERIES[compact[0] ?? ''];
  if (series === undefined) return false;
  const sum = series[0] + weightedSum(compact.slice(1), [2, 7, 6, 5, 4, 3, 2]);
  return series[1][sum % 11] === compact[8];
}
