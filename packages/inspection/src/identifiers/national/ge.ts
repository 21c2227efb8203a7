import type { DataIdentifier } from '../identifier.ts';

/** Georgia */
export const GE: readonly DataIdentifier[] = [
  {
    id: 'ge-personal-number',
    name: 'Georgian personal number',
    group: 'national_id',
    country: 'GE',
    risks: ['pii'],
    patterns: [String.raw`[0-6]\d{10}`],
    isolated: 'number',
    keywords: [
      'პირადი ნომერი',
      'პირადი №',
      'პ/ნ',
      'georgian personal number',
      'georgian id',
      'georgia personal number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['პირადი ნომერი: 13421179516', '13421179516'],
        ['16585907226 (პირადი №)', '16585907226'],
      ],
      clean: [
        'Room 7, item 13421179516, two pieces',
        'პირადი ნომერი: 1342117951',
        'პირადი ნომერი: 1658590722',
      ],
    },
    source: 'Public Service Development Agency of Georgia, personal number',
  },
  {
    id: 'ge-tin',
    name: 'Georgian tax number of companies',
    group: 'company',
    country: 'GE',
    risks: [],
    patterns: [String.raw`[2-5]\d{8}`],
    isolated: 'number',
    keywords: [
      'საიდენტიფიკაციო ნომერი',
      'საიდენტიფიკაციო კოდი',
      'ს/ნ',
      'ს/კ',
      'georgian tax number',
      'georgian company number',
      'georgia tin',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['საიდენტიფიკაციო ნომერი: 569363086', '569363086'],
        ['360570064 (საიდენტიფიკაციო კოდი)', '360570064'],
      ],
      clean: [
        'Room 7, item 569363086, two pieces',
        'საიდენტიფიკაციო ნომერი: 56936308',
        'საიდენტიფიკაციო ნომერი: 36057006',
      ],
    },
    source: 'Revenue Service of Georgia; OECD, Georgia: tax identification numbers',
  },
];
