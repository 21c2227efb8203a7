import { isShortDate } from '../../checks/date.ts';
import { stdnumCheck } from '../../checks/stdnum.ts';
import type { DataIdentifier } from '../identifier.ts';

/** Year of the decade, month (plus 50 for women) and day, after the letter of the decade. */
function isBirthDate(compact: string): boolean {
  const year = (compact.charCodeAt(0) - 65) * 10 + Number(compact[1]);
  const month = Number(compact.slice(2, 4));
  return isShortDate(year % 100, month > 50 ? month - 50 : month, Number(compact.slice(4, 6)));
}

/** Albania */
export const AL: readonly DataIdentifier[] = [
  {
    id: 'al-nipt',
    name: 'Albanian tax and VAT number (NIPT)',
    group: 'tax',
    country: 'AL',
    risks: ['pii'],
    patterns: [String.raw`(?:AL[ -]?)?[A-M][ -]?\d{8}[ -]?[A-Z]`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact, text, before, after }) =>
      stdnumCheck('AL', 'nipt')({ text: text.replace(/^AL/i, ''), compact, before, after }),
    keywords: [
      'nipt',
      'nuis',
      'numri i identifikimit për personin e tatueshëm',
      'numri unik i identifikimit të subjektit',
      'tvsh',
      'albanian vat',
      'albania vat',
      'albanian tax number',
      'vat',
      'tax id',
      'albanian vat number',
    ],
    within: 60,
    reported: 'narrow',
    examples: {
      matching: [
        ['nipt: L95924548T', 'L95924548T'],
        ['J 01107477 B (nuis)', 'J 01107477 B'],
      ],
      clean: ['nipt: L95934548T', 'nipt: L95944548T', 'Room 7, item L95924548T, two pieces'],
    },
    source: 'Qendra Kombëtare e Biznesit, NUIS/NIPT; OECD, Albania: tax identification numbers',
  },
  {
    id: 'al-nid',
    name: 'Albanian identity number (NID)',
    group: 'national_id',
    country: 'AL',
    risks: ['pii'],
    patterns: [String.raw`[A-T]\d[0156]\d[0-3]\d{4}[A-W]`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isBirthDate(compact),
    keywords: [
      'nid',
      'numri i identitetit',
      'numri personal',
      'numër personal',
      'nr personal',
      'letërnjoftim',
      'letërnjoftimit',
      'albanian id',
      'albanian identity number',
      'identity number',
      'national id',
    ],
    within: 50,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['nid: L01127978S', 'L01127978S'],
        ['A20121394W (numri i identitetit)', 'A20121394W'],
      ],
      clean: ['nid: L01137978S', 'nid: L01147978S', 'Room 7, item L01127978S, two pieces'],
    },
    source: 'Republika e Shqipërisë, Ligj nr. 8952/2002 për numrin e identitetit të shtetasve',
  },
  {
    id: 'al-passport',
    name: 'Albanian passport number',
    group: 'passport',
    country: 'AL',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]{2}\d{7}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['pasaporta', 'pasaportë', 'nr i pasaportës', 'albanian passport', 'albania passport'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['pasaporta: YE9438706', 'YE9438706'],
        ['PC8200110 (pasaportë)', 'PC8200110'],
      ],
      clean: ['Room 7, item YE9438706, two pieces', 'pasaporta: PC820011'],
    },
    source: 'Council of the European Union, PRADO: Albania; ICAO Doc 9303 part 4',
  },
];
