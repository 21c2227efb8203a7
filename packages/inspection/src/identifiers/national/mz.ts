import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const MZ: readonly DataIdentifier[] = [
  {
    id: 'mz-nuit',
    name: 'Mozambican tax number (NUIT)',
    group: 'tax',
    country: 'MZ',
    risks: ['pii'],
    patterns: ['[1-9]\\d{2}[ .-]?\\d{3}[ .-]?\\d{3}', looseDigits(9)],
    isolated: 'number',
    check: ({ compact }) => isNuit(compact),
    keywords: [
      'nuit',
      'número único de identificação tributária',
      'numero unico de identificacao tributaria',
      'mozambique tax number',
      'moçambique',
    ],
    within: 60,
    reported: 'narrow',
    examples: {
      matching: [
        ['NUIT: 400339910', '400339910'],
        ['NUIT 123.456.785', '123.456.785'],
      ],
      clean: ['NUIT: 400339911', 'Tel. 400339910'],
    },
    source: 'https://www.at.gov.mz (Autoridade Tributária de Moçambique)',
  },
  {
    id: 'mz-bi',
    name: 'Mozambican identity card number',
    group: 'national_id',
    country: 'MZ',
    risks: ['pii'],
    patterns: ['\\d{12}[A-Z]'],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['bi', 'bi nº', 'bilhete de identidade', 'número do bi', 'mozambican identity card'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['BI nº 110100123456A', '110100123456A'],
        ['Bilhete de identidade: 030204567891P', '030204567891P'],
      ],
      clean: ['Lote 110100123456A', 'BI nº 1101001234A'],
    },
    source: 'https://www.dnic.gov.mz (Direcção Nacional de Identificação Civil)',
  },
  {
    id: 'mz-passport',
    name: 'Mozambican passport number',
    group: 'passport',
    country: 'MZ',
    risks: ['pii'],
    patterns: ['\\d{2}[A-Z]{2}\\d{5}|[A-Z]{2}\\d{6,7}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'passaporte moçambicano',
      'mozambican passport',
      'mozambique passport',
      'mozambican passport no',
      'mozambican passport number',
      'mozambique passport no',
      'mozambique passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Passaporte moçambicano 13AF12345', '13AF12345'],
        ['Mozambican passport: AB0123456', 'AB0123456'],
      ],
      clean: ['Lote 13AF12345', 'Mozambican passport: 12345'],
    },
    source: 'ICAO Doc 9303-4; https://www.senami.gov.mz',
  },
];

/** A remainder of ten has the check digit 1. */
function isNuit(digits: string): boolean {
  const remainder = weightedSum(digits, [8, 9, 4, 5, 6, 7, 8, 9]) % 11;
  return (remainder === 10 ? 1 : remainder) === Number(digits[8]);
}
