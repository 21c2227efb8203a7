import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const MC: readonly DataIdentifier[] = [
  {
    id: 'mc-tva',
    name: 'Monegasque VAT number',
    group: 'tax',
    country: 'MC',
    risks: [],
    patterns: ['(?:FR[ -]?)?\\d{2}[ -]?000[ -]?\\d{3}[ -]?\\d{3}', looseDigits(11, 'FR')],
    ignoreCase: true,
    isolated: 'number',
    check: ({ compact }) => isMonegasque(compact.replace(/^FR/, '')),
    keywords: [
      'tva',
      'n° tva',
      'tva intracommunautaire',
      'numéro de tva',
      'no tva',
      'vat',
      'vat number',
      'vat no',
      'vat id',
      'monaco',
      'monaco vat',
      'taxe sur la valeur ajoutée',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['TVA : FR 90 000 012 345', 'FR 90 000 012 345'],
        ['Monaco VAT FR82000067891', 'FR82000067891'],
      ],
      clean: ['TVA : FR 00 000 012 345', 'TVA : FR 12 100 012 345'],
    },
    source: 'Direction des services fiscaux de Monaco; https://www.gouv.mc',
  },
  {
    id: 'mc-rci',
    name: 'Monegasque trade register number (RCI)',
    group: 'company',
    country: 'MC',
    risks: [],
    patterns: ['\\d{2} ?[SPA] ?\\d{5}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'rci',
      'r.c.i.',
      'rci monaco',
      'répertoire du commerce et de l’industrie',
      "répertoire du commerce et de l'industrie",
    ],
    within: 60,
    reported: 'narrow',
    examples: {
      matching: [
        ['RCI : 98 S 03456', '98 S 03456'],
        ['R.C.I. Monaco 56S00557', '56S00557'],
      ],
      clean: ['Lot 98 S 03456', 'RCI : 98 X 03456'],
    },
    source: 'https://rci.gouv.mc (Répertoire du commerce et de l’industrie)',
  },
  {
    id: 'mc-passport',
    name: 'Monegasque passport number',
    group: 'passport',
    country: 'MC',
    risks: ['pii'],
    patterns: ['\\d{2}[A-Z]{1,2}\\d{5}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'passeport monégasque',
      'monaco passport',
      'monegasque passport',
      'monaco passport no',
      'monaco passport number',
      'monegasque passport no',
      'monegasque passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Passeport monégasque 12AB34567', '12AB34567'],
        ['Monaco passport: 15M12345', '15M12345'],
      ],
      clean: ['Lot 12AB34567', 'Monaco passport: 1234567'],
    },
    source: 'ICAO Doc 9303-4; https://mairie.mc',
  },
];

/** As in France: a key of two digits over the SIREN, whose first three digits are zero here. French SIREN obey Luhn, these needn't. */
function isMonegasque(number: string): boolean {
  const siren = Number(number.slice(2));
  if (number.slice(2, 5) !== '000') return false;
  return (12 + 3 * (siren % 97)) % 97 === Number(number.slice(0, 2));
}
