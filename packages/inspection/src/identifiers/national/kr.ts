import { isBirthDate } from '../../checks/birth-date.ts';
import { withSeparators } from '../../checks/separators.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const KR: readonly DataIdentifier[] = [
  {
    id: 'kr-rrn',
    name: 'South Korean resident registration number',
    group: 'national_id',
    country: 'KR',
    risks: ['pii'],
    patterns: ['\\d{2}[01]\\d[0-3]\\d[- ]?\\d{7}'],
    isolated: 'number',
    check: withSeparators(isResidentNumber),
    keywords: [
      '주민등록번호',
      '주민번호',
      '주민등록',
      'rrn',
      'resident registration number',
      'resident number',
      'korean rrn',
      'jumin',
    ],
    within: 50,
    reported: 'medium',
    rank: 1,
    examples: {
      matching: [
        ['주민등록번호: 850123-1234562', '850123-1234562'],
        ['RRN 9906302045677', '9906302045677'],
      ],
      clean: ['주민등록번호: 850123-1234560', 'RRN 851323-1234567'],
    },
    source: '주민등록법 시행규칙 제2조',
  },
  {
    id: 'kr-frn',
    name: 'South Korean foreigner registration number',
    group: 'national_id',
    country: 'KR',
    risks: ['pii'],
    patterns: ['\\d{2}[01]\\d[0-3]\\d[- ]?\\d{7}'],
    isolated: 'number',
    check: ({ text, compact }) =>
      /^\d{6}[5-8]/.test(compact) &&
      isBirth(compact) &&
      ((text.length > compact.length && hasForeignerCheck(compact)) || 'beside_keyword'),
    keywords: [
      '외국인등록번호',
      '외국인 등록번호',
      '외국인번호',
      '국내거소신고번호',
      'frn',
      'arc',
      'foreigner registration number',
      'alien registration number',
      'foreign registration number',
    ],
    within: 50,
    reported: 'medium',
    rank: 1,
    examples: {
      matching: [
        ['외국인등록번호 870215-5100201', '870215-5100201'],
        ['Alien registration number: 9207086130022', '9207086130022'],
      ],
      clean: ['외국인등록번호 870230-5100206', 'FRN 871315-5100206'],
    },
    source: '출입국관리법 시행규칙 제47조의3',
  },
  {
    id: 'kr-brn',
    name: 'South Korean business registration number',
    group: 'tax',
    country: 'KR',
    risks: [],
    patterns: ['[1-9]\\d{2}[- ]?\\d{2}[- ]?\\d{5}', looseDigits(10)],
    isolated: 'number',
    check: ({ compact }) => isBusinessNumber(compact),
    keywords: [
      '사업자등록번호',
      '사업자 등록 번호',
      '사업자번호',
      '사업자',
      'brn',
      'business registration number',
      'business registration no',
      'korean business registration',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['사업자등록번호: 124-81-00998', '124-81-00998'],
        ['BRN 2208712343', '2208712343'],
      ],
      clean: ['사업자등록번호: 124-81-00990', 'Lot 124-81-00998'],
    },
    source: 'https://www.nts.go.kr (사업자등록번호 검증 방법)',
  },
  {
    id: 'kr-corporate-number',
    name: 'South Korean corporate registration number',
    group: 'company',
    country: 'KR',
    risks: [],
    patterns: ['\\d{6}[- ]?\\d{7}', looseDigits(13)],
    isolated: 'number',
    check: ({ compact }) => isCorporateNumber(compact),
    keywords: [
      '법인등록번호',
      '법인번호',
      'corporate registration number',
      'corporation registration number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['법인등록번호 110111-1234569', '110111-1234569'],
        ['Corporate registration number: 1345117654327', '1345117654327'],
      ],
      clean: ['법인등록번호 110111-1234560', 'Item 110111-1234569'],
    },
    source: '법인 및 재외국민의 부동산등기용등록번호 부여에 관한 규칙',
  },
  {
    id: 'kr-passport',
    name: 'South Korean passport number',
    group: 'passport',
    country: 'KR',
    risks: ['pii'],
    patterns: ['[MSRODG]\\d{3}[A-Z]\\d{4}|[MSRODG]\\d{8}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      '여권',
      '여권번호',
      '대한민국 여권',
      'korean passport',
      'korea passport',
      'passport',
      'passport number',
      'passport no',
      'korean passport no',
      'korean passport number',
      'korea passport no',
      'korea passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['여권번호: M123A4567', 'M123A4567'],
        ['Passport number M456B7890', 'M456B7890'],
      ],
      clean: ['Screw M12345678', '여권번호: X12345678'],
    },
    source: 'https://www.passport.go.kr (차세대 전자여권)',
  },
  {
    id: 'kr-driving-license',
    name: 'South Korean driving license number',
    group: 'driving_license',
    country: 'KR',
    risks: ['pii'],
    patterns: ['(?:1[1-9]|2[0-8])[- ]?\\d{2}[- ]?\\d{6}[- ]?\\d{2}'],
    isolated: 'number',
    keywords: [
      '운전면허',
      '운전면허번호',
      '운전면허증',
      '면허번호',
      'korean driver license',
      'driver license',
      'drivers license',
      "driver's license",
      'driving license',
      'driving licence',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['운전면허번호: 11-12-345678-90', '11-12-345678-90'],
        ["Korean driver's license 281234567890", '281234567890'],
      ],
      clean: ['Part 11-12-345678-90', '운전면허번호: 31-12-345678-90'],
    },
    source: '도로교통법 시행규칙 제77조 (면허번호: 시·도경찰청 코드 11–28)',
  },
];

const RRN_WEIGHTS = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5];
const CENTURIES = [1800, 1900, 1900, 2000, 2000, 1900, 1900, 2000, 2000, 1800];

function birth(digits: string): { year: number; month: number; isDate: boolean } {
  const year = (CENTURIES[Number(digits[6])] ?? 0) + Number(digits.slice(0, 2));
  const month = Number(digits.slice(2, 4));
  return { year, month, isDate: isBirthDate(year, month, Number(digits.slice(4, 6))) };
}

/** Numbers given since October 2020 have random digits after the sex: people born since have no region and no check digit. */
function isResidentNumber(digits: string): boolean {
  const born = birth(digits);
  if (!born.isDate) return false;
  if (born.year > 2020 || (born.year === 2020 && born.month >= 10)) return true;
  if (Number(digits.slice(7, 9)) > 96) return false;
  return (11 - (weightedSum(digits, RRN_WEIGHTS) % 11)) % 10 === Number(digits[12]);
}

/** Numbers given since October 2020 have no check digit, and foreigners of any age get them. */
function hasForeignerCheck(digits: string): boolean {
  return (13 - (weightedSum(digits, RRN_WEIGHTS) % 11)) % 10 === Number(digits[12]);
}

const isBirth = (digits: string): boolean => birth(digits).isDate;

function isBusinessNumber(digits: string): boolean {
  if (Number(digits.slice(0, 3)) < 101 || digits.slice(3, 5) === '00' || digits.slice(5, 9) === '0000')
    return false;
  const carry = Math.floor((Number(digits[8]) * 5) / 10);
  const sum = weightedSum(digits, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + carry;
  return (10 - (sum % 10)) % 10 === Number(digits[9]);
}

function isCorporateNumber(digits: string): boolean {
  const sum = weightedSum(digits, [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2]);
  return (10 - (sum % 10)) % 10 === Number(digits[12]);
}
