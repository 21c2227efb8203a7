import { isBirthDate } from '../../checks/birth-date.ts';
import { withSeparators } from '../../checks/separators.ts';
import { withVatPrefix } from '../../checks/vat-prefix.ts';
import type { DataIdentifier } from '../identifier.ts';

/** The last two digits complete the first nine, for births from 2000 on with a 2 in front, to a multiple of 97. */
function isNumberOf(compact: string, month: number): boolean {
  const [front, check] = [compact.slice(0, 9), Number(compact.slice(9))];
  const [short, day] = [Number(compact.slice(0, 2)), Number(compact.slice(4, 6))];
  return [1900, 2000].some((century) => {
    if (97 - (Number(century === 1900 ? front : `2${front}`) % 97) !== check) return false;
    // Month and day are 0 where they aren't known.
    return isBirthDate(century + short, month || 1, (month && day) || 1);
  });
}

const isNn = (compact: string): boolean => isNumberOf(compact, Number(compact.slice(2, 4)));

/** Foreigners outside the register: the month is 20 more where the sex isn't known, 40 more where it is. */
function isBis(compact: string): boolean {
  const month = Number(compact.slice(2, 4));
  return month >= 20 && isNumberOf(compact, month >= 40 ? month - 40 : month - 20);
}

const isEnterpriseNumber = (number: string): boolean => {
  const digits = number.padStart(10, '0');
  return /^[01]/.test(digits) && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
};

const isCard = (compact: string): boolean =>
  (Number(compact.slice(0, 10)) % 97 || 97) === Number(compact.slice(10));

/** Belgium */
export const BE: readonly DataIdentifier[] = [
  {
    id: 'be-nn',
    name: 'Belgian national register number',
    group: 'national_id',
    country: 'BE',
    risks: ['pii'],
    patterns: [String.raw`\d{2}[ .]?[01]\d[ .]?[0-3]\d[ -]?\d{3}[ .]?\d{2}`],
    isolated: 'number',
    check: withSeparators(isNn),
    keywords: [
      'nn',
      'rijksregisternummer',
      'rijksregister',
      'rrn',
      'numéro de registre national',
      'numéro national',
      'registre national',
      'nrn',
      'niss',
      'insz',
      'inss',
      'nationalregisternummer',
      'belgian national number',
      'national register number',
      'national number',
      'numéro national belge',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['nn: 41.02.05-446.85', '41.02.05-446.85'],
        ['See 41.02.05-446.85 in the file', '41.02.05-446.85'],
      ],
      clean: ['nn: 41.02.05-446.86', 'nn: 01040436381', 'Room 7, item 01040436380, two pieces'],
    },
    source: 'Koninklijk besluit van 3 april 1984, Identificatienummer van het Rijksregister',
  },
  {
    id: 'be-bis',
    name: 'Belgian BIS number of foreigners',
    group: 'national_id',
    country: 'BE',
    risks: ['pii'],
    patterns: [String.raw`\d{2}[ .]?[2-5]\d[ .]?[0-3]\d[ -]?\d{3}[ .]?\d{2}`],
    isolated: 'number',
    check: withSeparators(isBis),
    keywords: [
      'bis',
      'bis nummer',
      'bisnummer',
      'bisregisternummer',
      'numéro bis',
      'niss',
      'insz',
      'inss',
      'bis number',
      'belgian bis number',
      'belgian number for foreigners',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['bis: 27.24.00-974.52', '27.24.00-974.52'],
        ['See 27.24.00-974.52 in the file', '27.24.00-974.52'],
      ],
      clean: ['bis: 27.24.00-974.53', 'bis: 40472464398', 'Room 7, item 40472464397, two pieces'],
    },
    source: 'Kruispuntbank van de Sociale Zekerheid, BIS-nummer',
  },
  {
    id: 'be-vat',
    name: 'Belgian VAT and enterprise number',
    group: 'tax',
    country: 'BE',
    risks: [],
    patterns: [String.raw`(?:BE[ .-]?)?[01]?\d{3}[ .-]?\d{3}[ .-]?\d{3}`],
    ignoreCase: true,
    isolated: 'number',
    check: withVatPrefix('BE', isEnterpriseNumber),
    keywords: [
      'btw',
      'btw nr',
      'btw nummer',
      'tva',
      'numéro de tva',
      'n° tva',
      'mwst',
      'ondernemingsnummer',
      "numéro d'entreprise",
      'kbo',
      'bce',
      'rpr',
      'rpm',
      'enterprise number',
      'belgian vat',
      'vat',
      'vat number',
    ],
    within: 50,
    reported: 'medium',
    rank: 1,
    examples: {
      matching: [
        ['btw: 0179-875-513', '0179-875-513'],
        ['0547606966 (btw nr)', '0547606966'],
      ],
      clean: ['btw: 0179-875-514', 'btw: 0547606967', 'Room 7, item 0179-875-513, two pieces'],
    },
    source: 'Kruispuntbank van Ondernemingen, ondernemingsnummer; European Commission, VIES',
  },
  {
    id: 'be-id-card',
    name: 'Belgian identity card number',
    group: 'national_id',
    country: 'BE',
    risks: ['pii'],
    patterns: [String.raw`[0-9B]\d{2}[ -]?\d{7}[ -]?\d{2}`],
    isolated: 'number',
    check: ({ compact }) => !compact.startsWith('B') && isCard(compact),
    keywords: [
      'identiteitskaart',
      'kaartnummer',
      'identiteitskaartnummer',
      'carte d’identité',
      "carte d'identité",
      'numéro de carte',
      'eid',
      'belgian id card',
      'identity card number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['identiteitskaart: 897-9456770-27', '897-9456770-27'],
        ['452233247729 (kaartnummer)', '452233247729'],
      ],
      clean: [
        'identiteitskaart: 897-9456770-28',
        'identiteitskaart: 452233247720',
        'Room 7, item 897-9456770-27, two pieces',
      ],
    },
    source: 'FOD Binnenlandse Zaken, elektronische identiteitskaart',
  },
  {
    id: 'be-passport',
    name: 'Belgian passport number',
    group: 'passport',
    country: 'BE',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]{2}\d{6}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['paspoort', 'paspoortnummer', 'passeport belge', 'passeport', 'belgian passport', 'reisepass'],
    within: 40,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['paspoort: CZ615745', 'CZ615745'],
        ['WA122117 (paspoortnummer)', 'WA122117'],
      ],
      clean: ['Room 7, item CZ615745, two pieces', 'paspoort: CZ61574', 'paspoort: WA12211'],
    },
    source: 'Council of the European Union, PRADO: Belgium',
  },
  {
    id: 'be-driving-license',
    name: 'Belgian driving license number',
    group: 'driving_license',
    country: 'BE',
    risks: ['pii'],
    patterns: [String.raw`\d{10}`],
    isolated: 'number',
    keywords: [
      'rijbewijs',
      'rijbewijsnummer',
      'permis de conduire belge',
      'belgian driving licence',
      'belgian driving license',
    ],
    within: 40,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['rijbewijs: 8448167228', '8448167228'],
        ['6925448351 (Belgian driving licence)', '6925448351'],
      ],
      clean: ['Room 7, item 8448167228, two pieces', 'rijbewijs: 844816722', 'rijbewijs: 692544835'],
    },
    source: 'Council of the European Union, PRADO: Belgium',
  },
];
