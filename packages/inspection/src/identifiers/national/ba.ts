import { isJmbg } from '../../checks/jmbg.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

/** The last of thirteen digits: weights 7 to 2 twice, modulo 11. */
function isJib(compact: string): boolean {
  const remainder = weightedSum(compact, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return remainder !== 1 && (11 - remainder) % 11 === Number(compact[12]);
}

/** Bosnia and Herzegovina */
export const BA: readonly DataIdentifier[] = [
  {
    id: 'ba-jmbg',
    name: 'Bosnian personal number (JMBG)',
    group: 'national_id',
    country: 'BA',
    risks: ['pii'],
    patterns: [String.raw`[0-3]\d[01]\d[089]\d{2}1\d{5}`],
    isolated: 'number',
    check: ({ compact }) => isJmbg(compact, [10, 19]),
    keywords: [
      'jmbg',
      'jmb',
      'jedinstveni matični broj',
      'matični broj',
      'maticni broj',
      'јмбг',
      'bosnian personal number',
      'lična karta',
      'unique master citizen number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['jmbg: 1706985128484', '1706985128484'],
        ['0601963129061 (jmb)', '0601963129061'],
      ],
      clean: ['jmbg: 1706985128485', 'jmbg: 1706985128486', 'Room 7, item 1706985128484, two pieces'],
    },
    source: 'Zakon o jedinstvenom matičnom broju, Bosna i Hercegovina',
  },
  {
    id: 'ba-jib',
    name: 'Bosnian company and tax number (JIB)',
    group: 'company',
    country: 'BA',
    risks: [],
    patterns: [String.raw`4\d{12}`],
    isolated: 'number',
    check: ({ compact }) => isJib(compact),
    keywords: [
      'jib',
      'jedinstveni identifikacioni broj',
      'identifikacijski broj',
      'pdv broj',
      'pdv',
      'id broj',
      'bosnian company number',
      'bosnian tax number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['jib: 4299115538136', '4299115538136'],
        ['4832006055036 (jedinstveni identifikacioni broj)', '4832006055036'],
      ],
      clean: ['jib: 4299115538137', 'jib: 4299115538138', 'Room 7, item 4299115538136, two pieces'],
    },
    source: 'Uprava za indirektno oporezivanje BiH, Jedinstveni identifikacioni broj',
  },
];
