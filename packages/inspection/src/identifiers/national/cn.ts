import { isBirthDate } from '../../checks/birth-date.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

/** Provinces, first digits of the region of GB/T 2260. */
const PROVINCE = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[123]|91)/;

function isRic(compact: string): boolean {
  const sum = weightedSum(compact, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]);
  return (
    PROVINCE.test(compact) &&
    isBirthDate(Number(compact.slice(6, 10)), Number(compact.slice(10, 12)), Number(compact.slice(12, 14))) &&
    '10X98765432'[sum % 11] === compact[17]
  );
}

const USCC_ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const USCC_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** GB 32100: seventeen characters of 31, weighted by powers of three. */
function isUscc(compact: string): boolean {
  let sum = 0;
  for (const [index, weight] of USCC_WEIGHTS.entries())
    sum += USCC_ALPHABET.indexOf(compact[index] ?? '') * weight;
  return USCC_ALPHABET[(31 - (sum % 31)) % 31] === compact[17];
}

/** China */
export const CN: readonly DataIdentifier[] = [
  {
    id: 'cn-ric',
    name: 'Chinese resident identity card number',
    group: 'national_id',
    country: 'CN',
    risks: ['pii'],
    patterns: [String.raw`[1-9]\d{5}[ ]?(?:18|19|20)\d{2}[01]\d[0-3]\d[ ]?\d{3}[0-9X]`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isRic(compact),
    keywords: [
      '身份证',
      '身份证号',
      '身份证号码',
      '公民身份号码',
      '居民身份证',
      '居民身份證',
      'ric',
      'resident identity card',
      'chinese id',
      'id card',
      'shenfenzheng',
      'chinese resident identity card number',
    ],
    within: 50,
    reported: 'medium',
    rank: 1,
    examples: {
      matching: [
        ['身份证: 826397 18980409 044X', '826397 18980409 044X'],
        ['See 826397 18980409 044X in the file', '826397 18980409 044X'],
      ],
      clean: ['身份证: 826397 18980409 045X', '身份证: 83234518001031589X'],
    },
    source: 'GB 11643-1999, citizen identification number',
  },
  {
    id: 'cn-uscc',
    name: 'Chinese unified social credit code',
    group: 'company',
    country: 'CN',
    risks: [],
    patterns: [
      '[159AY][1239][0-9]{6}[0-9A-HJ-NPQRTUWXY]{10}',
      String.raw`[159AY][1239] ?\d{6} ?[0-9A-HJ-NPQRTUWXY]{9} ?[0-9A-HJ-NPQRTUWXY]`,
    ],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isUscc(compact) && (/[A-Z]/.test(compact) || 'beside_keyword'),
    keywords: [
      '统一社会信用代码',
      '社会信用代码',
      '纳税人识别号',
      '税号',
      '统一社会信用代码/纳税人识别号',
      'uscc',
      'uscic',
      'unified social credit',
      'social credit code',
      'unified social credit code',
    ],
    within: 40,
    reported: 'medium',
    examples: {
      matching: [
        ['统一社会信用代码: Y2633644TUMUXUJXR7', 'Y2633644TUMUXUJXR7'],
        ['See Y2633644TUMUXUJXR7 in the file', 'Y2633644TUMUXUJXR7'],
      ],
      clean: ['统一社会信用代码: Y2633644TUMUXUJXR8', '统一社会信用代码: Y9 324094 GMPQTWRUQ Y'],
    },
    source: 'GB 32100-2015, unified social credit identifier',
  },
  {
    id: 'cn-passport',
    name: 'Chinese passport number',
    group: 'passport',
    country: 'CN',
    risks: ['pii'],
    patterns: [
      String.raw`[EGDSP]\d{8}`,
      String.raw`[ED][A-HJ-NP-Z]\d{7}`,
      String.raw`[DSP]E\d{7}`,
      String.raw`1[45]\d{7}`,
    ],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['护照', '护照号', '护照号码', '中国护照', 'chinese passport', 'china passport', 'huzhao'],
    within: 30,
    reported: 'narrow',
    examples: {
      matching: [
        ['护照: D32215551', 'D32215551'],
        ['EC2796810 (护照号)', 'EC2796810'],
      ],
      clean: ['Room 7, item D32215551, two pieces', '护照: D3221555', '护照: EC279681'],
    },
    source: '国家移民管理局 (National Immigration Administration), ordinary passport numbers; GA/T 1180',
  },
  {
    id: 'cn-travel-permit',
    name: 'Chinese travel permit for Hong Kong, Macao and Taiwan residents',
    group: 'passport',
    country: 'CN',
    risks: ['pii'],
    patterns: [String.raw`[HMCW]\d{8}(?:\d{2})?`, String.raw`\d{8}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      '回乡证',
      '台胞证',
      '港澳居民来往内地通行证',
      '台湾居民来往大陆通行证',
      '往来港澳通行证',
      '通行证',
      'home return permit',
      'mainland travel permit',
    ],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['回乡证: H37433780', 'H37433780'],
        ['50849927 (台胞证)', '50849927'],
      ],
      clean: ['Room 7, item H37433780, two pieces', '回乡证: H3743378', '回乡证: 5084992'],
    },
    source: '国家移民管理局 (National Immigration Administration), travel permits',
  },
];
