import type { DataIdentifier } from '../identifier.ts';

/** Faroe Islands */
export const FO: readonly DataIdentifier[] = [
  {
    id: 'fo-vn',
    name: 'Faroese tax number of companies (V-tal)',
    group: 'company',
    country: 'FO',
    risks: [],
    patterns: [String.raw`(?:FO[ -]?)?\d{3}[ .]?\d{3}`],
    ignoreCase: true,
    isolated: 'number',
    keywords: [
      'vn',
      'v tal',
      'vtal',
      'vinnutal',
      'v a t',
      'mvg',
      'mvg tal',
      'skrásetingarnummar',
      'faroese tax number',
      'faroe islands vat',
      'faroe islands tax number',
    ],
    within: 40,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['vn: 705 155', '705 155'],
        ['FO882459 (v tal)', 'FO882459'],
      ],
      clean: ['Room 7, item 705 155, two pieces', 'vn: 705 15', 'vn: FO88245'],
    },
    source: 'TAKS, V-tal og MVG',
  },
  {
    id: 'fo-p-tal',
    name: 'Faroese personal number (P-tal)',
    group: 'national_id',
    country: 'FO',
    risks: ['pii'],
    patterns: [String.raw`[0-3]\d[01]\d{3}[ -]?\d{3}`],
    isolated: 'number',
    keywords: ['p tal', 'ptal', 'persónstal', 'faroese personal number', 'faroese id'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['p tal: 121472-883', '121472-883'],
        ['031959410 (ptal)', '031959410'],
      ],
      clean: ['Room 7, item 121472-883, two pieces', 'p tal: 121472-88', 'p tal: 03195941'],
    },
    source: 'Landsfólkayvirlitið, P-tal',
  },
];
