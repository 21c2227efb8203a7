import { isLuhn } from '../../checks/luhn.ts';
import { isRepeated, weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

const isRnc = (compact: string): boolean =>
  ((10 - (weightedSum(compact, [7, 9, 8, 6, 5, 4, 3, 2]) % 11) + 9) % 9) + 1 === Number(compact[8]);

/** The letter is the series: E electronic, B printed; two digits for the kind of document follow. */
const isNcf = (compact: string): boolean =>
  /^(?:E(?:3[1-4]|4[13-7])\d{10}|B(?:0[1-4]|1[1-7])\d{8}|[AP]\d{8}(?:0[1-4]|1[1-5])\d{8})$/.test(compact);

/** Dominican Republic */
export const DO: readonly DataIdentifier[] = [
  {
    id: 'do-cedula',
    name: 'Dominican identity card number (cédula)',
    group: 'national_id',
    country: 'DO',
    risks: ['pii'],
    patterns: [String.raw`\d{3}[ -]?\d{7}[ -]?\d`],
    isolated: 'number',
    check: ({ compact }) => !isRepeated(compact) && isLuhn(compact),
    keywords: [
      'cédula',
      'cedula',
      'cédula de identidad',
      'cédula de identidad y electoral',
      'cie',
      'dominican id',
      'dominican identity card',
      'dominican republic national identification number',
      'dominican cedula',
    ],
    within: 70,
    reported: 'narrow',
    examples: {
      matching: [
        ['cédula: 605-7549901-1', '605-7549901-1'],
        ['60555469984 (cedula)', '60555469984'],
      ],
      clean: ['cédula: 605-7549901-2', 'cédula: 60555469985', 'Room 7, item 605-7549901-1, two pieces'],
    },
    source: 'Junta Central Electoral, Cédula de Identidad y Electoral',
  },
  {
    id: 'do-rnc',
    name: 'Dominican tax number (RNC)',
    group: 'tax',
    country: 'DO',
    risks: [],
    patterns: [String.raw`\d[ -]?\d{2}[ -]?\d{5}[ -]?\d`],
    isolated: 'number',
    check: ({ compact }) => isRnc(compact),
    keywords: [
      'rnc',
      'registro nacional del contribuyente',
      'registro nacional de contribuyentes',
      'dgii',
      'dominican tax number',
      'dominican republic tax number',
      'dominican tax id',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['rnc: 5-63-40179-7', '5-63-40179-7'],
        ['348196827 (registro nacional del contribuyente)', '348196827'],
      ],
      clean: ['rnc: 5-63-40179-8', 'rnc: 348196828', 'Room 7, item 5-63-40179-7, two pieces'],
    },
    source: 'Dirección General de Impuestos Internos, Registro Nacional de Contribuyentes',
  },
  {
    id: 'do-ncf',
    name: 'Dominican tax receipt number (NCF)',
    group: 'tax',
    country: 'DO',
    risks: [],
    patterns: [String.raw`E\d{12}`, String.raw`B\d{10}`, String.raw`[AP]\d{18}`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isNcf(compact),
    keywords: [
      'ncf',
      'e ncf',
      'número de comprobante fiscal',
      'numero de comprobante fiscal',
      'comprobante fiscal',
      'dominican receipt number',
      'dominican republic receipt number',
      'números de comprobante fiscal',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['ncf: E433979308988', 'E433979308988'],
        ['B0258310675 (e ncf)', 'B0258310675'],
      ],
      clean: ['ncf: E533979308988', 'ncf: E633979308988', 'Room 7, item E433979308988, two pieces'],
    },
    source: 'Dirección General de Impuestos Internos, Norma General 06-2018, comprobantes fiscales',
  },
];
