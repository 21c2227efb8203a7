import type { DataIdentifier } from '../identifier.ts';

/** Letters count from 10, a missing first one 36; weights 9 to 1, modulo 11 with A for 10. */
function isHkid(compact: string): boolean {
  const padded = compact.padStart(9, ' ');
  let sum = 0;
  for (const [index, character] of [...padded].entries()) {
    const value =
      character === ' ' ? 36 : index === 8 && character === 'A' ? 10 : Number.parseInt(character, 36);
    sum += value * (9 - index);
  }
  return sum % 11 === 0;
}

/** Hong Kong */
export const HK: readonly DataIdentifier[] = [
  {
    id: 'hk-hkid',
    name: 'Hong Kong identity card number (HKID)',
    group: 'national_id',
    country: 'HK',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]{1,2}[ ]?\d{6}[ ]?\([0-9A]\)`, String.raw`[A-Z]{1,2}[ ]?\d{6}-?[0-9A]`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ text, compact }) => isHkid(compact) && (text.endsWith(')') || 'beside_keyword'),
    keywords: [
      'hkid',
      'hong kong identity card',
      'hong kong id',
      'hkid number',
      'identity card',
      'id card',
      '身份證',
      '身份證號碼',
      '香港身份證',
      '身份证',
      'hong kong identity card number',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['hkid: RA 694094-A', 'RA 694094-A'],
        ['IZ4681299 (hong kong identity card)', 'IZ4681299'],
      ],
      clean: ['hkid: RA 694095-A', 'hkid: IZ4681290', 'Room 7, item RA 694094-A, two pieces'],
    },
    source: 'Hong Kong Immigration Department, Hong Kong identity card',
  },
  {
    id: 'hk-passport',
    name: 'Hong Kong passport number',
    group: 'passport',
    country: 'HK',
    risks: ['pii'],
    patterns: [String.raw`[KH][A-Z]?\d{8}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['hong kong passport', 'hksar passport', '特區護照', '護照號碼', '香港護照'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['hong kong passport: K55850193', 'K55850193'],
        ['HC19800420 (hksar passport)', 'HC19800420'],
      ],
      clean: [
        'Room 7, item K55850193, two pieces',
        'hong kong passport: K5585019',
        'hong kong passport: HC1980042',
      ],
    },
    source: 'Hong Kong Immigration Department, HKSAR passport',
  },
];
