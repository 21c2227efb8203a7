import type { DataIdentifier } from '../identifier.ts';

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Supply points of electricity and gas: sixteen digits modulo 529, written as two letters. */
function isCups(compact: string): boolean {
  let remainder = 0;
  for (const digit of compact.slice(2, 18)) remainder = (remainder * 10 + Number(digit)) % 529;
  return compact.slice(18, 20) === `${LETTERS[Math.floor(remainder / 23)]}${LETTERS[remainder % 23]}`;
}

const CADASTRE_WEIGHTS = [13, 15, 12, 5, 4, 17, 9, 21, 3, 7, 1];

/** Each half of the plot, with the number of the property, makes one of the two letters. */
function isCadastre(compact: string): boolean {
  const letterOf = (half: string): string | undefined => {
    let sum = 0;
    for (const [index, character] of [...half, ...compact.slice(14, 18)].entries()) {
      const value = /\d/.test(character)
        ? Number(character)
        : 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'.indexOf(character) + 1;
      sum += value * (CADASTRE_WEIGHTS[index] ?? 0);
    }
    return 'MQWERTYUIOPASDFGHJKLBZX'[sum % 23];
  };
  return compact.slice(18) === `${letterOf(compact.slice(0, 7))}${letterOf(compact.slice(7, 14))}`;
}

/** Places in Spain: supply points, plots, postal codes. */
export const ES_PLACES: readonly DataIdentifier[] = [
  {
    id: 'es-cups',
    name: 'Spanish supply point code (CUPS)',
    group: 'contact',
    country: 'ES',
    risks: ['pii'],
    patterns: [String.raw`ES[ -]?\d{4}(?:[ -]?\d{4}){3}[ -]?[A-Z]{2}(?:[ -]?\d[FPRCXYZ])?`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isCups(compact),
    keywords: [
      'cups',
      'código universal de punto de suministro',
      'codigo unificado de punto de suministro',
      'punto de suministro',
      'supply point',
      'código unificado de punto de suministro',
      'spanish meter point number',
    ],
    within: 60,
    reported: 'medium',
    rank: 1,
    examples: {
      matching: [
        ['cups: ES-3331-5506-1961-6235-VF-1P', 'ES-3331-5506-1961-6235-VF-1P'],
        ['See ES-3331-5506-1961-6235-VF-1P in the file', 'ES-3331-5506-1961-6235-VF-1P'],
      ],
      clean: ['cups: ES-3331-5506-1961-6236-VF-1P', 'cups: ES-3331-5506-1961-6237-VF-1P'],
    },
    source: 'Ministerio para la Transición Ecológica, Procedimiento P.O. 10.8, código CUPS',
  },
  {
    id: 'es-cadastre',
    name: 'Spanish cadastral reference',
    group: 'contact',
    country: 'ES',
    risks: ['pii'],
    patterns: [String.raw`[0-9A-ZÑ]{7}[ -]?[0-9A-ZÑ]{7}[ -]?\d{4}[ -]?[A-Z]{2}`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isCadastre(compact),
    keywords: [
      'referencia catastral',
      'ref catastral',
      'catastro',
      'cadastral reference',
      'referenciacatastral',
    ],
    within: 60,
    reported: 'medium',
    examples: {
      matching: [
        ['referencia catastral: E2OÑ1Ñ97CYR7XI3607IG', 'E2OÑ1Ñ97CYR7XI3607IG'],
        ['See E2OÑ1Ñ97CYR7XI3607IG in the file', 'E2OÑ1Ñ97CYR7XI3607IG'],
      ],
      clean: ['referencia catastral: E2OÑ1Ñ97CYR7XI3609IG', 'referencia catastral: E2OÑ1Ñ97CYR7XI3600IG'],
    },
    source: 'Dirección General del Catastro, Cálculo de los caracteres de control de la referencia catastral',
  },
  {
    id: 'es-postal-code',
    name: 'Spanish postal code',
    group: 'contact',
    country: 'ES',
    risks: [],
    patterns: [String.raw`(?:E[ -])?(?:0[1-9]|[1-4]\d|5[0-2])\d{3}`],
    ignoreCase: true,
    isolated: 'number',
    keywords: ['código postal', 'codigo postal', 'c p', 'cp', 'spanish postal code'],
    within: 40,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['código postal: 51746', '51746'],
        ['E-50789 (codigo postal)', 'E-50789'],
      ],
      clean: ['Room 7, item 51746, two pieces', 'código postal: 5174', 'código postal: E-5078'],
    },
    source: 'Correos, códigos postales',
  },
];
