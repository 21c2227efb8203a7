import { isRepeated, weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

/** Persian and Arabic digits as ASCII. */
const toAscii = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));

function isNationalCode(compact: string): boolean {
  const digits = toAscii(compact);
  const remainder = weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return !isRepeated(digits) && (remainder < 2 ? remainder : 11 - remainder) === Number(digits[9]);
}

/** Iran */
export const IR: readonly DataIdentifier[] = [
  {
    id: 'ir-national-code',
    name: 'Iranian national code',
    group: 'national_id',
    country: 'IR',
    risks: ['pii'],
    patterns: [String.raw`\d{3}-?\d{6}-?\d`, '[٠-٩۰-۹]{3}-?[٠-٩۰-۹]{6}-?[٠-٩۰-۹]'],
    isolated: 'number',
    check: ({ compact }) => isNationalCode(compact),
    keywords: [
      'کد ملی',
      'کدملی',
      'شماره ملی',
      'code melli',
      'kode melli',
      'melli code',
      'iranian national code',
      'iranian national id',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['کد ملی: 323-342022-6', '323-342022-6'],
        ['6977428139 (کدملی)', '6977428139'],
      ],
      clean: ['کد ملی: 323-342022-7', 'کد ملی: 6977428130', 'Room 7, item 323-342022-6, two pieces'],
    },
    source: 'National Organization for Civil Registration of Iran, national code',
  },
  {
    id: 'ir-passport',
    name: 'Iranian passport number',
    group: 'passport',
    country: 'IR',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]\d{8}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['گذرنامه', 'شماره گذرنامه', 'iranian passport', 'iran passport'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['گذرنامه: W19698550', 'W19698550'],
        ['P87582210 (شماره گذرنامه)', 'P87582210'],
      ],
      clean: ['Room 7, item W19698550, two pieces', 'گذرنامه: W1969855', 'گذرنامه: P8758221'],
    },
    source: 'ICAO Doc 9303 part 4; passports of Iran',
  },
];
