import { isBirthDate } from '../../checks/birth-date.ts';
import { isTwoPassMod11 } from '../../checks/two-pass-mod-11.ts';
import { withVatPrefix } from '../../checks/vat-prefix.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

/** The first digit is sex and century: 1 and 2 the 19th, 3 and 4 the 20th, and so on. */
function isIk(compact: string): boolean {
  const century = 1700 + Math.ceil(Number(compact[0]) / 2) * 100;
  const [year, month, day] = [1, 3, 5].map((at) => Number(compact.slice(at, at + 2)));
  if (year === undefined || month === undefined || day === undefined) return false;
  return isBirthDate(century + year, month, day) && isTwoPassMod11(compact);
}

const isKmkr = (number: string): boolean => weightedSum(number, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0;

/** Estonia */
export const EE: readonly DataIdentifier[] = [
  {
    id: 'ee-ik',
    name: 'Estonian personal code (isikukood)',
    group: 'national_id',
    country: 'EE',
    risks: ['pii'],
    patterns: [String.raw`[1-8]\d{2}[01]\d[0-3]\d{5}`],
    isolated: 'number',
    check: ({ compact }) => isIk(compact),
    keywords: [
      'ik',
      'isikukood',
      'isiku kood',
      'estonian personal code',
      'estonian id',
      'personal code',
      'personal identification code',
      'id kood',
      'личный код',
      'estonian personal id number',
      'estonian personal id',
      'estonian national id',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['ik: 40406182766', '40406182766'],
        ['11409169854 (isikukood)', '11409169854'],
      ],
      clean: ['ik: 40406182767', 'ik: 40406182768', 'Room 7, item 40406182766, two pieces'],
    },
    source: 'EVS 585:2007 Isikukood',
  },
  {
    id: 'ee-kmkr',
    name: 'Estonian VAT number (KMKR)',
    group: 'tax',
    country: 'EE',
    risks: [],
    patterns: [String.raw`(?:EE[ -]?)?\d{3}[ ]?\d{3}[ ]?\d{3}`],
    ignoreCase: true,
    isolated: 'number',
    check: withVatPrefix('EE', isKmkr, /kmkr|käibemaks|estonian/i),
    keywords: [
      'kmkr',
      'kmkr nr',
      'käibemaksukohustuslase number',
      'käibemaksukohustuslane',
      'käibemaks',
      'estonian vat',
      'vat',
      'vat number',
      'käibemaksukohuslase',
      'käibemaksukohuslase number',
      'kmkr number',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['kmkr: EE-335 592 490', 'EE-335 592 490'],
        ['See EE-335 592 490 in the file', 'EE-335 592 490'],
      ],
      clean: ['kmkr: EE-335 592 491', 'kmkr: EE901754184'],
    },
    source: 'Maksu- ja Tolliamet, käibemaksukohustuslase number; European Commission, VIES',
  },
  {
    id: 'ee-registrikood',
    name: 'Estonian company register code',
    group: 'company',
    country: 'EE',
    risks: [],
    patterns: [String.raw`[1789]\d{7}`],
    isolated: 'number',
    check: ({ compact }) => isTwoPassMod11(compact),
    keywords: [
      'registrikood',
      'registri kood',
      'reg kood',
      'reg nr',
      'äriregister',
      'estonian company number',
      'registry code',
      'register code',
      'estonian organisation registration code',
      'estonian organization registration code',
    ],
    within: 60,
    reported: 'narrow',
    examples: {
      matching: [
        ['registrikood: 91789045', '91789045'],
        ['94510500 (registri kood)', '94510500'],
      ],
      clean: ['registrikood: 91789046', 'registrikood: 91789047', 'Room 7, item 91789045, two pieces'],
    },
    source: 'Registrite ja Infosüsteemide Keskus, äriregister, registrikood',
  },
  {
    id: 'ee-passport',
    name: 'Estonian passport or identity card number',
    group: 'passport',
    country: 'EE',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]{1,2}\d{7}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'pass',
      'passi number',
      'isikutunnistus',
      'id kaart',
      'dokumendi number',
      'estonian passport',
      'estonian id card',
    ],
    within: 40,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['pass: TI9955155', 'TI9955155'],
        ['E6776526 (passi number)', 'E6776526'],
      ],
      clean: ['Room 7, item TI9955155, two pieces', 'pass: TI995515', 'pass: E677652'],
    },
    source:
      'Politsei- ja Piirivalveamet, dokumentide kehtivus; Council of the European Union, PRADO: Estonia',
  },
];
