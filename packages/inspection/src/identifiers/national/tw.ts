import { stdnumCheck } from '../../checks/stdnum.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const TW: readonly DataIdentifier[] = [
  {
    id: 'tw-national-id',
    name: 'Taiwanese national identification number',
    group: 'national_id',
    country: 'TW',
    risks: ['pii'],
    patterns: ['[A-Z][1289]\\d{8}', '[A-Z][A-D]\\d{8}'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isTaiwanese(compact),
    keywords: [
      '身分證',
      '身份證',
      '身分證字號',
      '身分證統一編號',
      '身份證字號',
      '國民身分證',
      '居留證',
      '統一證號',
      '外來人口統一證號',
      'national id',
      'taiwan id',
      'taiwanese id',
      'roc id',
      'arc number',
      'natid',
      'identity card',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['身分證字號：A123456789', 'A123456789'],
        ['Taiwan ID F228912341', 'F228912341'],
      ],
      clean: ['身分證字號：A123456780', 'Taiwan ID A323456789'],
    },
    source: '國民身分證及戶口名簿製發相片影像檔建置管理辦法; https://www.ris.gov.tw',
  },
  {
    id: 'tw-ubn',
    name: 'Taiwanese unified business number (UBN)',
    group: 'tax',
    country: 'TW',
    risks: [],
    patterns: ['\\d{8}', looseDigits(8)],
    isolated: 'number',
    check: ({ compact }) => isUnifiedNumber(compact),
    keywords: [
      '統一編號',
      '統編',
      '營利事業統一編號',
      '稅籍編號',
      'ubn',
      'unified business number',
      'gui number',
      'business administration number',
      'ban',
      'taiwanese tax number',
      'taiwan tax id',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['統一編號 00501503', '00501503'],
        ['UBN: 22099131', '22099131'],
      ],
      clean: ['統一編號 00501500', '電話 22099131'],
    },
    source: 'https://www.fia.gov.tw (財政部財政資訊中心, 統一編號檢查碼邏輯, 民國112年)',
  },
  {
    id: 'tw-tax-code',
    name: 'Taiwanese tax code of foreigners',
    group: 'tax',
    country: 'TW',
    risks: ['pii'],
    patterns: ['9\\d{6}', '(?:19|20)\\d{6}[A-Z]{2}'],
    ignoreCase: true,
    isolated: 'word',
    check: stdnumCheck('TW', 'tax_code'),
    keywords: ['稅籍', '扣繳單位', '稅務識別', 'taiwan tax code', 'tax code number'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['Taiwan tax code 19850115JO', '19850115JO'],
        ['稅籍 9850115', '9850115'],
      ],
      clean: ['Version 19850115JO', 'Taiwan tax code 19851315JO'],
    },
    source: 'https://www.ntbt.gov.tw (National Taxation Bureau of Taipei)',
  },
  {
    id: 'tw-health-card',
    name: 'Taiwanese health insurance card number',
    group: 'health',
    country: 'TW',
    risks: ['hipaa', 'pii'],
    patterns: ['0000\\d{8}', '\\d{4} ?\\d{4} ?\\d{4}'],
    isolated: 'number',
    keywords: ['健保卡', '健保卡號', '全民健康保險', 'nhi card', 'health insurance card'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['健保卡號 000012345678', '000012345678'],
        ['NHI card: 0000 8765 4321', '0000 8765 4321'],
      ],
      clean: ['訂單 000012345678', '健保卡號 1234'],
    },
    source: 'https://www.nhi.gov.tw',
  },
  {
    id: 'tw-passport',
    name: 'Taiwanese passport number',
    group: 'passport',
    country: 'TW',
    risks: ['pii'],
    patterns: ['[0-9]\\d{8}'],
    isolated: 'number',
    keywords: [
      '護照',
      '護照號碼',
      'taiwan passport',
      'taiwanese passport',
      'taiwan passport no',
      'taiwan passport number',
      'taiwanese passport no',
      'taiwanese passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['護照號碼：301234567', '301234567'],
        ['Taiwan passport 312345678', '312345678'],
      ],
      clean: ['電話 301234567', '護照號碼：1234'],
    },
    source: 'https://www.boca.gov.tw (Bureau of Consular Affairs)',
  },
];

/** Values of the letters of places, A to Z: in the order in which the places got them. */
const LETTERS = [
  10, 11, 12, 13, 14, 15, 16, 17, 34, 18, 19, 20, 21, 22, 35, 23, 24, 25, 26, 27, 28, 29, 32, 30, 31, 33,
];
const letter = (character = ''): number => LETTERS[character.charCodeAt(0) - 65] ?? 0;

/** A place, a sex (1, 2; foreigners 8, 9, before 2021 A–D), serial, check digit. */
function isTaiwanese(compact: string): boolean {
  const place = letter(compact[0]);
  let sum = Math.floor(place / 10) + (place % 10) * 9;
  for (let index = 1; index < 10; index += 1) {
    const character = compact[index] ?? '';
    const value = /\d/.test(character) ? Number(character) : letter(character) % 10;
    sum += value * (index === 9 ? 1 : 9 - index);
  }
  return sum % 10 === 0;
}

/** Since April 2023 the sum is a multiple of five, where it was one of ten; a seventh digit of 7 may count one more. */
function isUnifiedNumber(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < 8; index += 1) {
    const product = Number(digits[index]) * ([1, 2, 1, 2, 1, 2, 4, 1][index] ?? 0);
    sum += Math.floor(product / 10) + (product % 10);
  }
  if (digits === '00000000') return false;
  return sum % 5 === 0 || (digits[6] === '7' && (sum + 1) % 5 === 0);
}
