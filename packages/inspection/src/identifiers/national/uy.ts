import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const UY: readonly DataIdentifier[] = [
  {
    id: 'uy-rut',
    name: 'Uruguayan tax number (RUT)',
    group: 'tax',
    country: 'UY',
    risks: [],
    patterns: ['(?:UY[ -]?)?\\d{2}[ -]?\\d{6}[ -]?001[ -]?\\d', looseDigits(12, 'UY')],
    ignoreCase: true,
    isolated: 'number',
    check: ({ compact }) => isRut(compact.replace(/^UY/, '')),
    keywords: [
      'rut',
      'r.u.t.',
      'ruc',
      'registro único tributario',
      'registro unico tributario',
      'uruguay tax number',
      'dgi',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['RUT: 21-100342-001-7', '21-100342-001-7'],
        ['Registro único tributario 212140550018', '212140550018'],
      ],
      clean: ['RUT: 21-100342-001-0', 'Pedido 212140550018'],
    },
    source: 'https://www.gub.uy/direccion-general-impositiva',
  },
  {
    id: 'uy-cedula',
    name: 'Uruguayan identity card number',
    group: 'national_id',
    country: 'UY',
    risks: ['pii'],
    patterns: ['\\d\\.?\\d{3}\\.?\\d{3}[-/ ]?\\d'],
    isolated: 'number',
    check: ({ compact }) =>
      (10 - (weightedSum(compact, [2, 9, 8, 7, 6, 3, 4]) % 10)) % 10 === Number(compact[7]),
    keywords: [
      'cédula',
      'cédula de identidad',
      'cedula de identidad',
      'c.i.',
      'ci',
      'documento de identidad',
      'uruguayan id',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['C.I. 1.234.567-2', '1.234.567-2'],
        ['Cédula de identidad 42875631', '42875631'],
      ],
      clean: ['C.I. 1.234.567-0', 'Pedido 42875631'],
    },
    source: 'https://www.gub.uy/ministerio-interior (Dirección Nacional de Identificación Civil)',
  },
  {
    id: 'uy-nie',
    name: 'Uruguayan foreigner identity number (NIE)',
    group: 'national_id',
    country: 'UY',
    risks: ['pii'],
    patterns: ['\\d{8}-?\\d'],
    isolated: 'number',
    check: ({ compact }) =>
      (11 - (weightedSum(compact, [5, 4, 3, 2, 9, 8, 7, 6]) % 11)) % 10 === Number(compact[8]),
    keywords: ['nie', 'n.i.e.', 'número de identidad de extranjero', 'numero de identidad de extranjero'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['NIE: 93123456-4', '93123456-4'],
        ['Número de identidad de extranjero 912345670', '912345670'],
      ],
      clean: ['NIE: 93123456-0', 'Tel. 912345670'],
    },
    source: 'OECD, Uruguay: tax identification numbers',
  },
  {
    id: 'uy-passport',
    name: 'Uruguayan passport number',
    group: 'passport',
    country: 'UY',
    risks: ['pii'],
    patterns: ['[A-Z]\\d{6}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'pasaporte uruguayo',
      'uruguayan passport',
      'uruguay passport',
      'uruguayan passport no',
      'uruguayan passport number',
      'uruguay passport no',
      'uruguay passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Pasaporte uruguayo C123456', 'C123456'],
        ['Uruguayan passport: D654321', 'D654321'],
      ],
      clean: ['Pieza C123456', 'Pasaporte uruguayo 12'],
    },
    source: 'https://www.gub.uy/ministerio-interior',
  },
];

/** A number of registration from 01 to 22, six digits, 001, check digit. */
function isRut(digits: string): boolean {
  const office = Number(digits.slice(0, 2));
  if (office < 1 || office > 22 || Number(digits.slice(2, 8)) === 0) return false;
  if (digits.slice(8, 11) !== '001') return false;
  const sum = weightedSum(digits, [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  return (11 - (sum % 11)) % 11 === Number(digits[11]);
}
