import { mod97 } from '../../checks/mod-97.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

/** The last character checks fifteen others, weighted 16 to 2, modulo 37; the hyphen counts 36. */
function isEic(text: string): boolean {
  const code = text.toUpperCase();
  let sum = 0;
  for (let index = 0; index < 15; index += 1) {
    const character = code[index] ?? '';
    sum += (character === '-' ? 36 : Number.parseInt(character, 36)) * (16 - index);
  }
  const check = 36 - ((sum + 36) % 37);
  return check < 36 && check === Number.parseInt(code[15] ?? '', 36);
}

/** ISO 7064 over country, check digits and national number; the three characters after the check digits are the creditor's own. */
const isCreditor = (compact: string): boolean => mod97(`${compact.slice(7)}${compact.slice(0, 4)}`) === 1;

/** Letters count by their ASCII codes, everything together is a multiple of nine. */
function isBanknote(compact: string): boolean {
  let sum = 0;
  for (const character of compact) sum += /\d/.test(character) ? Number(character) : character.charCodeAt(0);
  return sum % 9 === 0;
}

const isEcNumber = (compact: string): boolean =>
  weightedSum(compact, [1, 2, 3, 4, 5, 6]) % 11 === Number(compact[6]);

/** ISO 3166-1 numeric codes of the member states. */
const MEMBERS =
  '040|056|100|191|196|203|208|233|246|250|276|300|348|372|380|428|440|442|470|528|616|620|642|703|705|724|752';

/** European Union: numbers that no single country issues. VAT numbers are with their countries. */
export const EU: readonly DataIdentifier[] = [
  {
    id: 'eu-eic',
    name: 'European energy identification code (EIC)',
    group: 'company',
    country: 'EU',
    risks: [],
    patterns: ['[0-9]{2}[A-Z][0-9A-Z-]{12}[0-9A-Z]'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ text }) => isEic(text) && (/^\d\d[XYZTWVA]/i.test(text) || 'beside_keyword'),
    keywords: [
      'eic',
      'eic code',
      'energy identification code',
      'energy identification coding',
      'entso e',
      'entsog',
      'european energy identification code',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['eic: 72W--N--U7-2-078', '72W--N--U7-2-078'],
        ['19M6-C-BT63-AK70 (eic code)', '19M6-C-BT63-AK70'],
      ],
      clean: ['eic: 72W--N--U7-2-079', 'eic: 72W--N--U7-2-070', 'Room 7, item 72W--N--U7-2-078, two pieces'],
    },
    source: 'ENTSO-E, Energy Identification Coding scheme (EIC) reference manual',
  },
  {
    id: 'eu-at-02',
    name: 'SEPA creditor identifier',
    group: 'bank',
    country: 'EU',
    risks: [],
    patterns: [String.raw`[A-Z]{2}[ ]?\d{2}[ ]?[0-9A-Z]{3}[ ]?[0-9A-Z]{8,28}`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isCreditor(compact) && (compact.slice(4, 7) === 'ZZZ' || 'beside_keyword'),
    keywords: [
      'creditor identifier',
      'creditor id',
      'sepa creditor',
      'gläubiger id',
      'gläubiger identifikationsnummer',
      'gläubigeridentifikationsnummer',
      'identifiant créancier',
      'ics',
      'identificador del acreedor',
      'at 02',
      'at_02',
      'sepa',
    ],
    within: 60,
    reported: 'medium',
    examples: {
      matching: [
        ['creditor identifier: ZI 79 DYI F32248LJ84S31XC', 'ZI 79 DYI F32248LJ84S31XC'],
        ['WY56TQC5K12K0O38XN2FG3C4P5J0RKSYE (creditor id)', 'WY56TQC5K12K0O38XN2FG3C4P5J0RKSYE'],
      ],
      clean: [
        'creditor identifier: ZI 79 DYI F32248LJ84S32XC',
        'creditor identifier: WY56TQC5K12K0O38XN2FG3C4P5J1RKSYE',
        'Room 7, item ZI 79 DYI F32248LJ84S31XC, two pieces',
      ],
    },
    source: 'European Payments Council, EPC262-08 Creditor Identifier Overview (AT-02)',
  },
  {
    id: 'eu-banknote',
    name: 'Euro banknote serial number',
    group: 'product',
    country: 'EU',
    risks: [],
    patterns: [String.raw`[A-Z][0-9A-Z]\d{10}`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isBanknote(compact),
    keywords: [
      'banknote',
      'euro banknote',
      'euro note',
      'banknote serial number',
      'seriennummer der banknote',
      'geldschein',
      'billet',
      'billete',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['banknote: K61249638030', 'K61249638030'],
        ['G07705442701 (euro banknote)', 'G07705442701'],
      ],
      clean: ['banknote: K61249638031', 'banknote: K61249638032', 'Room 7, item K61249638030, two pieces'],
    },
    source: 'European Central Bank, serial numbers of euro banknotes',
  },
  {
    id: 'eu-ec-number',
    name: 'European Community number of a substance',
    group: 'product',
    country: 'EU',
    risks: [],
    patterns: [String.raw`[2-9]\d{2}-\d{3}-\d`],
    isolated: 'number',
    check: ({ compact }) => isEcNumber(compact),
    keywords: ['ec number', 'ec no', 'einecs', 'elincs', 'ecnumber', 'reach', 'eg nummer', 'numéro ce'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['ec number: 763-747-8', '763-747-8'],
        ['350-181-8 (ec no)', '350-181-8'],
      ],
      clean: ['ec number: 763-747-9', 'ec number: 763-747-0', 'Room 7, item 763-747-8, two pieces'],
    },
    source: 'European Chemicals Agency, EC Inventory',
  },
  {
    id: 'eu-oss',
    name: 'EU VAT number of the one-stop shop (OSS, IOSS)',
    group: 'tax',
    country: 'EU',
    risks: [],
    patterns: [String.raw`(?:EU[ -]?(?:${MEMBERS})|IM[ -]?(?:${MEMBERS})\d)\d{6}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['oss', 'ioss', 'one stop shop', 'import one stop shop', 'moss', 'vat', 'vat number'],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['oss: IM-5280720649', 'IM-5280720649'],
        ['See IM-5280720649 in the file', 'IM-5280720649'],
      ],
      clean: ['oss: IM-528072064', 'oss: EU47029685'],
    },
    source: 'European Commission, VAT One Stop Shop, identification numbers; ISO 3166-1 numeric',
  },
  {
    id: 'eu-excise',
    name: 'European excise number (SEED)',
    group: 'tax',
    country: 'EU',
    risks: [],
    patterns: [
      '(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[0-9A-Z]{11}',
    ],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => /\d{3}/.test(compact),
    keywords: [
      'excise',
      'excise number',
      'excise id',
      'seed number',
      'verbrauchsteuernummer',
      'accise',
      'numéro d’accise',
      'codice accisa',
      'cae',
      'impuestos especiales',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['excise: HU320V816VRM8', 'HU320V816VRM8'],
        ['IEX0B0C2N297J (excise number)', 'IEX0B0C2N297J'],
      ],
      clean: ['Room 7, item HU320V816VRM8, two pieces', 'excise: HU320V816VRM', 'excise: IEX0B0C2N297'],
    },
    source: 'Council Regulation (EU) No 389/2012, System for Exchange of Excise Data',
  },
];
