import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

export const SN: readonly DataIdentifier[] = [
  {
    id: 'sn-ninea',
    name: 'Senegalese company tax number (NINEA)',
    group: 'tax',
    country: 'SN',
    risks: [],
    patterns: [
      '\\d{3}[ -]?\\d{4}(?:[ -]?[012][A-Z]\\d)?',
      '\\d{9}(?:[ -]?[012][A-Z]\\d)?',
      '00\\d{2}[ -]\\d{3}[ -]\\d{2}',
    ],
    ignoreCase: true,
    isolated: 'number',
    check: ({ compact }) => isNinea(/^\d+/.exec(compact.replace(/[012][A-Z]\d$/, ''))?.[0] ?? ''),
    keywords: [
      'ninea',
      'n.i.n.e.a.',
      "numéro d'identification nationale des entreprises",
      'senegal tax number',
    ],
    within: 70,
    reported: 'narrow',
    examples: {
      matching: [
        ['NINEA : 3067221', '3067221'],
        ['NINEA 003123453 2G3', '003123453 2G3'],
      ],
      clean: ['NINEA : 3067220', 'Tél. 3067221'],
    },
    source: 'Décret n° 2012-886 (NINEA); https://www.ansd.sn',
  },
  {
    id: 'sn-national-id',
    name: 'Senegalese national identification number (NIN)',
    group: 'national_id',
    country: 'SN',
    risks: ['pii'],
    patterns: ['[12]\\d{12,13}', '[12] ?\\d{3} ?(?:19|20)\\d{2} ?\\d{5}'],
    isolated: 'number',
    keywords: [
      'nin',
      'cedeao',
      "carte d'identité cedeao",
      "numéro d'identification nationale",
      'cni',
      'senegalese id',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['CNI n° 1 751 1985 01234', '1 751 1985 01234'],
        ["Carte d'identité CEDEAO 2619199000123", '2619199000123'],
      ],
      clean: ['Colis 2619199000123', 'CNI n° 1751'],
    },
    source: 'https://www.interieur.sec.gouv.sn (Direction de l’automatisation des fichiers)',
  },
];

function isNinea(digits: string): boolean {
  return weightedSum(digits.padStart(9, '0'), [1, 2, 1, 2, 1, 2, 1, 2, 1]) % 10 === 0;
}
