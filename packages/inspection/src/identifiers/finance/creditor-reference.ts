import { mod97 } from '../../checks/mod-97.ts';
import type { DataIdentifier } from '../identifier.ts';

export const CREDITOR_REFERENCE: DataIdentifier = {
  id: 'creditor-reference',
  name: 'Structured creditor reference (RF)',
  group: 'bank',
  risks: ['pii'],
  patterns: ['\\bRF\\d\\d(?: ?[A-Z0-9]){4,21}\\b'],
  isolated: 'word',
  check: ({ compact }) => /\d{3}/.test(compact) && mod97(compact.slice(4) + compact.slice(0, 4)) === 1,
  keywords: [
    'reference',
    'payment reference',
    'creditor reference',
    'rf',
    'referenz',
    'zahlungsreferenz',
    'viite',
    'référence',
    'referencia',
  ],
  within: 40,
  reported: 'medium',
  examples: {
    matching: [
      ['Reference RF18 5390 0754 7034', 'RF18 5390 0754 7034'],
      ['RF18539007547034', 'RF18539007547034'],
    ],
    clean: ['Reference RF19 5390 0754 7034', 'RF18 is short'],
  },
  source: 'ISO 11649',
};
