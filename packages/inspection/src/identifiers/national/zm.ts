import type { DataIdentifier } from '../identifier.ts';

export const ZM: readonly DataIdentifier[] = [
  {
    id: 'zm-nrc',
    name: 'Zambian national registration card number (NRC)',
    group: 'national_id',
    country: 'ZM',
    risks: ['pii'],
    patterns: ['\\d{6}/\\d{2}/[1-3]'],
    isolated: 'number',
    keywords: ['nrc', 'nrc no', 'national registration card', 'national registration number', 'zambian id'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['NRC: 123456/78/1', '123456/78/1'],
        ['National registration card no. 654321/10/1', '654321/10/1'],
      ],
      clean: ['NRC: 123456/78/9', 'NRC: 12345/78/1'],
    },
    source: 'https://www.mohais.gov.zm (Department of National Registration, Passport and Citizenship)',
  },
  {
    id: 'zm-tpin',
    name: 'Zambian taxpayer identification number (TPIN)',
    group: 'tax',
    country: 'ZM',
    risks: ['pii'],
    patterns: ['[12]\\d{9}'],
    isolated: 'number',
    keywords: ['tpin', 'taxpayer identification number', 'zambia revenue authority'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['TPIN: 1001234567', '1001234567'],
        ['Zambia Revenue Authority TPIN 2000123456', '2000123456'],
      ],
      clean: ['Sent 1001234567', 'TPIN: 9001234567'],
    },
    source: 'https://www.zra.org.zm',
  },
];
