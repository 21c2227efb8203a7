import { isLuhn } from '../../checks/luhn.ts';
import type { DataIdentifier } from '../identifier.ts';

/** Guinea */
export const GN: readonly DataIdentifier[] = [
  {
    id: 'gn-nifp',
    name: 'Guinean tax number (NIFp)',
    group: 'tax',
    country: 'GN',
    risks: ['pii'],
    patterns: [String.raw`\d{3}[ -]?\d{3}[ -]?\d{3}`],
    isolated: 'number',
    check: ({ compact }) => isLuhn(compact),
    keywords: [
      'nifp',
      'numéro d’identification fiscale permanent',
      "numéro d'identification fiscale permanent",
      'nif guinée',
      'guinean tax number',
      'guinea tax number',
      'guinea nifp',
      'nif',
    ],
    within: 60,
    reported: 'narrow',
    examples: {
      matching: [
        ['nifp: 154-936-843', '154-936-843'],
        ['929046951 (numéro d’identification fiscale permanent)', '929046951'],
      ],
      clean: ['nifp: 154-936-844', 'nifp: 929046952', 'Room 7, item 154-936-843, two pieces'],
    },
    source: 'Direction nationale des impôts (Guinée), numéro d’immatriculation fiscale permanent',
  },
];
