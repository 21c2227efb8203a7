import { stdnumCheck } from '../../checks/stdnum.ts';
import type { DataIdentifier } from '../identifier.ts';
import { ES_PLACES } from './es-places.ts';

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** The letter is the number modulo 23. */
const hasLetter = (digits: string, letter: string | undefined): boolean =>
  /^\d+$/.test(digits) && LETTERS[Number(digits) % 23] === letter;

const isDni = (compact: string): boolean => hasLetter(compact.slice(0, 8), compact[8]);

/** X, Y and Z count 0, 1 and 2. */
const isNie = (compact: string): boolean =>
  hasLetter(`${'XYZ'.indexOf(compact[0] ?? '')}${compact.slice(1, 8)}`, compact[8]);

/** Luhn over seven digits, written as a digit or a letter; sources differ on which kinds of companies have which. */
function isCif(compact: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...compact.slice(1, 8)].entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  const check = (10 - (sum % 10)) % 10;
  return (
    /^[A-HJNP-SUVW]/.test(compact) && (compact[8] === String(check) || compact[8] === 'JABCDEFGHI'[check])
  );
}

function isNif(number: string): boolean {
  if (/^[KLM]/.test(number)) return hasLetter(number.slice(1, 8), number[8]);
  return /^\d/.test(number)
    ? isDni(number.padStart(9, '0'))
    : /^[XYZ]/.test(number)
      ? isNie(number)
      : isCif(number);
}

/** Spain */
export const ES: readonly DataIdentifier[] = [
  {
    id: 'es-dni',
    name: 'Spanish identity card number (DNI)',
    group: 'national_id',
    country: 'ES',
    risks: ['pii'],
    patterns: [
      String.raw`\d{8}[ .-]?[A-Z]`,
      String.raw`\d{1,2}\.\d{3}\.\d{3}[ .-]?[A-Z]`,
      String.raw`\d{7}[ .-]?[A-Z]`,
    ],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isDni(compact.padStart(9, '0')),
    keywords: [
      'dni',
      'd n i',
      'documento nacional de identidad',
      'documento de identidad',
      'número de documento',
      'dni/nie',
      'carné de identidad',
      'spanish id',
      'spanish identity card',
      'spanish personal identity code',
      'spanish personal identity number',
      'spanish national id',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['dni: 80105068-R', '80105068-R'],
        ['36875452N (d n i)', '36875452N'],
      ],
      clean: ['dni: 80105069-R', 'dni: 36875453N', 'Room 7, item 80105068-R, two pieces'],
    },
    source: 'Ministerio del Interior, Cálculo del dígito de control del NIF-NIE',
  },
  {
    id: 'es-nie',
    name: 'Spanish foreigner number (NIE)',
    group: 'national_id',
    country: 'ES',
    risks: ['pii'],
    patterns: [String.raw`[XYZ][ .-]?\d{7}[ .-]?[A-Z]`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isNie(compact),
    keywords: [
      'nie',
      'n i e',
      'número de identidad de extranjero',
      'número de identificación de extranjero',
      'número de extranjero',
      'extranjero',
      'dni/nie',
      'tarjeta de residencia',
      'spanish foreigner number',
      'spanish foreign number',
      'spanish foreigner id',
      'número de identificación de extranjeros',
    ],
    within: 60,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['nie: Y-3384810-Y', 'Y-3384810-Y'],
        ['Y4389607W (n i e)', 'Y4389607W'],
      ],
      clean: ['nie: Y-3384811-Y', 'nie: Y4389608W', 'Room 7, item Y-3384810-Y, two pieces'],
    },
    source: 'Ministerio del Interior, Cálculo del dígito de control del NIF-NIE',
  },
  {
    id: 'es-cif',
    name: 'Spanish company tax number (CIF)',
    group: 'company',
    country: 'ES',
    risks: [],
    patterns: [
      String.raw`[A-HJNP-SUVW][ .-]?\d{7}[ .-]?[0-9A-J]`,
      String.raw`[A-HJNP-SUVW][ .-]?\d{2}[ .]?\d{3}[ .]?\d{2}[ .-]?[0-9A-J]`,
    ],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isCif(compact),
    keywords: [
      'cif',
      'c i f',
      'código de identificación fiscal',
      'codigo de identificacion fiscal',
      'spanish company number',
      'spanish company tax number',
      'spanish fiscal number',
      'certificado de identificación fiscal',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['cif: R-8589558-I', 'R-8589558-I'],
        ['N0744296E (c i f)', 'N0744296E'],
      ],
      clean: ['cif: R-8589559-I', 'cif: N0744297E', 'Room 7, item R-8589558-I, two pieces'],
    },
    source: 'Orden EHA/451/2008, composición del número de identificación fiscal de las personas jurídicas',
  },
  {
    id: 'es-nif',
    name: 'Spanish tax and VAT number (NIF)',
    group: 'tax',
    country: 'ES',
    risks: ['pii'],
    patterns: [String.raw`(?:ES[ -]?)?(?:[A-HJ-NP-SUVWXYZ][ .-]?\d{7}[ .-]?[0-9A-Z]|\d{7,8}[ .-]?[A-Z])`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) =>
      isNif(compact.replace(/^ES/, '')) && (compact.startsWith('ES') || 'beside_keyword'),
    keywords: [
      'nif',
      'n i f',
      'número de identificación fiscal',
      'numero de identificacion fiscal',
      'nif/cif',
      'nif iva',
      'iva',
      'vat',
      'vat number',
      'spanish tax number',
      'spanish vat',
      'tax id',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['nif: 58124459-D', '58124459-D'],
        ['See ES32157280Z in the file', 'ES32157280Z'],
      ],
      clean: ['nif: 58124450-D', 'nif: ES32157281Z', 'Room 7, item 58124459-D, two pieces'],
    },
    source: 'Real Decreto 1065/2007, artículos 19–22; European Commission, VIES',
  },
  {
    id: 'es-nss',
    name: 'Spanish social security number (NSS)',
    group: 'national_id',
    country: 'ES',
    risks: ['pii', 'hipaa'],
    patterns: [String.raw`(?:0[1-9]|[1-4]\d|5[0-3]|66)[ ./-]?\d{7,8}[ ./-]?\d{2}`],
    isolated: 'number',
    check: stdnumCheck('ES', 'nss'),
    keywords: [
      'nss',
      'naf',
      'nuss',
      'número de la seguridad social',
      'número de seguridad social',
      'numero de la seguridad social',
      'número de afiliación',
      'afiliación',
      'seguridad social',
      'spanish social security number',
      'spanish social security',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['nss: 536862696673', '536862696673'],
        ['09-06081439-74 (naf)', '09-06081439-74'],
      ],
      clean: ['nss: 536862696674', 'nss: 536862696675', 'Room 7, item 536862696673, two pieces'],
    },
    source: 'Tesorería General de la Seguridad Social, Número de la Seguridad Social',
  },
  {
    id: 'es-passport',
    name: 'Spanish passport number',
    group: 'passport',
    country: 'ES',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]{3}[ -]?\d{6}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'pasaporte',
      'número de pasaporte',
      'nº de pasaporte',
      'pasaporte español',
      'spanish passport',
      'passport',
      'passport number',
    ],
    within: 40,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['pasaporte: BDA-594588', 'BDA-594588'],
        ['RYA044130 (número de pasaporte)', 'RYA044130'],
      ],
      clean: ['Room 7, item BDA-594588, two pieces', 'pasaporte: BDA-59458', 'pasaporte: RYA04413'],
    },
    source: 'Council of the European Union, PRADO: Spain',
  },
  ...ES_PLACES,
];
