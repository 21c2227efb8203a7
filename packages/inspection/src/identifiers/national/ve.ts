import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

export const VE: readonly DataIdentifier[] = [
  {
    id: 've-rif',
    name: 'Venezuelan tax number (RIF)',
    group: 'tax',
    country: 'VE',
    risks: ['pii'],
    patterns: ['[VEJPG][ -]?\\d{8}[ -]?\\d', '[VEJPG]-?\\d{2}\\.?\\d{3}\\.?\\d{3}-?\\d'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isRif(compact),
    keywords: [
      'rif',
      'r.i.f.',
      'registro de identificación fiscal',
      'registro de informacion fiscal',
      'registro de información fiscal',
      'registro único de información fiscal',
      'seniat',
      'venezuelan tax number',
      'venezuelan vat',
    ],
    within: 60,
    reported: 'narrow',
    examples: {
      matching: [
        ['RIF: V-11470283-4', 'V-11470283-4'],
        ['R.I.F. J306845372', 'J306845372'],
      ],
      clean: ['RIF: V-11470283-0', 'Pieza J306845372'],
    },
    source:
      'http://declaraciones.seniat.gob.ve (Servicio Nacional Integrado de Administración Aduanera y Tributaria)',
  },
  {
    id: 've-cedula',
    name: 'Venezuelan identity card number',
    group: 'national_id',
    country: 'VE',
    risks: ['pii'],
    patterns: ['[VE][ -]?\\d{1,2}\\.?\\d{3}\\.?\\d{3}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['cédula', 'cedula', 'cédula de identidad', 'cedula de identidad', 'c.i.', 'venezuelan id'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['C.I. V-12.345.678', 'V-12.345.678'],
        ['Cédula de identidad E-84123456', 'E-84123456'],
      ],
      clean: ['Pieza V-12.345.678', 'Cédula de identidad X-84123456'],
    },
    source: 'https://www.saime.gob.ve',
  },
  {
    id: 've-passport',
    name: 'Venezuelan passport number',
    group: 'passport',
    country: 'VE',
    risks: ['pii'],
    patterns: ['\\d{9}'],
    isolated: 'number',
    keywords: [
      'pasaporte venezolano',
      'venezuelan passport',
      'venezuela passport',
      'venezuelan passport no',
      'venezuelan passport number',
      'venezuela passport no',
      'venezuela passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Pasaporte venezolano 123456789', '123456789'],
        ['Venezuelan passport: 098765432', '098765432'],
      ],
      clean: ['Llame al 123456789', 'Pasaporte venezolano 1234'],
    },
    source: 'https://www.saime.gob.ve',
  },
];

/** The type of holder counts 4 (V), 8 (E), 12 (J), 16 (P) or 20 (G). */
const TYPES: Readonly<Record<string, number>> = { V: 4, E: 8, J: 12, P: 16, G: 20 };

function isRif(compact: string): boolean {
  const sum = (TYPES[compact[0] ?? ''] ?? 0) + weightedSum(compact.slice(1), [3, 2, 7, 6, 5, 4, 3, 2]);
  const check = 11 - (sum % 11);
  return (check > 9 ? 0 : check) === Number(compact[9]);
}
