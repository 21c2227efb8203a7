import { isBirthDate } from '../../checks/birth-date.ts';
import type { DataIdentifier } from '../identifier.ts';

/** Century (2 the 20th, 3 the 21st), date of birth, governorate. */
function isNationalId(compact: string): boolean {
  const year = (compact.startsWith('2') ? 1900 : 2000) + Number(compact.slice(1, 3));
  const governorate = Number(compact.slice(7, 9));
  return (
    isBirthDate(year, Number(compact.slice(3, 5)), Number(compact.slice(5, 7))) &&
    ((governorate >= 1 && governorate <= 35) || governorate === 88)
  );
}

/** Egypt */
export const EG: readonly DataIdentifier[] = [
  {
    id: 'eg-national-id',
    name: 'Egyptian national identity number',
    group: 'national_id',
    country: 'EG',
    risks: ['pii'],
    patterns: [String.raw`[23]\d{2}[01]\d[0-3]\d{8}`],
    isolated: 'number',
    check: ({ compact }) => isNationalId(compact),
    keywords: [
      'egyptian national id',
      'egyptian id',
      'egypt national id',
      'national id',
      'الرقم القومي',
      'رقم قومي',
      'بطاقة الرقم القومي',
      'رقم البطاقة',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['egyptian national id: 28110100368670', '28110100368670'],
        ['22212102330071 (egyptian id)', '22212102330071'],
      ],
      clean: [
        'egyptian national id: 28120100368670',
        'egyptian national id: 28130100368670',
        'Room 7, item 28110100368670, two pieces',
      ],
    },
    source: 'Egyptian Civil Status Law 143/1994, national number',
  },
  {
    id: 'eg-tn',
    name: 'Egyptian tax registration number',
    group: 'tax',
    country: 'EG',
    risks: ['pii'],
    patterns: [String.raw`\d{3}[ /-]?\d{3}[ /-]?\d{3}`, '[٠-٩۰-۹]{3}[ /-]?[٠-٩۰-۹]{3}[ /-]?[٠-٩۰-۹]{3}'],
    isolated: 'number',
    keywords: [
      'tn',
      'رقم التسجيل الضريبي',
      'الرقم الضريبي',
      'رقم التسجيل',
      'tax registration number',
      'egyptian tax number',
      'egypt tax number',
      'trn',
    ],
    within: 50,
    reported: 'narrow',
    rank: -2,
    examples: {
      matching: [
        ['tn: 077-864-166', '077-864-166'],
        ['105671714 (رقم التسجيل الضريبي)', '105671714'],
      ],
      clean: ['Room 7, item 077-864-166, two pieces', 'tn: 077-864-16', 'tn: 10567171'],
    },
    source: 'Egyptian Tax Authority, tax registration number',
  },
  {
    id: 'eg-passport',
    name: 'Egyptian passport number',
    group: 'passport',
    country: 'EG',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]\d{8}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['egyptian passport', 'egypt passport', 'جواز سفر', 'رقم جواز السفر'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['egyptian passport: W65881808', 'W65881808'],
        ['D97058059 (egypt passport)', 'D97058059'],
      ],
      clean: [
        'Room 7, item W65881808, two pieces',
        'egyptian passport: W6588180',
        'egyptian passport: D9705805',
      ],
    },
    source: 'ICAO Doc 9303 part 4; Ministry of Interior of Egypt, passports',
  },
];
