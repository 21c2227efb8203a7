import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const TH: readonly DataIdentifier[] = [
  {
    id: 'th-pin',
    name: 'Thai national identification number',
    group: 'national_id',
    country: 'TH',
    risks: ['pii', 'hipaa'],
    patterns: ['[1-8]\\d{12}', '[1-8][- ]\\d{4}[- ]\\d{5}[- ]\\d{2}[- ]\\d', looseDigits(13)],
    isolated: 'number',
    check: ({ compact }) => isPerson(compact) && isThai(compact),
    keywords: [
      'เลขประจำตัวประชาชน',
      'เลขบัตรประชาชน',
      'บัตรประชาชน',
      'หมายเลขประจำตัวประชาชน',
      'thai id',
      'thai national id',
      'tnin',
      'national id',
      'thai identification number',
      'personal identification number',
      'pin',
      'citizen id',
      'population identification code',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['เลขประจำตัวประชาชน 1-2345-45678-78-1', '1-2345-45678-78-1'],
        ['Thai ID: 3100601234565', '3100601234565'],
      ],
      clean: ['Thai ID: 3100601234560', 'EAN 3100601234565'],
    },
    source: 'https://www.bora.dopa.go.th (Department of Provincial Administration)',
  },
  {
    id: 'th-tin',
    name: 'Thai taxpayer identification number',
    group: 'tax',
    country: 'TH',
    risks: ['pii'],
    patterns: [
      '\\d{13}',
      '\\d[- ]\\d{4}[- ]\\d{5}[- ]\\d{2}[- ]\\d',
      '\\d[- ]\\d{2}[- ]\\d[- ]\\d{3}[- ]\\d{5}[- ]\\d',
      looseDigits(13),
    ],
    isolated: 'number',
    check: ({ compact }) => compact[0] !== '9' && isThai(compact),
    keywords: [
      'tin',
      'tin no',
      'tax id',
      'taxpayer identification number',
      'thai tax id',
      'thailand taxpayer identification number',
      'เลขประจำตัวผู้เสียภาษี',
      'เลขผู้เสียภาษี',
    ],
    within: 60,
    reported: 'narrow',
    examples: {
      matching: [
        ['เลขประจำตัวผู้เสียภาษี 0-1055-55123-45-0', '0-1055-55123-45-0'],
        ['Thai Tax ID 0994000160518', '0994000160518'],
      ],
      clean: ['Thai Tax ID 0994000160510', 'EAN 0994000160518'],
    },
    source: 'https://www.rd.go.th (Revenue Department)',
  },
  {
    id: 'th-moa',
    name: 'Thai juristic person registration number (MOA)',
    group: 'company',
    country: 'TH',
    risks: [],
    patterns: [
      '0\\d{12}',
      '0[- ]\\d{2}[- ]\\d[- ]\\d{3}[- ]\\d{5}[- ]\\d',
      '0[- ]\\d{4}[- ]\\d{5}[- ]\\d{2}[- ]\\d',
      looseDigits(13),
    ],
    isolated: 'number',
    check: ({ compact }) => compact.startsWith('0') && isThai(compact),
    keywords: [
      'moa',
      'moa no',
      'memorandum of association',
      'juristic person',
      'registration number',
      'ทะเบียนนิติบุคคล',
      'เลขทะเบียนนิติบุคคล',
      'เลขนิติบุคคล',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['MOA: 0-99-4-000-61772-1', '0-99-4-000-61772-1'],
        ['เลขทะเบียนนิติบุคคล 0105555123450', '0105555123450'],
      ],
      clean: ['MOA: 0-99-4-000-61772-0', 'EAN 0105555123450'],
    },
    source: 'https://www.dbd.go.th (Department of Business Development)',
  },
  {
    id: 'th-passport',
    name: 'Thai passport number',
    group: 'passport',
    country: 'TH',
    risks: ['pii'],
    patterns: ['[A-Z]{1,2}\\d{6,7}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'หนังสือเดินทาง',
      'เลขที่หนังสือเดินทาง',
      'พาสปอร์ต',
      'thai passport',
      'thailand passport',
      'thai passport no',
      'thai passport number',
      'thailand passport no',
      'thailand passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['หนังสือเดินทาง AA1234567', 'AA1234567'],
        ['Thai passport: Z123456', 'Z123456'],
      ],
      clean: ['Part AA1234567', 'Thai passport 12345'],
    },
    source: 'https://www.consular.go.th',
  },
  {
    id: 'th-driving-license',
    name: 'Thai driving license number',
    group: 'driving_license',
    country: 'TH',
    risks: ['pii'],
    patterns: ['\\d{8}'],
    isolated: 'number',
    keywords: ['ใบขับขี่', 'ใบอนุญาตขับรถ', 'ใบอนุญาตขับขี่', 'thai driving license', 'thai driving licence'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['ใบอนุญาตขับรถ 55012345', '55012345'],
        ['Thai driving licence no. 60123456', '60123456'],
      ],
      clean: ['Tel 55012345', 'Thai driving licence 123'],
    },
    source: 'https://www.dlt.go.th (Department of Land Transport)',
  },
];

/** A kind of person from 1 to 8, then the province that registered it: 10 Bangkok to 96 Narathiwat. */
function isPerson(digits: string): boolean {
  const province = Number(digits.slice(1, 3));
  return /^[1-8]/.test(digits) && province >= 10 && province <= 96;
}

function isThai(digits: string): boolean {
  return (
    (11 - (weightedSum(digits, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(digits[12])
  );
}
