import { withOrWithout } from '../../checks/country-prefix.ts';
import { isYyyymmdd } from '../../checks/date.ts';
import { isLuhn } from '../../checks/luhn.ts';
import { isVerhoeff } from '../../checks/verhoeff.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const LU: readonly DataIdentifier[] = [
  {
    id: 'lu-tva',
    name: 'Luxembourg VAT number',
    group: 'tax',
    country: 'LU',
    risks: [],
    patterns: ['(?:LU[ .:-]?)?\\d{3}[ .:-]?\\d{3}[ .:-]?\\d{2}', looseDigits(8, 'LU')],
    ignoreCase: true,
    isolated: 'number',
    check: withOrWithout('LU', (digits) => Number(digits.slice(0, 6)) % 89 === Number(digits.slice(6))),
    keywords: [
      'tva',
      'n° tva',
      'numéro de tva',
      'numéro tva',
      'no tva',
      'taxe sur la valeur ajoutée',
      'vat',
      'vat number',
      'vat no',
      'vat id',
      'ust-id',
      'mwst',
      'luxembourg vat',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['N° TVA LU 123 456 13', 'LU 123 456 13'],
        ['TVA: 20001532', '20001532'],
      ],
      clean: ['N° TVA LU 123 456 00', 'Tél. 20001532'],
    },
    source: 'https://guichet.public.lu; AED (Administration de l’enregistrement, des domaines et de la TVA)',
  },
  {
    id: 'lu-matricule',
    name: 'Luxembourg national identification number (matricule)',
    group: 'national_id',
    country: 'LU',
    risks: ['pii', 'hipaa'],
    patterns: ['(?:18|19|20)\\d{2}[ -]?[01]\\d[ -]?[0-3]\\d[ -]?\\d{3}[ -]?\\d{2}'],
    isolated: 'number',
    check: ({ compact }) => isMatricule(compact),
    keywords: [
      'matricule',
      'numéro de matricule',
      'matricule national',
      "numéro d'identification national",
      'sozialversicherungsnummer',
      'cns',
      'ccss',
      'numéro de sécurité sociale',
      'luxembourg id',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Matricule: 1985011512398', '1985011512398'],
        ['Matricule national 1992 0623 045 09', '1992 0623 045 09'],
      ],
      clean: ['Matricule: 1985011512300', 'Matricule: 1985131512345'],
    },
    source: 'Règlement grand-ducal du 21 mars 1979 (numéro d’identité numérique); loi du 19 juin 2013',
  },
  {
    id: 'lu-rcs',
    name: 'Luxembourg trade register number',
    group: 'company',
    country: 'LU',
    risks: [],
    patterns: ['[A-J] ?\\d{3,6}'],
    isolated: 'word',
    keywords: ['rcs', 'r.c.s.', 'rcs luxembourg', 'r.c.s. luxembourg', 'registre de commerce', 'rcsl'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['R.C.S. Luxembourg B 123456', 'B 123456'],
        ['RCS B98765', 'B98765'],
      ],
      clean: ['Vitamin B 123456', 'RCS K 123456'],
    },
    source: 'https://www.lbr.lu (Luxembourg Business Registers)',
  },
  {
    id: 'lu-passport',
    name: 'Luxembourg passport number',
    group: 'passport',
    country: 'LU',
    risks: ['pii'],
    patterns: ['J[A-Z0-9]{7}|[A-Z]{2}\\d{6}'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => /\d/.test(compact.slice(1)),
    keywords: [
      'luxembourg passport',
      'passeport luxembourgeois',
      'luxemburger reisepass',
      'luxembourgish passport',
      'luxembourg passport no',
      'luxembourg passport number',
      'luxembourgish passport no',
      'luxembourgish passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Passeport luxembourgeois JCU9J4T2', 'JCU9J4T2'],
        ['Luxembourg passport: J1234567', 'J1234567'],
      ],
      clean: ['Part JCU9J4T2', 'Luxembourg passport: 1234567'],
    },
    source: 'https://www.consilium.europa.eu/prado (LUX-AO)',
  },
];

/** Birth date, serial, then a Luhn and a Verhoeff digit, each over the first eleven. Numbers before 2014 had eleven digits only. */
function isMatricule(digits: string): boolean {
  const body = digits.slice(0, 11);
  return isYyyymmdd(digits) && isLuhn(digits.slice(0, 12)) && isVerhoeff(`${body}${digits.slice(12)}`);
}
