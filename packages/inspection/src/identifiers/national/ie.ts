import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

/** Seven digits, weighted 8 to 2, and nine times the second letter, modulo 23. */
function letterOf(digits: string, second: string): string | undefined {
  const value = second === '' || second === 'W' ? 0 : second.charCodeAt(0) - 64;
  return 'WABCDEFGHIJKLMNOPQRSTUV'[(weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) + value * 9) % 23];
}

const isPps = (compact: string): boolean => letterOf(compact.slice(0, 7), compact.slice(8)) === compact[7];

/** Companies have the form of a PPS number or, from before 2013, a letter or sign in the second place. */
function isVat(text: string): boolean {
  const number = text.toUpperCase().replace(/[ -]|^IE/g, '');
  if (/^\d{7}/.test(number)) return isPps(number);
  return letterOf(`0${number.slice(2, 7)}${number[0]}`, '') === number[7];
}

/** Ireland */
export const IE: readonly DataIdentifier[] = [
  {
    id: 'ie-pps',
    name: 'Irish personal public service number (PPS)',
    group: 'national_id',
    country: 'IE',
    risks: ['pii'],
    patterns: [String.raw`\d{7}[ -]?[A-W][ABHWTX]?`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isPps(compact.replace(/[TX]$/, (letter) => (compact.length === 9 ? '' : letter))),
    keywords: [
      'pps',
      'ppsn',
      'pps no',
      'pps number',
      'personal public service number',
      'personal public service',
      'uimhir phearsanta seirbhíse poiblí',
      'upsp',
      'irish social security number',
      'irish personal number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['pps: 0461916-EW', '0461916-EW'],
        ['9730052T (ppsn)', '9730052T'],
      ],
      clean: ['pps: 0461917-EW', 'pps: 9730053T', 'Room 7, item 0461916-EW, two pieces'],
    },
    source:
      'Department of Social Protection, Personal Public Service Number; Revenue, PPSN format since 2013',
  },
  {
    id: 'ie-vat',
    name: 'Irish VAT number',
    group: 'tax',
    country: 'IE',
    risks: [],
    patterns: [String.raw`(?:IE[ -]?)?\d[0-9A-Z+*]\d{5}[A-W][A-I]?`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ text }) => isVat(text) && (/^IE/i.test(text) || 'beside_keyword'),
    keywords: [
      'vat',
      'vat number',
      'vat no',
      'vat reg',
      'vat reg no',
      'vat id',
      'cbl',
      'uimhir cbl',
      'irish vat',
      'irish tax number',
      'cáin bhreisluacha',
      'irish vat number',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['vat: 7265448N', '7265448N'],
        ['See IE5+03777TB in the file', 'IE5+03777TB'],
      ],
      clean: ['vat: 7265449N', 'vat: IE5+03778TB', 'Room 7, item 7265448N, two pieces'],
    },
    source: 'Revenue Commissioners, VAT number format; European Commission, VIES',
  },
  {
    id: 'ie-passport',
    name: 'Irish passport number',
    group: 'passport',
    country: 'IE',
    risks: ['pii'],
    patterns: [String.raw`(?:[LPX][A-Z0-9]|[A-Z]{2})\d{7}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['irish passport', 'ireland passport', 'passport card', 'pas éireannach', 'passport number'],
    within: 40,
    reported: 'narrow',
    rank: -2,
    examples: {
      matching: [
        ['irish passport: L88351772', 'L88351772'],
        ['LC3549679 (ireland passport)', 'LC3549679'],
      ],
      clean: ['Room 7, item L88351772, two pieces', 'irish passport: L8835177', 'irish passport: LC354967'],
    },
    source: 'Department of Foreign Affairs, passport; Council of the European Union, PRADO: Ireland',
  },
  {
    id: 'ie-driving-license',
    name: 'Irish driving license number',
    group: 'driving_license',
    country: 'IE',
    risks: ['pii'],
    patterns: [String.raw`\d{3}[ ]?\d{3}[ ]?\d{3}`],
    isolated: 'number',
    keywords: [
      'irish driving licence',
      'irish driving license',
      'ndls',
      'ceadúnas tiomána',
      'driver number ireland',
    ],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['irish driving licence: 178 146 859', '178 146 859'],
        ['648951289 (irish driving license)', '648951289'],
      ],
      clean: [
        'Room 7, item 178 146 859, two pieces',
        'irish driving licence: 178 146 85',
        'irish driving licence: 64895128',
      ],
    },
    source: 'National Driver Licence Service, driver number',
  },
];
