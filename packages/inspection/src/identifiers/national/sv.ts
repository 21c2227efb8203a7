import { stdnumCheck } from '../../checks/stdnum.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const SV: readonly DataIdentifier[] = [
  {
    id: 'sv-nit',
    name: 'Salvadoran tax number (NIT)',
    group: 'tax',
    country: 'SV',
    risks: ['pii'],
    patterns: ['(?:SV[ -]?)?[019]\\d{3}[- ]?\\d{6}[- ]?\\d{3}[- ]?\\d', looseDigits(14, 'SV')],
    ignoreCase: true,
    isolated: 'number',
    check: stdnumCheck('SV', 'nit'),
    keywords: [
      'nit',
      'n.i.t.',
      'número de identificación tributaria',
      'numero de identificacion tributaria',
      'el salvador tax number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['NIT: 0614-050707-104-8', '0614-050707-104-8'],
        ['NIT SV 06140507071003', 'SV 06140507071003'],
      ],
      clean: ['NIT: 0614-050707-104-0', 'Lote 0614-050707-104-8'],
    },
    source: 'https://www.mh.gob.sv (Ministerio de Hacienda)',
  },
  {
    id: 'sv-dui',
    name: 'Salvadoran identity document number (DUI)',
    group: 'national_id',
    country: 'SV',
    risks: ['pii'],
    patterns: ['\\d{8}-?\\d', looseDigits(9)],
    isolated: 'number',
    check: ({ compact }) =>
      (10 - (weightedSum(compact, [9, 8, 7, 6, 5, 4, 3, 2]) % 10)) % 10 === Number(compact[8]),
    keywords: [
      'dui',
      'd.u.i.',
      'documento único de identidad',
      'documento unico de identidad',
      'salvadoran id',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['DUI: 01234567-8', '01234567-8'],
        ['Documento único de identidad 045678911', '045678911'],
      ],
      clean: ['DUI: 01234567-0', 'Lote 01234567-8'],
    },
    source: 'https://www.rnpn.gob.sv (Registro Nacional de las Personas Naturales)',
  },
  {
    id: 'sv-passport',
    name: 'Salvadoran passport number',
    group: 'passport',
    country: 'SV',
    risks: ['pii'],
    patterns: ['[A-Z]\\d{8}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'pasaporte salvadoreño',
      'salvadoran passport',
      'el salvador passport',
      'salvadoran passport no',
      'salvadoran passport number',
      'el salvador passport no',
      'el salvador passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Pasaporte salvadoreño A12345678', 'A12345678'],
        ['Salvadoran passport: B01234567', 'B01234567'],
      ],
      clean: ['Lote A12345678', 'Pasaporte salvadoreño 123'],
    },
    source: 'https://www.migracion.gob.sv',
  },
];
