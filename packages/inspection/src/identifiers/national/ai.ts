import type { DataIdentifier } from '../identifier.ts';

/** Anguilla */
export const AI: readonly DataIdentifier[] = [
  {
    id: 'ai-tin',
    name: 'Anguilla tax number (TIN)',
    group: 'tax',
    country: 'AI',
    risks: ['pii'],
    patterns: [String.raw`[12]\d{4}[ -]?\d{5}`],
    isolated: 'number',
    keywords: [
      'anguilla tin',
      'anguilla tax',
      'anguilla tax number',
      'anguilla taxpayer',
      'anguilla tax identification number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['anguilla tin: 16380-46630', '16380-46630'],
        ['2344278985 (anguilla tax)', '2344278985'],
      ],
      clean: ['Room 7, item 16380-46630, two pieces', 'anguilla tin: 234427898'],
    },
    source: 'OECD, Anguilla: information on tax identification numbers',
  },
];
