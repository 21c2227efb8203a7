import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const VN: readonly DataIdentifier[] = [
  {
    id: 'vn-mst',
    name: 'Vietnamese tax code (MST)',
    group: 'tax',
    country: 'VN',
    risks: ['pii'],
    patterns: [
      '\\d{10}(?:[ -]?\\d{3})?',
      '\\d{2}[ .]\\d{2}[ .]\\d{3}[ .]\\d{3}(?:[ -]\\d{3})?',
      looseDigits(10),
      looseDigits(13),
    ],
    isolated: 'number',
    check: ({ compact }) => isTaxCode(compact),
    keywords: [
      'mst',
      'mã số thuế',
      'ma so thue',
      'mã số doanh nghiệp',
      'mã số thuế cá nhân',
      'vietnam tax number',
      'vietnamese tax code',
      'tax code',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['MST: 0100233343', '0100233343'],
        ['Mã số thuế 0314370442-001', '0314370442-001'],
      ],
      clean: ['MST: 0100233340', 'Điện thoại 0314370442'],
    },
    source: 'Thông tư 105/2020/TT-BTC; https://www.gdt.gov.vn',
  },
  {
    id: 'vn-cccd',
    name: 'Vietnamese citizen identity number (CCCD)',
    group: 'national_id',
    country: 'VN',
    risks: ['pii'],
    patterns: ['0\\d{2}[0-9]\\d{8}', '0\\d{2} ?\\d{3} ?\\d{3} ?\\d{3}'],
    isolated: 'number',
    check: ({ compact }) => isProvince(Number(compact.slice(0, 3))),
    keywords: [
      'cccd',
      'căn cước công dân',
      'can cuoc cong dan',
      'căn cước',
      'số định danh cá nhân',
      'định danh cá nhân',
      'vietnamese id',
      'citizen identity',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['CCCD: 001085012345', '001085012345'],
        ['Căn cước công dân số 079 192 123 456', '079 192 123 456'],
      ],
      clean: ['Đơn hàng 001085012345', 'CCCD: 099085012345'],
    },
    source: 'Nghị định 137/2015/NĐ-CP; Thông tư 59/2021/TT-BCA',
  },
  {
    id: 'vn-cmnd',
    name: 'Vietnamese identity card number (CMND)',
    group: 'national_id',
    country: 'VN',
    risks: ['pii'],
    patterns: ['\\d{9}', '\\d{3} \\d{3} \\d{3}'],
    isolated: 'number',
    keywords: ['cmnd', 'cmt', 'chứng minh nhân dân', 'chung minh nhan dan', 'giấy chứng minh'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['CMND số 012345678', '012345678'],
        ['Chứng minh nhân dân: 225 123 456', '225 123 456'],
      ],
      clean: ['Điện thoại 012345678', 'CMND số 1234'],
    },
    source: 'Nghị định 05/1999/NĐ-CP',
  },
  {
    id: 'vn-social-insurance',
    name: 'Vietnamese social insurance (BHXH) number',
    group: 'health',
    country: 'VN',
    risks: ['hipaa', 'pii'],
    patterns: ['\\d{10}', '[A-Z]{2}[1-5]\\d{12}', '[A-Z]{2} ?[1-5] ?\\d{2} ?\\d{10}'],
    ignoreCase: true,
    isolated: 'number',
    keywords: [
      'bhxh',
      'bhyt',
      'bảo hiểm xã hội',
      'bảo hiểm y tế',
      'mã số bhxh',
      'thẻ bhyt',
      'bao hiem xa hoi',
      'bao hiem y te',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Mã số BHXH 0123456789', '0123456789'],
        ['Thẻ BHYT: DN4790123456789', 'DN4790123456789'],
      ],
      clean: ['Điện thoại 0123456789', 'BHXH 1234'],
    },
    source: 'https://baohiemxahoi.gov.vn; Quyết định 1351/QĐ-BHXH',
  },
  {
    id: 'vn-passport',
    name: 'Vietnamese passport number',
    group: 'passport',
    country: 'VN',
    risks: ['pii'],
    patterns: ['[A-Z]\\d{7,8}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'hộ chiếu',
      'ho chieu',
      'số hộ chiếu',
      'vietnamese passport',
      'vietnam passport',
      'vietnamese passport no',
      'vietnamese passport number',
      'vietnam passport no',
      'vietnam passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Hộ chiếu số C1234567', 'C1234567'],
        ['Vietnamese passport: P01234567', 'P01234567'],
      ],
      clean: ['Mã C1234567', 'Hộ chiếu số 1234'],
    },
    source: 'https://xuatnhapcanh.gov.vn',
  },
];

/** Province, seven digits, check digit; branches add three digits that aren't 000. */
function isTaxCode(digits: string): boolean {
  if (digits.startsWith('00') || digits.slice(2, 9) === '0000000' || digits.slice(10) === '000') return false;
  return 10 - (weightedSum(digits, [31, 29, 23, 19, 17, 13, 7, 5, 3]) % 11) === Number(digits[9]);
}

/** Codes of the provinces before 2025: 001 Hà Nội to 096 Cà Mau. */
function isProvince(code: number): boolean {
  return code >= 1 && code <= 96;
}
