import { isBirthDate } from '../../checks/birth-date.ts';
import { withVatPrefix } from '../../checks/vat-prefix.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

/** The seventh digit and the year give the century. */
function hasBirthDate(compact: string): boolean {
  const [day, month, short, seventh] = [
    compact.slice(0, 2),
    compact.slice(2, 4),
    compact.slice(4, 6),
    compact[6],
  ].map(Number);
  if (day === undefined || month === undefined || short === undefined || seventh === undefined) return false;
  if (seventh < 4 || ((seventh === 4 || seventh === 9) && short > 36))
    return isBirthDate(1900 + short, month, day);
  return isBirthDate(seventh >= 5 && seventh <= 8 && short > 57 ? 1800 + short : 2000 + short, month, day);
}

/** Since 2007 numbers are issued that don't hold it. */
const hasCheckDigit = (compact: string): boolean =>
  weightedSum(compact, [4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;

const isCvr = (number: string): boolean =>
  !number.startsWith('0') && weightedSum(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;

/** Denmark */
export const DK: readonly DataIdentifier[] = [
  {
    id: 'dk-cpr',
    name: 'Danish personal number (CPR)',
    group: 'national_id',
    country: 'DK',
    risks: ['pii'],
    patterns: [String.raw`[0-3]\d[01]\d{3}[ -]?\d{4}`],
    isolated: 'number',
    check: ({ text, compact }) =>
      hasBirthDate(compact) && ((hasCheckDigit(compact) && text[6] === '-') || 'beside_keyword'),
    keywords: [
      'cpr',
      'cpr nr',
      'cpr nummer',
      'personnummer',
      'cprnr',
      'person nr',
      'sundhedskort',
      'danish personal number',
      'danish cpr',
      'civil registration number',
      'personal identification number',
      'danish citizen number',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['cpr: 171296-2115', '171296-2115'],
        ['See 171296-2115 in the file', '171296-2115'],
      ],
      clean: ['cpr: 171396-2115', 'cpr: 1420242758', 'Room 7, item 1410242758, two pieces'],
    },
    source: 'CPR-kontoret, Personnummeret i CPR',
  },
  {
    id: 'dk-cvr',
    name: 'Danish company and VAT number (CVR)',
    group: 'company',
    country: 'DK',
    risks: [],
    patterns: [String.raw`(?:DK[ -]?)?[1-9]\d[ .]?\d{2}[ .]?\d{2}[ .]?\d{2}`],
    ignoreCase: true,
    isolated: 'number',
    check: withVatPrefix('DK', isCvr, /cvr|moms|se[ -]?nr|virksomhed|danish/i),
    keywords: [
      'cvr',
      'cvr nr',
      'cvr nummer',
      'momsnummer',
      'moms nr',
      'moms',
      'se nr',
      'virksomhedsnummer',
      'danish vat',
      'danish company number',
      'vat',
      'vat number',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['cvr: 26.15.12.87', '26.15.12.87'],
        ['See DK42137685 in the file', 'DK42137685'],
      ],
      clean: ['cvr: 26.15.12.88', 'cvr: DK42137686', 'Room 7, item 26.15.12.87, two pieces'],
    },
    source: 'Erhvervsstyrelsen, CVR-nummer; European Commission, VIES',
  },
  {
    id: 'dk-passport',
    name: 'Danish passport number',
    group: 'passport',
    country: 'DK',
    risks: ['pii'],
    patterns: [String.raw`\d{9}`],
    isolated: 'number',
    keywords: ['pas nr', 'pasnummer', 'dansk pas', 'danish passport', 'denmark passport'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['pas nr: 571882029', '571882029'],
        ['260673424 (pasnummer)', '260673424'],
      ],
      clean: ['Room 7, item 571882029, two pieces', 'pas nr: 57188202', 'pas nr: 26067342'],
    },
    source: 'Council of the European Union, PRADO: Denmark',
  },
  {
    id: 'dk-driving-license',
    name: 'Danish driving license number',
    group: 'driving_license',
    country: 'DK',
    risks: ['pii'],
    patterns: [String.raw`\d{8}`],
    isolated: 'number',
    keywords: ['kørekort', 'kørekortnummer', 'korekort', 'danish driving licence', 'danish driving license'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['kørekort: 07159838', '07159838'],
        ['16325193 (kørekortnummer)', '16325193'],
      ],
      clean: ['Room 7, item 07159838, two pieces', 'kørekort: 0715983', 'kørekort: 1632519'],
    },
    source: 'Council of the European Union, PRADO: Denmark',
  },
];
