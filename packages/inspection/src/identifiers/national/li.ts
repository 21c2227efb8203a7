import type { DataIdentifier } from '../identifier.ts';

export const LI: readonly DataIdentifier[] = [
  {
    id: 'li-peid',
    name: 'Liechtenstein person identification number (PEID)',
    group: 'tax',
    country: 'LI',
    risks: ['pii'],
    patterns: ['\\d{4,12}'],
    isolated: 'number',
    check: ({ compact }) => /[1-9]\d{3}/.test(compact),
    keywords: [
      'peid',
      'personenidentifikationsnummer',
      'pid-nummer',
      'person identification number',
      'liechtenstein tax number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['PEID: 1234567', '1234567'],
        ['Personenidentifikationsnummer 00008912', '00008912'],
      ],
      clean: ['1234567 Einwohner', 'PEID: 123'],
    },
    source:
      'https://www.oecd.org/tax/automatic-exchange/crs-implementation-and-assistance/tax-identification-numbers/Liechtenstein-TIN.pdf',
  },
  {
    id: 'li-register-number',
    name: 'Liechtenstein commercial register number',
    group: 'company',
    country: 'LI',
    risks: [],
    patterns: ['FL-?\\d{4}\\.\\d{3}\\.\\d{3}-\\d'],
    isolated: 'word',
    keywords: ['handelsregister', 'register-nr', 'registernummer', 'hr-nummer', 'register number'],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['Register-Nr. FL-0002.123.456-7', 'FL-0002.123.456-7'],
        ['FL-0001.002.345-9, Vaduz', 'FL-0001.002.345-9'],
      ],
      clean: ['FL-0002.123.456', 'FL 33101 Miami'],
    },
    source: 'https://www.llv.li (Amt für Justiz, Handelsregister)',
  },
  {
    id: 'li-passport',
    name: 'Liechtenstein passport number',
    group: 'passport',
    country: 'LI',
    risks: ['pii'],
    patterns: ['[A-Z]\\d{5}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'liechtenstein passport',
      'liechtensteinischer pass',
      'liechtensteiner pass',
      'liechtenstein reisepass',
      'liechtenstein passport no',
      'liechtenstein passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Liechtenstein passport R12345', 'R12345'],
        ['Liechtensteinischer Pass Nr. A54321', 'A54321'],
      ],
      clean: ['Gate R12345', 'Liechtenstein passport R123456'],
    },
    source: 'ICAO Doc 9303-4; https://www.llv.li (Ausländer- und Passamt)',
  },
];
