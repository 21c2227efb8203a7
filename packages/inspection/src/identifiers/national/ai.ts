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
    check: ({ text, before, after }) => text.includes('-') || /anguilla/i.test(before + after),
    keywords: [
      'anguilla tin',
      'anguilla tax',
      'anguilla tax number',
      'anguilla taxpayer',
      'anguilla tax identification number',
      'tin',
      'tax identification number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Anguilla TIN 12043-75618', '12043-75618'],
        ['TIN: 20418-00957', '20418-00957'],
      ],
      clean: ['TIN: 1204375618', 'Room 7, item 12043-75618, two pieces'],
    },
    source: 'OECD, Anguilla: information on tax identification numbers',
  },
];
