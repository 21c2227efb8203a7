import type { DataIdentifier } from '../identifier.ts';

/** Bahrain */
export const BH: readonly DataIdentifier[] = [
  {
    id: 'bh-cpr',
    name: 'Bahraini personal number (CPR)',
    group: 'national_id',
    country: 'BH',
    risks: ['pii'],
    patterns: [String.raw`\d{2}(?:0[1-9]|1[0-2])\d{5}`],
    isolated: 'number',
    keywords: [
      'cpr',
      'cpr no',
      'cpr number',
      'bahrain id',
      'bahraini id',
      'bahrain cpr',
      'الرقم الشخصي',
      'الرقم السكاني',
      'بطاقة الهوية البحرينية',
    ],
    within: 40,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['cpr: 170658592', '170658592'],
        ['640692895 (cpr no)', '640692895'],
      ],
      clean: ['Room 7, item 170658592, two pieces', 'cpr: 17065859', 'cpr: 64069289'],
    },
    source: 'Information & eGovernment Authority of Bahrain, Central Population Register number',
  },
];
