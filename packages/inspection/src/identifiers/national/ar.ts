import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

const CUIT_TYPES = ['20', '23', '24', '25', '26', '27', '30', '33', '34', '50', '51', '55'];

function isCuit(compact: string): boolean {
  const check = (11 - (weightedSum(compact, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return CUIT_TYPES.includes(compact.slice(0, 2)) && (check === 10 ? 9 : check) === Number(compact[10]);
}

/** Argentina */
export const AR: readonly DataIdentifier[] = [
  {
    id: 'ar-cuit',
    name: 'Argentine tax number (CUIT, CUIL)',
    group: 'tax',
    country: 'AR',
    risks: ['pii'],
    patterns: [
      String.raw`(?:2[0-7]|3[034]|5[015])[ .-]?\d{2}\.?\d{3}\.?\d{3}[ .-]?\d`,
      String.raw`(?:2[0-7]|3[034]|5[015])\d-\d{7}-\d`,
    ],
    isolated: 'number',
    check: ({ text, compact }) => isCuit(compact) && (/^..-.*-.$/.test(text) || 'beside_keyword'),
    keywords: [
      'cuit',
      'cuil',
      'cdi',
      'clave única de identificación tributaria',
      'clave unica de identificacion tributaria',
      'código único de identificación laboral',
      'argentine tax number',
      'argentina tax',
      'tax id',
      'código único de identificación tributaria',
      'argentinian vat number',
      'argentine vat number',
      'argentinian tax number',
    ],
    within: 60,
    reported: 'medium',
    examples: {
      matching: [
        ['cuit: 5567.139324.3', '5567.139324.3'],
        ['2672.960.975.6 (cuil)', '2672.960.975.6'],
      ],
      clean: ['cuit: 5567.139324.4', 'cuit: 5567.139324.5', 'Room 7, item 5567.139324.3, two pieces'],
    },
    source: 'ARCA (AFIP), Clave Única de Identificación Tributaria',
  },
  {
    id: 'ar-dni',
    name: 'Argentine identity number (DNI)',
    group: 'national_id',
    country: 'AR',
    risks: ['pii'],
    patterns: [String.raw`\d{1,2}\.\d{3}\.\d{3}`, String.raw`\d{7,8}`],
    isolated: 'number',
    keywords: [
      'dni',
      'documento nacional de identidad',
      'nro de documento',
      'número de documento',
      'argentine id',
      'argentine national identity number',
      'argentinian national identity document',
      'argentinian id',
      'argentine identity number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['dni: 0.513.378', '0.513.378'],
        ['25243594 (documento nacional de identidad)', '25243594'],
      ],
      clean: ['Room 7, item 0.513.378, two pieces', 'dni: 252435947777777'],
    },
    source: 'RENAPER, Documento Nacional de Identidad',
  },
  {
    id: 'ar-passport',
    name: 'Argentine passport number',
    group: 'passport',
    country: 'AR',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]{3}\d{6}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['pasaporte argentino', 'nro de pasaporte', 'argentine passport', 'argentina passport'],
    within: 40,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['pasaporte argentino: CZA452857', 'CZA452857'],
        ['WAM117216 (nro de pasaporte)', 'WAM117216'],
      ],
      clean: [
        'Room 7, item CZA452857, two pieces',
        'pasaporte argentino: CZA45285',
        'pasaporte argentino: WAM11721',
      ],
    },
    source: 'RENAPER, Pasaporte argentino; ICAO Doc 9303 part 4',
  },
];
