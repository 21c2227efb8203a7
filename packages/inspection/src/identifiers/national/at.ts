import { stdnumCheck } from '../../checks/stdnum.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

/** Check letter of a company register number: six digits, weighted, modulo 17. */
function isFirmenbuchnummer(compact: string): boolean {
  const number = compact.replace(/^FN/, '');
  const remainder = weightedSum(number.slice(0, -1).padStart(6, '0'), [6, 4, 14, 15, 10, 1]) % 17;
  return 'ABDFGHIKMPSTVWXYZ'[remainder] === number.at(-1);
}

/** ATU and eight digits: Luhn over the first seven plus four. */
function isUid(compact: string): boolean {
  const digits = compact.slice(-8);
  let sum = 4;
  for (let index = 0; index < 7; index += 1) {
    const value = Number(digits[index]) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return (10 - (sum % 10)) % 10 === Number(digits[7]);
}

/** The fourth digit checks the other nine; months from 13 on are for dates that ran out of numbers. */
function isVnr(compact: string): boolean {
  const sum = weightedSum(compact, [3, 7, 9, 0, 5, 8, 4, 2, 1, 6]);
  const [day, month] = [Number(compact.slice(4, 6)), Number(compact.slice(6, 8))];
  return (
    compact[0] !== '0' &&
    sum % 11 === Number(compact[3]) &&
    day >= 1 &&
    day <= 31 &&
    month >= 1 &&
    month <= 15
  );
}

/** Austria */
export const AT: readonly DataIdentifier[] = [
  {
    id: 'at-vnr',
    name: 'Austrian social insurance number',
    group: 'national_id',
    country: 'AT',
    risks: ['pii', 'hipaa'],
    patterns: [String.raw`[1-9]\d{3}[ ./-]?[0-3]\d[ .]?[01]\d[ .]?\d{2}`],
    isolated: 'number',
    check: ({ text, compact }) => isVnr(compact) && (/^\d{4}[ -]\d{6}$/.test(text) || 'beside_keyword'),
    keywords: [
      'vnr',
      'svnr',
      'sv nr',
      'sv nummer',
      'sozialversicherungsnummer',
      'versicherungsnummer',
      'vsnr',
      'austrian social security number',
      'austrian social insurance number',
      'social security number',
      'e card',
      'austrian social security',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['vnr: 2036-03.07.37', '2036-03.07.37'],
        ['2237201432 (svnr)', '2237201432'],
      ],
      clean: ['vnr: 2036-03.07.38', 'vnr: 2237201433', 'Room 7, item 2036-03.07.37, two pieces'],
    },
    source: 'Dachverband der österreichischen Sozialversicherungsträger, Versicherungsnummer',
  },
  {
    id: 'at-tin',
    name: 'Austrian tax number',
    group: 'tax',
    country: 'AT',
    risks: ['pii'],
    patterns: [String.raw`\d{2}[ -]?\d{3}[ ]?/?[ ]?\d{4}`],
    isolated: 'number',
    check: stdnumCheck('AT', 'tin'),
    keywords: [
      'steuernummer',
      'steuer nr',
      'st nr',
      'stnr',
      'abgabenkontonummer',
      'abgabenkontonr',
      'finanzamt',
      'austrian tax number',
      'austria tin',
      'tin',
      'tax id',
      'austrian tax identification number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['steuernummer: 33664 0412', '33664 0412'],
        ['38783 5275 (steuer nr)', '38783 5275'],
      ],
      clean: ['steuernummer: 33664 0413', 'steuernummer: 33664 0414', 'Room 7, item 33664 0412, two pieces'],
    },
    source: 'Bundesministerium für Finanzen, Abgabenkontonummer; OECD, Austria: tax identification numbers',
  },
  {
    id: 'at-uid',
    name: 'Austrian VAT number (UID)',
    group: 'tax',
    country: 'AT',
    risks: [],
    patterns: [String.raw`(?:AT[ -]?)?U[ -]?\d{8}`, String.raw`ATU[ -]?\d{4}[ .]?\d{4}`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isUid(compact) && (compact.startsWith('AT') || 'beside_keyword'),
    keywords: [
      'uid',
      'uid nr',
      'uid nummer',
      'umsatzsteuer identifikationsnummer',
      'umsatzsteuer',
      'ust id',
      'ust idnr',
      'mwst',
      'vat',
      'vat number',
      'vat id',
      'austrian vat',
      'austrian vat number',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['uid: ATU17020195', 'ATU17020195'],
        ['See ATU17020195 in the file', 'ATU17020195'],
      ],
      clean: ['uid: ATU17020196', 'uid: ATU-9210 4072'],
    },
    source: 'Bundesministerium für Finanzen, BMF Richtlinie UID; European Commission, VIES',
  },
  {
    id: 'at-firmenbuchnummer',
    name: 'Austrian company register number',
    group: 'company',
    country: 'AT',
    risks: [],
    patterns: [String.raw`\b(?:FN[ :.]{0,2})?\d{1,6}[ -]?[a-z]\b`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ text, compact }) => isFirmenbuchnummer(compact) && (/^FN/i.test(text) || 'beside_keyword'),
    keywords: [
      'firmenbuch',
      'firmenbuchnummer',
      'firmenbuch nr',
      'fn',
      'fbnr',
      'fb nr',
      'handelsgericht',
      'austrian company register',
      'company register number',
      'businessid',
      'business id',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['firmenbuch: 98955-y', '98955-y'],
        ['See FN239b in the file', 'FN239b'],
      ],
      clean: ['firmenbuch: 98956-y', 'firmenbuch: FN230b', 'Room 7, item 98955-y, two pieces'],
    },
    source: 'Bundesministerium für Justiz, Firmenbuch',
  },
  {
    id: 'at-passport',
    name: 'Austrian passport number',
    group: 'passport',
    country: 'AT',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]{1,2}[ ]?\d{7}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'reisepass',
      'reisepassnummer',
      'passnummer',
      'pass nr',
      'österreichischer reisepass',
      'austrian passport',
    ],
    within: 40,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['reisepass: R6496157', 'R6496157'],
        ['Q 2117216 (reisepassnummer)', 'Q 2117216'],
      ],
      clean: ['Room 7, item R6496157, two pieces', 'reisepass: Q 211721'],
    },
    source: 'Council of the European Union, PRADO: Austria',
  },
  {
    id: 'at-driving-license',
    name: 'Austrian driving license number',
    group: 'driving_license',
    country: 'AT',
    risks: ['pii'],
    patterns: [String.raw`\d{8}`],
    isolated: 'number',
    keywords: [
      'führerschein',
      'führerscheinnummer',
      'führerschein nr',
      'fuehrerschein',
      'austrian driving licence',
      'austrian driving license',
    ],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['führerschein: 84481672', '84481672'],
        ['69254483 (führerscheinnummer)', '69254483'],
      ],
      clean: ['Room 7, item 84481672, two pieces', 'führerschein: 6925448'],
    },
    source: 'Council of the European Union, PRADO: Austria',
  },
  {
    id: 'at-postleitzahl',
    name: 'Austrian postal code',
    group: 'contact',
    country: 'AT',
    risks: [],
    patterns: [String.raw`(?:A[ -])?[1-9]\d{3}`],
    ignoreCase: true,
    isolated: 'number',
    keywords: ['postleitzahl', 'plz', 'austrian postal code', 'postal code austria'],
    within: 40,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['postleitzahl: 8952', '8952'],
        ['A 5912 (plz)', 'A 5912'],
      ],
      clean: ['Room 7, item 8952, two pieces', 'postleitzahl: 895', 'postleitzahl: A 591'],
    },
    source: 'Österreichische Post, Postleitzahlen',
  },
];
