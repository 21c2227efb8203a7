import type { DataIdentifier } from '../identifier.ts';

/** Residents have numbers below 700000, companies (A: joint stock, L: limited) those from 700000 to 799999. */
function isNrt(compact: string): boolean {
  const [letter = '', number] = [compact[0], Number(compact.slice(1, 7))];
  if (letter === 'F') return number < 700_000;
  return letter === 'A' || letter === 'L' ? number >= 700_000 && number < 800_000 : true;
}

/** Andorra */
export const AD: readonly DataIdentifier[] = [
  {
    id: 'ad-nrt',
    name: 'Andorran tax number (NRT)',
    group: 'tax',
    country: 'AD',
    risks: ['pii'],
    patterns: [String.raw`(?:AD[ -]?)?[ACDEFGLOPU][ .-]?\d{3}[ .]?\d{3}[ .-]?[A-Z]`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isNrt(compact.replace(/^AD/, '')),
    keywords: [
      'nrt',
      'número de registre tributari',
      'registre tributari',
      'andorra tax number',
      'andorran tax number',
      'número de registro tributario',
      'tax id',
      'nif',
      'andorra tax register number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['nrt: G952 874Y', 'G952 874Y'],
        ['AD-O-002325H (número de registre tributari)', 'AD-O-002325H'],
      ],
      clean: ['Room 7, item G952 874Y, two pieces', 'nrt: AD-O-002325'],
    },
    source: 'OECD, Andorra: information on tax identification numbers (NRT)',
  },
  {
    id: 'ad-passport',
    name: 'Andorran passport number',
    group: 'passport',
    country: 'AD',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]\d{6}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['passaport', 'núm passaport', 'andorran passport', 'andorra passport', 'passaport andorrà'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['passaport: E891959', 'E891959'],
        ['L131005 (núm. passaport)', 'L131005'],
      ],
      clean: ['Room 7, item E891959, two pieces', 'passaport: L13100'],
    },
    source: 'Govern d’Andorra, passaport; ICAO Doc 9303 part 4',
  },
];
