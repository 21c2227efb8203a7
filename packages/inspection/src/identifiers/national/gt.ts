import { stdnumCheck } from '../../checks/stdnum.ts';
import type { DataIdentifier } from '../identifier.ts';

/** The last digit or K: weights from 2 on from the right, modulo 11. */
function isNit(compact: string): boolean {
  let sum = 0;
  const digits = compact.slice(0, -1);
  for (let index = 0; index < digits.length; index += 1)
    sum += Number(digits[digits.length - 1 - index]) * (index + 2);
  return Number(digits) > 0 && '0123456789K'[(11 - (sum % 11)) % 11] === compact.at(-1);
}

/** Guatemala */
export const GT: readonly DataIdentifier[] = [
  {
    id: 'gt-nit',
    name: 'Guatemalan tax number (NIT)',
    group: 'tax',
    country: 'GT',
    risks: ['pii'],
    patterns: [String.raw`\d{1,11}-[0-9K]`, String.raw`\d{5,11}[0-9K]`],
    ignoreCase: true,
    isolated: 'number',
    check: ({ compact }) => compact.length <= 12 && isNit(compact),
    keywords: [
      'nit',
      'número de identificación tributaria',
      'numero de identificacion tributaria',
      'sat guatemala',
      'guatemalan tax number',
      'guatemala nit',
      'guatemala tax number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['nit: 21152486-7', '21152486-7'],
        ['7253348K (número de identificación tributaria)', '7253348K'],
      ],
      clean: ['nit: 21152486-8', 'nit: 7253349K', 'Room 7, item 21152486-7, two pieces'],
    },
    source: 'Superintendencia de Administración Tributaria (Guatemala), NIT',
  },
  {
    id: 'gt-cui',
    name: 'Guatemalan identity number (CUI)',
    group: 'national_id',
    country: 'GT',
    risks: ['pii'],
    patterns: [String.raw`\d{4}[ -]?\d{5}[ -]?\d{4}`],
    isolated: 'number',
    check: stdnumCheck('GT', 'cui'),
    keywords: [
      'cui',
      'dpi',
      'código único de identificación',
      'documento personal de identificación',
      'guatemalan id',
      'guatemala id',
      'guatemala identity number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['cui: 5869135720107', '5869135720107'],
        ['7719-98449-0600 (dpi)', '7719-98449-0600'],
      ],
      clean: ['cui: 5869135730107', 'cui: 5869135720127', 'Room 7, item 5869135720107, two pieces'],
    },
    source: 'RENAP, Código Único de Identificación',
  },
];
