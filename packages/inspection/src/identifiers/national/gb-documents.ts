import { isShortDate } from '../../checks/date.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

/** Surname padded with 9, decade, month (5 more for women in its first digit), day, year, initials, a digit and two letters. */
function isDriverNumber(compact: string): boolean {
  const [month, day] = [Number(compact.slice(6, 8)), Number(compact.slice(8, 10))];
  const year = Number(`${compact[5]}${compact[10]}`);
  return (
    /^(?=.{5}\d)[A-Z]+9*\d{6}(?:[A-Z]{2}|[A-Z]9|99)/.test(compact) &&
    isShortDate(year, month > 50 ? month - 50 : month, day)
  );
}

/** Date of birth, and the last digit by modulo 11 as in NHS numbers. */
const isChi = (compact: string): boolean =>
  isShortDate(Number(compact.slice(4, 6)), Number(compact.slice(2, 4)), Number(compact.slice(0, 2))) &&
  (11 - (weightedSum(compact, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === Number(compact[9]);

/** Another country is named: "Japanese passport". */
const FOREIGN = /\b(?!british)[a-z]+(?:ese|an|ish|i) passport/i;

/** Documents and registers of persons in the United Kingdom. */
export const GB_DOCUMENTS: readonly DataIdentifier[] = [
  {
    id: 'gb-passport',
    name: 'UK passport number',
    group: 'passport',
    country: 'GB',
    risks: ['pii'],
    patterns: [String.raw`\d{9}(?:\d?GBR)?`, String.raw`\d{3} \d{3} \d{3}`, String.raw`[A-Z]{2}\d{7}`],
    ignoreCase: true,
    isolated: 'number',
    check: ({ before }) => !FOREIGN.test(before),
    keywords: [
      'passport',
      'passport number',
      'passport no',
      'passport id',
      'passportid',
      'uk passport',
      'british passport',
      'travel document',
    ],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['passport: 685328952GBR', '685328952GBR'],
        ['572 777 129 (passport number)', '572 777 129'],
      ],
      clean: ['Room 7, item 685328952GBR, two pieces', 'passport: 685328952GB', 'passport: 572 777 12'],
    },
    source: 'HM Passport Office, passport numbers; Council of the European Union, PRADO: United Kingdom',
  },
  {
    id: 'gb-driving-license',
    name: 'UK driving license number',
    group: 'driving_license',
    country: 'GB',
    risks: ['pii'],
    patterns: [String.raw`[A-Z][A-Z9]{4}[ ]?\d[0156]\d[0-3]\d\d[ ]?[A-Z9]{2}\d[A-Z]{2}(?: ?\d{2})?`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isDriverNumber(compact),
    keywords: [
      'driving licence',
      'driving license',
      'driving licence number',
      'driver number',
      'dvla',
      'licence number',
      'driver licence',
      'driver license',
    ],
    within: 50,
    reported: 'medium',
    rank: 1,
    examples: {
      matching: [
        ['driving licence: CVBA9 501154 DA1TB', 'CVBA9 501154 DA1TB'],
        ['See CVBA9 501154 DA1TB in the file', 'CVBA9 501154 DA1TB'],
      ],
      clean: ['driving licence: CVBA0 501154 DA1TB', 'driving licence: WKAE9561232B02KY63'],
    },
    source: 'DVLA, INF45/INS57P: your driver number explained',
  },
  {
    id: 'gb-ni-driving-license',
    name: 'Northern Ireland driving license number',
    group: 'driving_license',
    country: 'GB',
    risks: ['pii'],
    patterns: [String.raw`\d{8}`],
    isolated: 'number',
    keywords: ['northern ireland driving licence', 'dva licence', 'ni driving licence'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['northern ireland driving licence: 11885658', '11885658'],
        ['94218273 (dva licence)', '94218273'],
      ],
      clean: [
        'Room 7, item 11885658, two pieces',
        'northern ireland driving licence: 1188565',
        'northern ireland driving licence: 9421827',
      ],
    },
    source: 'Driver & Vehicle Agency (Northern Ireland), driver number',
  },
  {
    id: 'gb-chi',
    name: 'Scottish health number (CHI)',
    group: 'health',
    country: 'GB',
    risks: ['pii', 'hipaa'],
    patterns: [String.raw`[0-3]\d[01]\d{3}[ -]?\d{4}`],
    isolated: 'number',
    check: ({ compact }) => isChi(compact),
    keywords: ['chi', 'chi number', 'community health index', 'chi no'],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['chi: 060243-5277', '060243-5277'],
        ['1305285956 (chi number)', '1305285956'],
      ],
      clean: ['chi: 060243-5278', 'chi: 1305285957', 'Room 7, item 060243-5277, two pieces'],
    },
    source: 'Public Health Scotland, Community Health Index (CHI) number',
  },
  {
    id: 'gb-electoral-roll',
    name: 'UK electoral roll number',
    group: 'national_id',
    country: 'GB',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]{2,3}\d{1,4}(?:/\d)?`],
    ignoreCase: true,
    isolated: 'number',
    keywords: [
      'electoral roll',
      'electoral number',
      'electoral register',
      'electoral roll number',
      'elector number',
    ],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['electoral roll: QV2/7', 'QV2/7'],
        ['BD7/4 (electoral number)', 'BD7/4'],
      ],
      clean: ['Room 7, item QV2/7, two pieces', 'electoral roll: BD7/47777777'],
    },
    source: 'Representation of the People Regulations 2001, regulation 41',
  },
];
