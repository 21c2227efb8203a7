import { stdnumCheck } from '../../checks/stdnum.ts';
import type { DataIdentifier } from '../identifier.ts';

/** US tax numbers of employers and of those who prepare returns. */
export const US_BUSINESS_TAX: readonly DataIdentifier[] = [
  {
    id: 'us-ein',
    name: 'US employer identification number (EIN)',
    group: 'tax',
    country: 'US',
    risks: ['glba'],
    patterns: ['\\b\\d{2}-\\d{7}\\b', '\\b\\d{9}\\b'],
    isolated: 'number',
    check: stdnumCheck('US', 'ein'),
    keywords: [
      'ein',
      'fein',
      'employer id',
      'employer identification',
      'employer identification number',
      'federal tax id',
      'federal id',
      'tax id',
      'tax identification',
      'irs number',
      'taxpayer id',
    ],
    within: 40,
    reported: 'narrow',
    rank: 4,
    examples: {
      matching: [
        ['EIN: 94-3256710', '94-3256710'],
        ['Federal tax ID 911144442', '911144442'],
      ],
      clean: ['EIN: 07-3256710', 'item 94-3256710'],
    },
    source: 'Internal Revenue Service, EIN prefixes',
  },
  {
    id: 'us-ptin',
    name: 'US preparer tax identification number (PTIN)',
    group: 'tax',
    country: 'US',
    risks: ['pii'],
    patterns: ['\\bP-?\\d{8}\\b'],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['ptin', 'preparer', 'preparer tax', 'paid preparer'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['PTIN P01234567', 'P01234567'],
        ['Paid preparer: p00987654', 'p00987654'],
      ],
      clean: ['P01234567', 'PTIN P0123456'],
    },
    source: 'Internal Revenue Service, PTIN requirements',
  },
];
