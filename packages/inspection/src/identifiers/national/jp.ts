import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const JP: readonly DataIdentifier[] = [
  {
    id: 'jp-my-number',
    name: 'Japanese My Number (individual number)',
    group: 'national_id',
    country: 'JP',
    risks: ['pii'],
    patterns: ['\\d{4}[- ]?\\d{4}[- ]?\\d{4}', looseDigits(12)],
    isolated: 'number',
    check: ({ compact }) => isMyNumber(compact),
    keywords: [
      'マイナンバー',
      '個人番号',
      '個人番号カード',
      'my number',
      'mynumber',
      'individual number',
      'kojin bango',
      'jp in',
      'social security and tax number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['マイナンバー：123456789018', '123456789018'],
        ['My Number: 6233-1234-5673', '6233-1234-5673'],
      ],
      clean: ['個人番号 123456789010', 'Tracking number 123456789018'],
    },
    source: '行政手続における特定の個人を識別するための番号の利用等に関する法律施行令, 総務省令第85号第5条',
  },
  {
    id: 'jp-cn',
    name: 'Japanese corporate number',
    group: 'company',
    country: 'JP',
    risks: [],
    patterns: ['[1-9][- ]?\\d{4}[- ]?\\d{4}[- ]?\\d{4}', looseDigits(13)],
    isolated: 'number',
    check: ({ compact }) => isCorporateNumber(compact),
    keywords: [
      '法人番号',
      '国税庁法人番号',
      'corporate number',
      'hojin bango',
      'hōjin bangō',
      'houjin bangou',
      'japanese corporate number',
      'jcn',
      'cn',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['法人番号 6000012010023', '6000012010023'],
        ['Corporate number: 8-0000-1201-0005', '8-0000-1201-0005'],
      ],
      clean: ['法人番号 1000012010023', 'Invoice 6000012010023'],
    },
    source: 'https://www.houjin-bangou.nta.go.jp/documents/checkdigit.pdf',
  },
  {
    id: 'jp-invoice-number',
    name: 'Japanese qualified invoice issuer number',
    group: 'tax',
    country: 'JP',
    risks: ['pii'],
    patterns: ['T[- ]?[1-9]\\d{12}', 'T[- ]?[1-9]-\\d{4}-\\d{4}-\\d{4}'],
    ignoreCase: true,
    isolated: 'number',
    check: ({ compact }) => isCorporateNumber(compact.slice(1)),
    keywords: [
      '登録番号',
      '適格請求書発行事業者',
      'インボイス',
      'invoice registration number',
      'registration number',
      'qualified invoice issuer',
      'jct',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['登録番号 T6000012010023', 'T6000012010023'],
        ['Qualified invoice issuer: T8000012010005', 'T8000012010005'],
      ],
      clean: ['登録番号 T1000012010023', 'Model T1234567890123'],
    },
    source: 'https://www.invoice-kohyo.nta.go.jp/about-toroku/index.html',
  },
  {
    id: 'jp-passport',
    name: 'Japanese passport number',
    group: 'passport',
    country: 'JP',
    risks: ['pii'],
    patterns: ['[A-Z]{2}\\d{7}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'パスポート',
      'パスポート番号',
      '旅券',
      '旅券番号',
      'japanese passport',
      'japan passport',
      'japanese passport no',
      'japanese passport number',
      'japan passport no',
      'japan passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['旅券番号：TK1234567', 'TK1234567'],
        ['Japanese passport no. MU9876543', 'MU9876543'],
      ],
      clean: ['Ticket TK1234567 is closed', 'パスポート番号：T1234567'],
    },
    source: 'https://www.mofa.go.jp/mofaj/toko/passport/',
  },
  {
    id: 'jp-driving-license',
    name: 'Japanese driving license number',
    group: 'driving_license',
    country: 'JP',
    risks: ['pii'],
    patterns: ['\\d{12}', '\\d{4}[- ]\\d{4}[- ]\\d{4}'],
    isolated: 'number',
    check: ({ compact }) => isLicenseIssuer(Number(compact.slice(0, 2))),
    keywords: [
      '運転免許',
      '運転免許証',
      '運転免許証番号',
      '免許証番号',
      '免許証の番号',
      'driving license',
      'driving licence',
      "driver's license",
      'driver license',
      'drivers license',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['運転免許証番号 301234567890', '301234567890'],
        ['Japan driver license: 6212 3456 7890', '6212 3456 7890'],
      ],
      clean: ['運転免許証番号 991234567890', 'Serial 301234567890'],
    },
    source: '道路交通法施行規則 第19条 別記様式第14',
  },
  {
    id: 'jp-residence-card',
    name: 'Japanese residence card number',
    group: 'national_id',
    country: 'JP',
    risks: ['pii'],
    patterns: ['[A-Z]{2}\\d{8}[A-Z]{2}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      '在留カード',
      '在留カード番号',
      '特別永住者証明書',
      'residence card',
      'residence card number',
      'zairyu card',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['在留カード番号：AB12345678CD', 'AB12345678CD'],
        ['Residence card number ER87654321FA', 'ER87654321FA'],
      ],
      clean: ['Build AB12345678CD', '在留カード番号：AB1234567CD'],
    },
    source: 'https://www.moj.go.jp/isa/applications/procedures/whatzairyu_00001.html',
  },
  {
    id: 'jp-resident-record-code',
    name: 'Japanese resident record code',
    group: 'national_id',
    country: 'JP',
    risks: ['pii'],
    patterns: ['\\d{11}', '\\d{5}[- ]\\d{5}[- ]\\d'],
    isolated: 'number',
    keywords: ['住民票コード', 'juminhyo code', 'resident record code', 'residence certificate code'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['住民票コード 12345678901', '12345678901'],
        ['Juminhyo code: 12345-67890-1', '12345-67890-1'],
      ],
      clean: ['携帯 09012345678', '住民票コード 123456789'],
    },
    source: '住民基本台帳法施行規則 第1条',
  },
  {
    id: 'jp-basic-pension-number',
    name: 'Japanese basic pension number',
    group: 'national_id',
    country: 'JP',
    risks: ['pii'],
    patterns: ['\\d{4}[- ]?\\d{6}'],
    isolated: 'number',
    keywords: ['基礎年金番号', '年金番号', '年金手帳', 'basic pension number', 'pension number'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['基礎年金番号：1234-567890', '1234-567890'],
        ['Basic pension number 1234567890', '1234567890'],
      ],
      clean: ['電話 1234-567890', '年金番号：12-3456'],
    },
    source: 'https://www.nenkin.go.jp/service/kounen/todokesho/kisonenkin.html',
  },
  {
    id: 'jp-employment-insurance-number',
    name: 'Japanese employment insurance number',
    group: 'national_id',
    country: 'JP',
    risks: ['pii'],
    patterns: ['\\d{4}-\\d{6}-\\d', '\\d{11}'],
    isolated: 'number',
    keywords: ['雇用保険被保険者番号', '雇用保険', '雇用保険番号', 'employment insurance number'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['雇用保険被保険者番号 1301-123456-7', '1301-123456-7'],
        ['Employment insurance number: 13011234567', '13011234567'],
      ],
      clean: ['品番 1301-123456-7', '雇用保険 1301-12'],
    },
    source: 'https://www.hellowork.mhlw.go.jp',
  },
  {
    id: 'jp-health-insurer-number',
    name: 'Japanese health insurer number',
    group: 'health',
    country: 'JP',
    risks: ['hipaa', 'pii'],
    patterns: ['\\d{2}[- ]?\\d{2}[- ]?\\d{3}[- ]?\\d'],
    isolated: 'number',
    check: ({ compact }) => isInsurerNumber(compact),
    keywords: ['保険者番号', '健康保険証', '被保険者証', 'insurer number', 'health insurance'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['保険者番号 06130017', '06130017'],
        ['Insurer number: 01130012', '01130012'],
      ],
      clean: ['保険者番号 06130010', '〒 06130012 is a build number'],
    },
    source: '保険者番号等の設定について (厚生労働省通知)',
  },
];

/** The weights of a My Number, from its first digit: 6 to 2, then 7 to 2. */
function isMyNumber(digits: string): boolean {
  const remainder = weightedSum(digits, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return (remainder <= 1 ? 0 : 11 - remainder) === Number(digits[11]);
}

/** The check digit of a corporate number is its first. */
function isCorporateNumber(digits: string): boolean {
  return 9 - (weightedSum(digits.slice(1), [2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1]) % 9) === Number(digits[0]);
}

/** Public safety commissions: Hokkaido 10–14, then two digits per region up to Okinawa 97. */
function isLicenseIssuer(code: number): boolean {
  return code >= 10 && code <= 97;
}

/** Weights 2 and 1 in turn from the right, digits of the products added. */
function isInsurerNumber(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < 7; index += 1) {
    const product = Number(digits[index]) * (index % 2 === 0 ? 2 : 1);
    sum += product > 9 ? product - 9 : product;
  }
  return (10 - (sum % 10)) % 10 === Number(digits[7]);
}
