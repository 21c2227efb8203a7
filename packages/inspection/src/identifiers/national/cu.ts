import { isBirthDate } from '../../checks/birth-date.ts';
import type { DataIdentifier } from '../identifier.ts';

/** The seventh digit is the century: 9 the 19th, 0 to 5 the 20th, 6 to 8 the 21st. */
function isNi(compact: string): boolean {
  const century = compact[6] === '9' ? 1800 : Number(compact[6]) < 6 ? 1900 : 2000;
  return isBirthDate(
    century + Number(compact.slice(0, 2)),
    Number(compact.slice(2, 4)),
    Number(compact.slice(4, 6)),
  );
}

/** Cuba */
export const CU: readonly DataIdentifier[] = [
  {
    id: 'cu-ni',
    name: 'Cuban identity number (NI)',
    group: 'national_id',
    country: 'CU',
    risks: ['pii'],
    patterns: [String.raw`\d{2}[01]\d[0-3]\d{6}`],
    isolated: 'number',
    check: ({ compact }) => isNi(compact),
    keywords: [
      'ni',
      'número de identidad',
      'numero de identidad',
      'carné de identidad',
      'carnet de identidad',
      'número de identidad permanente',
      'cuban id',
      'cuban identity number',
      'cuban identity card',
      'cuban identity card number',
      'cuban identity card numbers',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['ni: 30101813919', '30101813919'],
        ['95040827588 (número de identidad)', '95040827588'],
      ],
      clean: ['ni: 30201813919', 'ni: 30103813919', 'Room 7, item 30101813919, two pieces'],
    },
    source: 'Resolución 6/2014 del Ministerio del Interior de Cuba, número de identidad',
  },
  {
    id: 'cu-passport',
    name: 'Cuban passport number',
    group: 'passport',
    country: 'CU',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]\d{6}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['pasaporte cubano', 'cuban passport', 'cuba passport'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['pasaporte cubano: B624382', 'B624382'],
        ['A689684 (cuban passport)', 'A689684'],
      ],
      clean: ['Room 7, item B624382, two pieces', 'pasaporte cubano: B62438', 'pasaporte cubano: A68968'],
    },
    source: 'Ministerio del Interior de Cuba, pasaporte; ICAO Doc 9303 part 4',
  },
];
