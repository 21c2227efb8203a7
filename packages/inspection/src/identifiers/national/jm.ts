import type { DataIdentifier } from '../identifier.ts';

export const JM: readonly DataIdentifier[] = [
  {
    id: 'jm-trn',
    name: 'Jamaican taxpayer registration number (TRN)',
    group: 'tax',
    country: 'JM',
    risks: ['pii'],
    patterns: ['[01]\\d{2}[ -]?\\d{3}[ -]?\\d{3}'],
    isolated: 'number',
    keywords: ['trn', 'taxpayer registration number', 'jamaican tax number'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['TRN: 123-456-789', '123-456-789'],
        ['Taxpayer registration number 001234567', '001234567'],
      ],
      clean: ['Call 123-456-789', 'TRN: 923-456-789'],
    },
    source: 'https://www.jamaicatax.gov.jm',
  },
];
