import type { DataIdentifier } from '../identifier.ts';

export const UG: readonly DataIdentifier[] = [
  {
    id: 'ug-nin',
    name: 'Ugandan national identification number (NIN)',
    group: 'national_id',
    country: 'UG',
    risks: ['pii'],
    patterns: ['[CFR][MF]\\d{2}[0-9A-Z]{10}'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => /\d.*\d/.test(compact.slice(4)) && /[A-Z]/.test(compact.slice(4)),
    keywords: ['nin', 'national identification number', 'ndaga muntu', 'nira', 'ugandan id'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['NIN: CM850121023ABC', 'CM850121023ABC'],
        ['Ndaga Muntu CF92034107XYZK', 'CF92034107XYZK'],
      ],
      clean: ['Part CM850121023ABC', 'NIN: XM850121023ABC'],
    },
    source: 'https://www.nira.go.ug (National Identification and Registration Authority)',
  },
  {
    id: 'ug-tin',
    name: 'Ugandan taxpayer identification number',
    group: 'tax',
    country: 'UG',
    risks: ['pii'],
    patterns: ['1\\d{9}'],
    isolated: 'number',
    keywords: ['ura tin', 'uganda tin', 'ugandan tin', 'uganda revenue authority'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['URA TIN: 1001234567', '1001234567'],
        ['Uganda Revenue Authority 1023456789', '1023456789'],
      ],
      clean: ['Sent 1001234567', 'URA TIN: 2001234567'],
    },
    source: 'https://ura.go.ug (Uganda Revenue Authority)',
  },
];
