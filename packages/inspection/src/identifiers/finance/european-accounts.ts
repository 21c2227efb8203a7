import { mod97 } from '../../checks/mod-97.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

const HU_WEIGHTS = [9, 7, 3, 1, 9, 7, 3, 1];
const ES_WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

/** Bank and branch, then two check digits, then the account: each part's weighted sum from 11. */
function isSpanishAccount(digits: string): boolean {
  const checkDigit = (part: string): number => {
    const rest = 11 - (weightedSum(part, ES_WEIGHTS) % 11);
    return rest === 10 ? 1 : rest === 11 ? 0 : rest;
  };
  return (
    digits.slice(8, 10) === `${checkDigit(`00${digits.slice(0, 8)}`)}${checkDigit(digits.slice(10))}` &&
    Number(digits) > 0
  );
}

/** Letters count 1–9 by their place on a telephone-like table; the whole is a multiple of 97. */
function isFrenchAccount(text: string): boolean {
  const digits = text.replace(/[A-Z]/g, (letter) => {
    const value = Number.parseInt(letter, 36) - 9;
    return String(value <= 9 ? value : value <= 18 ? value - 9 : value - 17);
  });
  return Number(digits) > 0 && BigInt(digits) % 97n === 0n;
}

/** National accounts in Europe, as written before IBAN or in place of it. */
export const EUROPEAN_ACCOUNTS: readonly DataIdentifier[] = [
  {
    id: 'gb-sort-code',
    name: 'UK bank sort code',
    group: 'bank',
    country: 'GB',
    risks: ['pii'],
    patterns: ['\\b\\d{2}[- ]\\d{2}[- ]\\d{2}\\b', '\\b\\d{6}\\b'],
    isolated: 'number',
    keywords: ['sort code', 'sortcode', 'bank sort code', 'sort-code', 's/c', 'cód. sort'],
    within: 20,
    reported: 'narrow',
    examples: {
      matching: [
        ['Sort code 20-00-00', '20-00-00'],
        ['sortCode: 404784', '404784'],
      ],
      clean: ['on 20-11-26 we met', 'Sort code 20-00-0'],
    },
    source: 'Pay.UK, Extended Industry Sorting Code Directory',
  },
  {
    id: 'gb-bank-account',
    name: 'UK bank account number',
    group: 'bank',
    country: 'GB',
    risks: ['pii'],
    patterns: [
      '\\b\\d{8}\\b',
      '(?i)\\b(?:sort ?code:? )?\\d{2}-\\d{2}-\\d{2}[ ,/]{1,3}(?:(?:account|acct?|a/c)[a-z ]*:? ?)?(\\d{8})\\b',
    ],
    isolated: 'number',
    keywords: [
      'sort code',
      'account number',
      'account no',
      'a/c',
      'a/c no',
      'ac no',
      'bank account',
      'bacs',
      'acct no',
    ],
    within: 24,
    reported: 'narrow',
    rank: -4,
    examples: {
      matching: [
        ['Account number: 55779911', '55779911'],
        ['Sort code 20-00-00, 31926819', '31926819'],
      ],
      clean: ['55779911', 'Account number: 5577991'],
    },
    source: 'Pay.UK, Vocalink modulus checking',
  },
  {
    id: 'be-bank-account',
    name: 'Belgian bank account',
    group: 'bank',
    country: 'BE',
    risks: ['pii'],
    patterns: ['\\b\\d{3}-\\d{7}-\\d{2}\\b'],
    isolated: 'number',
    check: ({ compact }) => (Number(compact.slice(0, 10)) % 97 || 97) === Number(compact.slice(10)),
    keywords: [
      'rekening',
      'rekeningnummer',
      'compte',
      'numéro de compte',
      'bankrekening',
      'konto',
      'account',
    ],
    within: 40,
    reported: 'medium',
    examples: {
      matching: [
        ['rekening 539-0075470-34', '539-0075470-34'],
        ['op 096-1234567-69 gestort', '096-1234567-69'],
      ],
      clean: ['rekening 539-0075470-35', '539-0075470-33'],
    },
    source: 'Febelfin, structure of Belgian account numbers',
  },
  {
    id: 'es-ccc',
    name: 'Spanish bank account (CCC)',
    group: 'bank',
    country: 'ES',
    risks: ['pii'],
    patterns: [
      '\\b\\d{4}[ -]\\d{4}[ -]\\d{2}[ -]\\d{10}\\b',
      '\\b\\d{20}\\b',
      '\\b\\d{4} \\d{4} \\d{4} \\d{4} \\d{4}\\b',
    ],
    isolated: 'number',
    check: ({ compact }) => isSpanishAccount(compact),
    keywords: [
      'ccc',
      'cuenta',
      'número de cuenta',
      'cuenta corriente',
      'cuenta bancaria',
      'domiciliación',
      'banco',
      'transferencia',
    ],
    within: 40,
    reported: 'medium',
    examples: {
      matching: [
        ['cuenta 2100-0418-45-0200051332', '2100-0418-45-0200051332'],
        ['CCC: 21000418450200051332', '21000418450200051332'],
      ],
      clean: ['cuenta 2100-0418-46-0200051332', '21000418450200051333'],
    },
    source: 'Asociación Española de Banca, Código Cuenta Cliente',
  },
  {
    id: 'fr-rib',
    name: 'French bank account (RIB)',
    group: 'bank',
    country: 'FR',
    risks: ['pii'],
    patterns: ['\\b\\d{5}[ -]?\\d{5}[ -]?[A-Z0-9]{11}[ -]?\\d{2}\\b'],
    isolated: 'number',
    check: ({ text, compact }) => isFrenchAccount(compact) && (/[ -]/.test(text) || 'beside_keyword'),
    keywords: [
      'rib',
      'compte',
      'numéro de compte',
      'compte bancaire',
      'clé rib',
      'code banque',
      'guichet',
      'virement',
    ],
    within: 40,
    reported: 'medium',
    examples: {
      matching: [
        ['RIB 20041 01005 0500013M026 06', '20041 01005 0500013M026 06'],
        ['compte 30006 00001 12345678901 89', '30006 00001 12345678901 89'],
      ],
      clean: ['RIB 20041 01005 0500013M026 07', '30006 00001 12345678901 88'],
    },
    source: 'Comité français d’organisation et de normalisation bancaires, RIB',
  },
  {
    id: 'pl-bank-account',
    name: 'Polish bank account (NRB)',
    group: 'bank',
    country: 'PL',
    risks: ['pii'],
    patterns: ['\\b\\d{2}(?: ?\\d{4}){6}\\b', '\\b\\d{2}(?:-\\d{4}){6}\\b'],
    isolated: 'number',
    check: ({ compact }) => mod97(`${compact.slice(2)}PL${compact.slice(0, 2)}`) === 1,
    keywords: ['konto', 'numer konta', 'rachunek', 'numer rachunku', 'nrb', 'przelew', 'nr konta', 'bank'],
    within: 40,
    reported: 'medium',
    examples: {
      matching: [
        ['nr konta 61 1090 1014 0000 0712 1981 2874', '61 1090 1014 0000 0712 1981 2874'],
        ['61109010140000071219812874', '61109010140000071219812874'],
      ],
      clean: ['nr konta 62 1090 1014 0000 0712 1981 2874', '61109010140000071219812875'],
    },
    source: 'Narodowy Bank Polski, Numer Rachunku Bankowego',
  },
  {
    id: 'de-bank-account',
    name: 'German bank account (account and bank code)',
    group: 'bank',
    country: 'DE',
    risks: ['pii'],
    patterns: [
      '(?i)\\b(?:konto(?:nummer|-?nr\\.?)?|kto\\.?(?:-?nr\\.?)?):? ?(\\d(?: ?\\d){3,11})\\b',
      '(?i)\\b(?:blz|bankleitzahl):? ?([1-8]\\d{2} ?\\d{3} ?\\d{2})\\b',
    ],
    isolated: 'number',
    keywords: ['konto', 'kontonummer', 'konto-nr', 'kto', 'kto.-nr', 'kto-nr', 'blz', 'bankleitzahl'],
    within: 24,
    reported: 'narrow',
    examples: {
      matching: [
        ['Kto. 532 013 000', '532 013 000'],
        ['BLZ 370 400 44', '370 400 44'],
      ],
      clean: ['Konto mit 12 Buchungen', 'BLZ 970 400 44'],
    },
    source: 'Deutsche Bundesbank, Bankleitzahlen',
  },
  {
    id: 'hu-bank-account',
    name: 'Hungarian bank account',
    group: 'bank',
    country: 'HU',
    risks: ['pii'],
    patterns: ['\\b\\d{8}[- ]\\d{8}(?:[- ]\\d{8})?\\b'],
    isolated: 'number',
    check: ({ compact }) =>
      Number(compact) > 0 &&
      weightedSum(compact, HU_WEIGHTS) % 10 === 0 &&
      weightedSum(compact.slice(8), [...HU_WEIGHTS, ...HU_WEIGHTS]) % 10 === 0,
    keywords: ['bankszámla', 'bankszámlaszám', 'számlaszám', 'számla', 'giro', 'account'],
    within: 40,
    reported: 'medium',
    examples: {
      matching: [
        ['bankszámlaszám: 11773016-11111018-00000000', '11773016-11111018-00000000'],
        ['11773016-11111018 számla', '11773016-11111018'],
      ],
      clean: ['bankszámlaszám: 11773017-11111018-00000000', '11773016-11111018-00000001'],
    },
    source: 'Magyar Nemzeti Bank, decree on domestic payment account numbers',
  },
];
