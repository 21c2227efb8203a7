import { stdnumCheck } from '../../checks/stdnum.ts';
import type { DataIdentifier } from '../identifier.ts';

const isCoe = stdnumCheck('SM', 'coe');

export const SM: readonly DataIdentifier[] = [
  {
    id: 'sm-coe',
    name: 'San Marino economic operator code (COE)',
    group: 'tax',
    country: 'SM',
    risks: [],
    patterns: ['(?:SM[ -]?)?\\d{1,7}'],
    ignoreCase: true,
    isolated: 'number',
    check: (candidate) => isCoe({ ...candidate, text: candidate.text.replace(/^(?:SM[ -]?)?0*/i, '') }),
    keywords: [
      'coe',
      'c.o.e.',
      'codice operatore economico',
      'codice op. ec',
      'san marino tax number',
      'san marino',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['COE SM24165', 'SM24165'],
        ['Codice operatore economico: 51', '51'],
      ],
      clean: ['Pagina 24165', 'COE 2416A'],
    },
    source: 'https://www.gov.sm (Ufficio Tributario); https://www.ucaapp.sm',
  },
  {
    id: 'sm-passport',
    name: 'San Marino passport number',
    group: 'passport',
    country: 'SM',
    risks: ['pii'],
    patterns: ['[A-Z]{1,2}\\d{5,6}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'passaporto sammarinese',
      'san marino passport',
      'passaporto di san marino',
      'san marino passport no',
      'san marino passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Passaporto sammarinese DA12345', 'DA12345'],
        ['San Marino passport: A123456', 'A123456'],
      ],
      clean: ['Codice DA12345', 'San Marino passport 12'],
    },
    source: 'ICAO Doc 9303-4',
  },
];
