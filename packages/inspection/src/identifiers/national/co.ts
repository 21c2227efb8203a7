import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

const WEIGHTS = [71, 67, 59, 53, 47, 43, 41, 37, 29, 23, 19, 17, 13, 7, 3];

/** The last digit checks up to fifteen others, each weighted by a prime. */
function isNit(compact: string): boolean {
  const sum = weightedSum(compact.slice(0, -1).padStart(15, '0'), WEIGHTS) % 11;
  return '01987654321'[sum] === compact.at(-1);
}

/** Colombia */
export const CO: readonly DataIdentifier[] = [
  {
    id: 'co-nit',
    name: 'Colombian tax number (NIT)',
    group: 'tax',
    country: 'CO',
    risks: ['pii'],
    patterns: [
      String.raw`\d{1,3}\.?\d{3}\.?\d{3}[ -]?\d`,
      String.raw`\d{9,11}[ -]?\d`,
      String.raw`\d{1,3}\.\d{3}\.\d{3}\.\d{3}-\d`,
    ],
    isolated: 'number',
    check: ({ compact }) => isNit(compact),
    keywords: [
      'nit',
      'n i t',
      'rut',
      'número de identificación tributaria',
      'numero de identificacion tributaria',
      'identificación tributaria',
      'dian',
      'colombian tax number',
      'colombia nit',
      'colombian tax identification number',
      'colombian identity code',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['nit: 101.117.557-0', '101.117.557-0'],
        ['2191608052 (n i t)', '2191608052'],
      ],
      clean: ['nit: 101.117.557-1', 'nit: 2191608053', 'Room 7, item 101.117.557-0, two pieces'],
    },
    source: 'DIAN, Orden administrativa 4 de 1989, dígito de verificación del NIT',
  },
  {
    id: 'co-cc',
    name: 'Colombian citizenship card number',
    group: 'national_id',
    country: 'CO',
    risks: ['pii'],
    patterns: [
      String.raw`\d{1,2}\.\d{3}\.\d{3}`,
      String.raw`1\.\d{3}\.\d{3}\.\d{3}`,
      String.raw`1\d{9}`,
      String.raw`\d{7,8}`,
    ],
    isolated: 'number',
    keywords: [
      'cédula de ciudadanía',
      'cedula de ciudadania',
      'c c',
      'nuip',
      'cédula de extranjería',
      'cédula colombiana',
      'tarjeta de identidad',
      'colombian id',
      'colombian identity card',
    ],
    within: 40,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['cédula de ciudadanía: 6.237.725', '6.237.725'],
        ['1.276.909.954 (cedula de ciudadania)', '1.276.909.954'],
      ],
      clean: [
        'Room 7, item 6.237.725, two pieces',
        'cédula de ciudadanía: 6.237.72',
        'cédula de ciudadanía: 1.276.909.95',
      ],
    },
    source: 'Registraduría Nacional del Estado Civil, NUIP',
  },
  {
    id: 'co-passport',
    name: 'Colombian passport number',
    group: 'passport',
    country: 'CO',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]{2}\d{6}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'pasaporte colombiano',
      'pasaporte',
      'número de pasaporte',
      'colombian passport',
      'colombia passport',
    ],
    within: 40,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['pasaporte colombiano: FB183234', 'FB183234'],
        ['CN597078 (pasaporte)', 'CN597078'],
      ],
      clean: [
        'Room 7, item FB183234, two pieces',
        'pasaporte colombiano: FB18323',
        'pasaporte colombiano: CN59707',
      ],
    },
    source: 'Cancillería de Colombia, Pasaportes; ICAO Doc 9303 part 4',
  },
];
