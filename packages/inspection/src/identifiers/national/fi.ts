import { isBirthDate } from '../../checks/birth-date.ts';
import { isLuhn } from '../../checks/luhn.ts';
import { withVatPrefix } from '../../checks/vat-prefix.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

/** The sign after the date is the century; date and serial modulo 31 make the last character. */
function isHetu(text: string): boolean {
  const number = text.toUpperCase();
  const sign = number[6] ?? '';
  const century = sign === '+' ? 1800 : '-UVWXY'.includes(sign) ? 1900 : 2000;
  const [day, month, year] = [number.slice(0, 2), number.slice(2, 4), number.slice(4, 6)].map(Number);
  if (
    day === undefined ||
    month === undefined ||
    year === undefined ||
    !isBirthDate(century + year, month, day)
  )
    return false;
  const serial = number.slice(7, 10);
  if (Number(serial) < 2) return false;
  return '0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(`${number.slice(0, 6)}${serial}`) % 31] === number[10];
}

const isYtunnus = (digits: string): boolean =>
  Number(digits) > 0 && weightedSum(digits, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0;

/** Finland */
export const FI: readonly DataIdentifier[] = [
  {
    id: 'fi-hetu',
    name: 'Finnish personal identity code (HETU)',
    group: 'national_id',
    country: 'FI',
    risks: ['pii'],
    patterns: ['[0-3][0-9][01][0-9]{3}[+A-FU-Y-][0-9]{3}[0-9A-FHJ-NPR-Y]'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ text }) => isHetu(text),
    keywords: [
      'hetu',
      'henkilötunnus',
      'henkilotunnus',
      'personbeteckning',
      'sosiaaliturvatunnus',
      'sotu',
      'finnish personal identity code',
      'personal identity code',
      'finnish id',
      'finnish personal identity number',
      'finnish national id',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['hetu: 010605-181L', '010605-181L'],
        ['See 010605-181L in the file', '010605-181L'],
      ],
      clean: ['hetu: 010605-182L', 'hetu: 010605-183L'],
    },
    source: 'Digi- ja väestötietovirasto, Henkilötunnus',
  },
  {
    id: 'fi-alv',
    name: 'Finnish VAT number',
    group: 'tax',
    country: 'FI',
    risks: [],
    patterns: [String.raw`(?:FI[ -]?)?\d{8}`],
    ignoreCase: true,
    isolated: 'number',
    check: withVatPrefix('FI', isYtunnus, /alv|arvonlis|moms|mervär|finnish/i),
    keywords: [
      'alv nro',
      'alv',
      'arvonlisävero',
      'arvonlisäveronumero',
      'moms',
      'momsregistreringsnummer',
      'mervärdesskattenummer',
      'finnish vat',
      'vat',
      'vat number',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['alv nro: 23570452', '23570452'],
        ['See FI75647503 in the file', 'FI75647503'],
      ],
      clean: ['alv nro: 23570453', 'alv nro: FI75647504', 'Room 7, item 23570452, two pieces'],
    },
    source: 'Verohallinto, ALV-numero; European Commission, VIES',
  },
  {
    id: 'fi-ytunnus',
    name: 'Finnish business ID (Y-tunnus)',
    group: 'company',
    country: 'FI',
    risks: [],
    patterns: [String.raw`\d{6,7}-\d`, String.raw`\d{8}`],
    isolated: 'number',
    check: ({ compact }) => isYtunnus(compact.padStart(8, '0')),
    keywords: [
      'y tunnus',
      'ytunnus',
      'yritystunnus',
      'yritys ja yhteisötunnus',
      'fo nummer',
      'företags och organisationsnummer',
      'finnish business id',
      'business id',
      'business identity code',
      'ly tunnus',
      'finnish business identifier',
      'finnish company number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['y tunnus: 556852-7', '556852-7'],
        ['92468363 (ytunnus)', '92468363'],
      ],
      clean: ['y tunnus: 556852-8', 'y tunnus: 92468364', 'Room 7, item 556852-7, two pieces'],
    },
    source: 'Patentti- ja rekisterihallitus, Y-tunnus',
  },
  {
    id: 'fi-veronumero',
    name: 'Finnish tax number of construction workers',
    group: 'tax',
    country: 'FI',
    risks: ['pii'],
    patterns: [String.raw`\d{4}[ ]?\d{4}[ ]?\d{4}`],
    isolated: 'number',
    check: ({ compact }) => isLuhn(compact),
    keywords: [
      'veronumero',
      'skattenummer',
      'veronro',
      'finnish individual tax number',
      'individual tax number',
      'finnish tax number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['veronumero: 6185 5371 9088', '6185 5371 9088'],
        ['879368315377 (skattenummer)', '879368315377'],
      ],
      clean: [
        'veronumero: 6185 5371 9089',
        'veronumero: 879368315378',
        'Room 7, item 6185 5371 9088, two pieces',
      ],
    },
    source: 'Verohallinto, Veronumero ja veronumerorekisteri',
  },
  {
    id: 'fi-association-id',
    name: 'Finnish association register number',
    group: 'company',
    country: 'FI',
    risks: [],
    patterns: [String.raw`\d{1,3}(?:\.\d{3}|\d{0,3})`],
    isolated: 'number',
    keywords: [
      'yhdistysrekisteri',
      'yhdistysrekisterinumero',
      'rekisterinumero',
      'rek nro',
      'föreningsregister',
      'finnish association identifier',
      'associationid',
      'association register number',
    ],
    within: 50,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['yhdistysrekisteri: 4973', '4973'],
        ['1.430 (yhdistysrekisterinumero)', '1.430'],
      ],
      clean: ['Room 7, item 4973, two pieces', 'yhdistysrekisteri: 1.43'],
    },
    source: 'Patentti- ja rekisterihallitus, Yhdistysrekisteri',
  },
  {
    id: 'fi-passport',
    name: 'Finnish passport or identity card number',
    group: 'passport',
    country: 'FI',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]{2}\d{7}`, String.raw`\d{9}[A-Z]?`],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'passi',
      'passin numero',
      'passinumero',
      'henkilökortti',
      'henkilökortin numero',
      'passnummer',
      'identitetskort',
      'finnish passport',
      'finnish identity card',
    ],
    within: 40,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['passi: BD7082237', 'BD7082237'],
        ['636871044 (passin numero)', '636871044'],
      ],
      clean: ['Room 7, item BD7082237, two pieces', 'passi: BD708223', 'passi: 63687104'],
    },
    source: 'Poliisi, passi ja henkilökortti; Council of the European Union, PRADO: Finland',
  },
];
