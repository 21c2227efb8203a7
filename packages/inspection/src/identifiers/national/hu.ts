import { isBirthDate } from '../../checks/birth-date.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

const isAnum = (digits: string): boolean => weightedSum(digits, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0;

/** The first digit is sex and century; for births after 1996 the weights run the other way around. */
function isPersonalId(compact: string): boolean {
  const first = Number(compact[0]);
  const short = Number(compact.slice(1, 3));
  const century = first === 3 || first === 4 ? (short < 50 ? 2000 : 1800) : 1900;
  if (!isBirthDate(century + short, Number(compact.slice(3, 5)), Number(compact.slice(5, 7)))) return false;
  const ascending = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const weights = century + short > 1996 ? ascending.toReversed() : ascending;
  return weightedSum(compact, weights) % 11 === Number(compact[10]);
}

const isTaj = (compact: string): boolean =>
  Number(compact) > 0 && weightedSum(compact, [3, 7, 3, 7, 3, 7, 3, 7]) % 10 === Number(compact[8]);

const isTaxId = (compact: string): boolean =>
  weightedSum(compact, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11 === Number(compact[9]);

/** Hungary */
export const HU: readonly DataIdentifier[] = [
  {
    id: 'hu-szemelyi',
    name: 'Hungarian personal number',
    group: 'national_id',
    country: 'HU',
    risks: ['pii'],
    patterns: [String.raw`[1-8][ -]?\d{2}[01]\d[0-3]\d[ -]?\d{4}`],
    isolated: 'number',
    check: ({ text, compact }) =>
      isPersonalId(compact) && (/^\d[ -]\d{6}[ -]/.test(text) || 'beside_keyword'),
    keywords: [
      'személyi szám',
      'szemelyi szam',
      'személyi azonosító',
      'személyi azonosító jel',
      'szemelyi',
      'hungarian personal number',
      'hungarian id',
      'personal identification number',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['személyi szám: 1-660608-9773', '1-660608-9773'],
        ['See 1-660608-9773 in the file', '1-660608-9773'],
      ],
      clean: [
        'személyi szám: 1-660608-9774',
        'személyi szám: 64911139670',
        'Room 7, item 64911139679, two pieces',
      ],
    },
    source: '1996. évi XX. törvény, személyi azonosító',
  },
  {
    id: 'hu-taj',
    name: 'Hungarian social security number (TAJ)',
    group: 'health',
    country: 'HU',
    risks: ['pii', 'hipaa'],
    patterns: [String.raw`\d{3}[ -]?\d{3}[ -]?\d{3}`],
    isolated: 'number',
    check: ({ compact }) => isTaj(compact),
    keywords: [
      'taj',
      'taj szám',
      'tajszám',
      'taj szam',
      'társadalombiztosítási azonosító jel',
      'társadalombiztosítási',
      'hungarian social security number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['taj: 849-159-925', '849-159-925'],
        ['949483153 (taj szám)', '949483153'],
      ],
      clean: ['taj: 849-159-926', 'taj: 949483154', 'Room 7, item 849-159-925, two pieces'],
    },
    source: '1996. évi XX. törvény, TAJ szám',
  },
  {
    id: 'hu-tax-id',
    name: 'Hungarian personal tax number',
    group: 'tax',
    country: 'HU',
    risks: ['pii'],
    patterns: [String.raw`8\d{9}`],
    isolated: 'number',
    check: ({ compact }) => isTaxId(compact),
    keywords: [
      'adóazonosító',
      'adóazonosító jel',
      'adoazonosito',
      'adóazonosító szám',
      'hungarian personal tax number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['adóazonosító: 8262038142', '8262038142'],
        ['8595594430 (adóazonosító jel)', '8595594430'],
      ],
      clean: ['adóazonosító: 8262038143', 'adóazonosító: 8262038144', 'Room 7, item 8262038142, two pieces'],
    },
    source: '1996. évi XX. törvény, adóazonosító jel',
  },
  {
    id: 'hu-anum',
    name: 'Hungarian company tax and VAT number',
    group: 'tax',
    country: 'HU',
    risks: [],
    patterns: [String.raw`\d{8}-[1-5]-(?:0[2-9]|[1-4]\d|51)`, String.raw`(?:HU[ -]?)?\d{8}`],
    ignoreCase: true,
    isolated: 'number',
    check: ({ text, compact }) => {
      if (!isAnum(compact.replace('HU', ''))) return false;
      return compact.startsWith('HU') || text.includes('-') || 'beside_keyword';
    },
    keywords: [
      'anum',
      'adószám',
      'adoszam',
      'közösségi adószám',
      'kozossegi adoszam',
      'áfa',
      'áfa szám',
      'hungarian tax number',
      'hungarian vat',
      'vat',
      'vat number',
      'hungarian vat number',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['anum: 05716384-1-06', '05716384-1-06'],
        ['See 05716384-1-06 in the file', '05716384-1-06'],
      ],
      clean: ['anum: 05716385-1-06', 'anum: HU-03638674'],
    },
    source: 'Nemzeti Adó- és Vámhivatal, adószám; European Commission, VIES',
  },
  {
    id: 'hu-id-card',
    name: 'Hungarian identity card or passport number',
    group: 'national_id',
    country: 'HU',
    risks: ['pii'],
    patterns: [String.raw`\d{6}[ ]?[A-Z]{2}`, String.raw`[A-Z]{2}[ ]?\d{6,7}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'személyi igazolvány',
      'személyi igazolvány szám',
      'személyigazolvány',
      'szig',
      'útlevél',
      'útlevélszám',
      'hungarian id card',
      'hungarian passport',
    ],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['személyi igazolvány: 962177 AB', '962177 AB'],
        ['930249AV (személyi igazolvány szám)', '930249AV'],
      ],
      clean: [
        'Room 7, item 962177 AB, two pieces',
        'személyi igazolvány: 962177 A',
        'személyi igazolvány: 930249A',
      ],
    },
    source: 'Council of the European Union, PRADO: Hungary',
  },
  {
    id: 'hu-driving-license',
    name: 'Hungarian driving license number',
    group: 'driving_license',
    country: 'HU',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]{2}[ ]?\d{6}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'vezetői engedély',
      'jogosítvány',
      'vezetői engedély száma',
      'hungarian driving licence',
      'hungarian driving license',
    ],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['vezetői engedély: VU 386775', 'VU 386775'],
        ['BU459462 (jogosítvány)', 'BU459462'],
      ],
      clean: [
        'Room 7, item VU 386775, two pieces',
        'vezetői engedély: VU 38677',
        'vezetői engedély: BU45946',
      ],
    },
    source: 'Council of the European Union, PRADO: Hungary',
  },
];
