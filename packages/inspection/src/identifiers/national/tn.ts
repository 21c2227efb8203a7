import { stdnumCheck } from '../../checks/stdnum.ts';
import type { DataIdentifier } from '../identifier.ts';

const isMatricule = stdnumCheck('TN', 'mf');

export const TN: readonly DataIdentifier[] = [
  {
    id: 'tn-mf',
    name: 'Tunisian tax number (matricule fiscal)',
    group: 'tax',
    country: 'TN',
    risks: [],
    patterns: ['\\d{5,7} ?[/. -]? ?[A-Z](?: ?[/. -]? ?[A-Z] ?[/. -]? ?[A-Z] ?[/. -]? ?\\d{3})?'],
    ignoreCase: true,
    isolated: 'word',
    check: (candidate) => isMatricule(candidate) && !/^ ?[/.-] ?\w/.test(candidate.after),
    keywords: [
      'mf',
      'm.f.',
      'matricule fiscal',
      'matricule fiscale',
      'identifiant fiscal',
      'المعرف الجبائي',
      'tunisia tax number',
      'tva',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Matricule fiscal : 1182431M/A/M/000', '1182431M/A/M/000'],
        ['MF 1219773W', '1219773W'],
      ],
      clean: ['Matricule fiscal : 1182431M/J/M/000', 'Pièce 1219773W'],
    },
    source: 'https://www.finances.gov.tn; code de la TVA tunisien',
  },
  {
    id: 'tn-cin',
    name: 'Tunisian identity card number (CIN)',
    group: 'national_id',
    country: 'TN',
    risks: ['pii'],
    patterns: ['[01]\\d{7}'],
    isolated: 'number',
    keywords: [
      'cin',
      'c.i.n',
      "carte d'identité nationale",
      'بطاقة التعريف الوطنية',
      'بطاقة التعريف',
      'tunisian id',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['CIN : 01234567', '01234567'],
        ['بطاقة التعريف الوطنية عدد 09876543', '09876543'],
      ],
      clean: ['Tél. 01234567', 'CIN : 21234567'],
    },
    source: 'https://www.interieur.gov.tn',
  },
  {
    id: 'tn-passport',
    name: 'Tunisian passport number',
    group: 'passport',
    country: 'TN',
    risks: ['pii'],
    patterns: ['[A-Z]\\d{6}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'passeport tunisien',
      'tunisian passport',
      'جواز سفر تونسي',
      'tunisian passport no',
      'tunisian passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Passeport tunisien X123456', 'X123456'],
        ['Tunisian passport: Z654321', 'Z654321'],
      ],
      clean: ['Pièce X123456', 'Passeport tunisien 123'],
    },
    source: 'https://www.interieur.gov.tn',
  },
];
