import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const PE: readonly DataIdentifier[] = [
  {
    id: 'pe-cui',
    name: 'Peruvian identity number (CUI, DNI)',
    group: 'national_id',
    country: 'PE',
    risks: ['pii'],
    patterns: ['\\d{8}(?:[ -]?[0-9A-K])?'],
    ignoreCase: true,
    isolated: 'number',
    check: ({ compact }) => compact.length === 8 || isCui(compact),
    keywords: [
      'dni',
      'd.n.i.',
      'cui',
      'c.u.i.',
      'dni n°',
      'documento nacional de identidad',
      'cédula única de identidad',
      'cedula unica de identidad',
      'código único de identificación',
      'peruvian identity number',
      'peruvian id',
      'dni peruano',
      'peruvian dni',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['CUI: 10117410-2', '10117410-2'],
        ['DNI peruano 45678912', '45678912'],
      ],
      clean: ['CUI: 10117410-0', 'Teléfono 45678912'],
    },
    source: 'https://www.reniec.gob.pe (Registro Nacional de Identificación y Estado Civil)',
  },
  {
    id: 'pe-ruc',
    name: 'Peruvian tax number (RUC)',
    group: 'tax',
    country: 'PE',
    risks: ['pii'],
    patterns: ['(?:10|15|16|17|20)[ -]?\\d{8}[ -]?\\d', looseDigits(11)],
    isolated: 'number',
    check: ({ compact }) =>
      /^(?:1[0567]|20)/.test(compact) &&
      (11 - (weightedSum(compact, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(compact[10]),
    keywords: [
      'ruc',
      'r.u.c.',
      'ruc n°',
      'registro único de contribuyentes',
      'registro unico de contribuyentes',
      'registro único del contribuyente',
      'sunat',
      'peruvian tax number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['RUC: 20512330151', '20512330151'],
        ['R.U.C. 10-10117410-2', '10-10117410-2'],
      ],
      clean: ['RUC: 20512330150', 'Guía 20512330151'],
    },
    source: 'https://www.sunat.gob.pe',
  },
  {
    id: 'pe-ce',
    name: 'Peruvian foreigner card number (carné de extranjería)',
    group: 'national_id',
    country: 'PE',
    risks: ['pii'],
    patterns: ['\\d{9}'],
    isolated: 'number',
    keywords: [
      'carné de extranjería',
      'carne de extranjeria',
      'carnet de extranjería',
      'carnet de extranjeria',
      'c.e. n°',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Carné de extranjería 001234567', '001234567'],
        ['Carnet de extranjería: 000987654', '000987654'],
      ],
      clean: ['Pedido 001234567', 'Carné de extranjería 1234'],
    },
    source: 'https://www.gob.pe/migraciones',
  },
  {
    id: 'pe-passport',
    name: 'Peruvian passport number',
    group: 'passport',
    country: 'PE',
    risks: ['pii'],
    patterns: ['\\d{9}|\\d{7}'],
    isolated: 'number',
    keywords: [
      'pasaporte peruano',
      'peruvian passport',
      'peru passport',
      'peruvian passport no',
      'peruvian passport number',
      'peru passport no',
      'peru passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Pasaporte peruano 1234567', '1234567'],
        ['Peruvian passport: 7654321', '7654321'],
      ],
      clean: ['Llame al 1234567', 'Pasaporte peruano 12345'],
    },
    source: 'https://www.gob.pe/migraciones',
  },
  {
    id: 'pe-driving-license',
    name: 'Peruvian driving license number',
    group: 'driving_license',
    country: 'PE',
    risks: ['pii'],
    patterns: ['[A-Z]\\d{8}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['licencia de conducir peruana', 'brevete', 'peruvian driving license'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Brevete: Q45678912', 'Q45678912'],
        ['Licencia de conducir peruana Q10117410', 'Q10117410'],
      ],
      clean: ['Código Q45678912', 'Brevete: 456'],
    },
    source: 'https://www.gob.pe/mtc (Ministerio de Transportes y Comunicaciones)',
  },
];

/** The check is a digit or, for the same remainder, a letter. */
function isCui(compact: string): boolean {
  const remainder = weightedSum(compact, [3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return compact[8] === '65432110987'[remainder] || compact[8] === 'KJIHGFEDCBA'[remainder];
}
