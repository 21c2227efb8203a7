import type { DataIdentifier } from '../identifier.ts';

/** Kinds of companies: the class and, after it, the type. */
const CPJ =
  /^(?:2(?:100|200|300|400)|3(?:002|003|004|005|006|007|008|009|010|011|012|013|014|101|102|103|104|105|106|107|108|109|110)|4000|5001)/;

/** Costa Rica */
export const CR: readonly DataIdentifier[] = [
  {
    id: 'cr-cpf',
    name: 'Costa Rican identity card number (cédula física)',
    group: 'national_id',
    country: 'CR',
    risks: ['pii'],
    patterns: [String.raw`0?[1-9][ -]?\d{4}[ -]?\d{4}`, String.raw`0?[1-9][ -]\d{3,4}[ -]\d{3,4}`],
    isolated: 'number',
    keywords: [
      'cpf',
      'cédula',
      'cedula',
      'cédula de persona física',
      'cédula de identidad',
      'cédula física',
      'identificación',
      'costa rican id',
      'costa rica physical person id',
      'costa rica physical person id number',
    ],
    within: 50,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['cpf: 04-0059-3760', '04-0059-3760'],
        ['237463021 (cédula)', '237463021'],
      ],
      clean: ['Room 7, item 04-0059-3760, two pieces', 'cpf: 23746302'],
    },
    source:
      'Tribunal Supremo de Elecciones, cédula de identidad; Ministerio de Hacienda, formato de identificación',
  },
  {
    id: 'cr-cpj',
    name: 'Costa Rican company number (cédula jurídica)',
    group: 'company',
    country: 'CR',
    risks: [],
    patterns: [String.raw`[2-5][ -]?\d{3}[ -]?\d{6}`],
    isolated: 'number',
    check: ({ compact }) => CPJ.test(compact),
    keywords: [
      'cpj',
      'cédula jurídica',
      'cedula juridica',
      'cédula de persona jurídica',
      'persona jurídica',
      'costa rican company number',
      'costa rica tax number',
    ],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['cpj: 3108208419', '3108208419'],
        ['2-200-021629 (cédula jurídica)', '2-200-021629'],
      ],
      clean: ['cpj: 3118208419', 'cpj: 3100208419', 'Room 7, item 3108208419, two pieces'],
    },
    source: 'Registro Nacional de Costa Rica, cédula jurídica',
  },
  {
    id: 'cr-cr',
    name: 'Costa Rican residence number (DIMEX)',
    group: 'national_id',
    country: 'CR',
    risks: ['pii'],
    patterns: [String.raw`1\d{3}[ -]?\d{4}[ -]?\d{3,4}`],
    isolated: 'number',
    keywords: [
      'cr',
      'dimex',
      'cédula de residencia',
      'cedula de residencia',
      'documento de identidad migratorio',
      'residencia',
      'costa rica foreigners id',
      'costa rica foreigners id number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['cr: 1985-5639-4387', '1985-5639-4387'],
        ['15374024011 (dimex)', '15374024011'],
      ],
      clean: ['Room 7, item 1985-5639-4387, two pieces', 'cr: 1537402401'],
    },
    source: 'Dirección General de Migración y Extranjería, DIMEX',
  },
];
