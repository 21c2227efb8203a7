import { isBirthDate } from '../../checks/birth-date.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

/** Companies have 40 more in the day; the last digit is the century; the ninth checks the first eight. */
function isKennitala(compact: string): boolean {
  const [day, month, short] = [compact.slice(0, 2), compact.slice(2, 4), compact.slice(4, 6)].map(Number);
  if (day === undefined || month === undefined || short === undefined) return false;
  const century = compact.endsWith('0') ? 2000 : compact.endsWith('8') ? 1800 : 1900;
  return (
    isBirthDate(century + short, month, day > 40 ? day - 40 : day) &&
    weightedSum(compact, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0
  );
}

/** Iceland */
export const IS: readonly DataIdentifier[] = [
  {
    id: 'is-kennitala',
    name: 'Icelandic identity number (kennitala)',
    group: 'national_id',
    country: 'IS',
    risks: ['pii'],
    patterns: [String.raw`[0-7]\d[01]\d{3}[ -]?\d{3}[089]`],
    isolated: 'number',
    check: ({ text, compact }) => isKennitala(compact) && (text[6] === '-' || 'beside_keyword'),
    keywords: [
      'kennitala',
      'kennitölu',
      'kt',
      'kt nr',
      'icelandic id',
      'icelandic identity number',
      'icelandic national id',
      'icelandic identity code',
      'icelandic personal id',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['kennitala: 430726-1378', '430726-1378'],
        ['See 430726-1378 in the file', '430726-1378'],
      ],
      clean: ['kennitala: 430726-1388', 'kennitala: 2701298701', 'Room 7, item 2701298700, two pieces'],
    },
    source: 'Þjóðskrá Íslands, Kennitala',
  },
  {
    id: 'is-vsk',
    name: 'Icelandic VAT number (VSK)',
    group: 'tax',
    country: 'IS',
    risks: [],
    patterns: [String.raw`(?:IS[ -]?)?\d{5,6}`],
    ignoreCase: true,
    isolated: 'number',
    keywords: [
      'vsk',
      'vsk nr',
      'vsk númer',
      'vsknr',
      'virðisaukaskattsnúmer',
      'virdisaukaskattsnumer',
      'icelandic vat',
      'iceland vat',
      'icelandic vat number',
    ],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['vsk: 136054', '136054'],
        ['IS20022 (vsk nr)', 'IS20022'],
      ],
      clean: ['Room 7, item 136054, two pieces', 'vsk: IS2002'],
    },
    source: 'Skatturinn, Virðisaukaskattsnúmer',
  },
  {
    id: 'is-passport',
    name: 'Icelandic passport number',
    group: 'passport',
    country: 'IS',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]\d{7}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['vegabréf', 'vegabréfsnúmer', 'icelandic passport', 'iceland passport'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['vegabréf: B2687945', 'B2687945'],
        ['G9764026 (vegabréfsnúmer)', 'G9764026'],
      ],
      clean: ['Room 7, item B2687945, two pieces', 'vegabréf: B268794', 'vegabréf: G976402'],
    },
    source: 'Council of the European Union, PRADO: Iceland',
  },
];
