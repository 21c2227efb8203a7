import type { DataIdentifier } from '../identifier.ts';
import { COUNTRIES } from './countries.ts';

export const SWIFT_BIC: DataIdentifier = {
  id: 'swift-bic',
  name: 'Business identifier code (SWIFT/BIC)',
  group: 'bank',
  risks: ['glba'],
  patterns: [
    `\\b[A-Z]{4}(?:${COUNTRIES.join('|')})[A-Z0-9][A-NP-Z0-9](?:[A-Z0-9]{3})?\\b`,
    `\\b[A-Z]{4} (?:${COUNTRIES.join('|')}) [A-Z0-9][A-NP-Z0-9](?: [A-Z0-9]{3})?\\b`,
  ],
  isolated: 'word',
  check: ({ text }) => /\d/.test(text.slice(6)) || text.endsWith('XXX') || 'beside_keyword',
  keywords: [
    ...[
      'swift',
      'bic',
      'swift code',
      'bic code',
      'swift bic',
      'swift/bic',
      'bank identifier',
      'bank identifier code',
    ],
    ...[
      'iban',
      'código swift',
      'code swift',
      'code bic',
      'swift-code',
      'bankleitzahl',
      'スイフトコード',
      'swiftコード',
    ],
  ],
  within: 40,
  reported: 'narrow',
  rank: 2,
  examples: {
    matching: [
      ['SWIFT: DEUTDEFF', 'DEUTDEFF'],
      ['BIC: ABNA NL 2A', 'ABNA NL 2A'],
      ['IBAN see below, BIC MARKDEF1100', 'MARKDEF1100'],
    ],
    clean: ['SWIFT: PASSWORD', 'The BUSINESS of banks', 'BIC DEUTZZFF'],
  },
  source: 'ISO 9362; SWIFT BIC directory',
};
