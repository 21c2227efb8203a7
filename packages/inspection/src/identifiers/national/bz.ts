import type { DataIdentifier } from '../identifier.ts';

/** Belize */
export const BZ: readonly DataIdentifier[] = [
  {
    id: 'bz-tin',
    name: 'Belizean tax number (TIN)',
    group: 'tax',
    country: 'BZ',
    risks: ['pii'],
    patterns: [String.raw`\d{6}-?(?:10|13|66)`, String.raw`\d{6}`],
    isolated: 'number',
    check: ({ compact, before, after }) => compact.length === 8 || /beliz/i.test(before + after),
    keywords: [
      'belize tin',
      'belizean tax number',
      'belize tax',
      'belize tax service',
      'tin',
      'tax identification number',
    ],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['belize tin: 018202-13', '018202-13'],
        ['36785313 (belizean tax number)', '36785313'],
      ],
      clean: ['belize tin: 018202-14', 'belize tin: 36785314', 'Room 7, item 018202-13, two pieces'],
    },
    source: 'OECD, Belize: information on tax identification numbers',
  },
  {
    id: 'bz-ssn',
    name: 'Belizean social security number',
    group: 'national_id',
    country: 'BZ',
    risks: ['pii'],
    patterns: [String.raw`0\d{8}`],
    isolated: 'number',
    keywords: ['belize social security', 'belizean social security number', 'belize ssn'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['belize social security: 063687104', '063687104'],
        ['026470531 (belizean social security number)', '026470531'],
      ],
      clean: [
        'Room 7, item 063687104, two pieces',
        'belize social security: 06368710',
        'belize social security: 02647053',
      ],
    },
    source: 'Social Security Board Belize, social security card',
  },
];
