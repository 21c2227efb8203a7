import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

/** The last digit or K: weights 2 to 7 from the right, modulo 11. */
function isRut(compact: string): boolean {
  const digits = compact.slice(0, -1).padStart(8, '0');
  const check = (11 - (weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return '0123456789K'[check] === compact.at(-1);
}

/** Chile */
export const CL: readonly DataIdentifier[] = [
  {
    id: 'cl-rut',
    name: 'Chilean tax and identity number (RUT, RUN)',
    group: 'national_id',
    country: 'CL',
    risks: ['pii'],
    patterns: [String.raw`(?:CL[ -]?)?\d{1,2}[.]?\d{3}[.]?\d{3}[ -]?[0-9K]`],
    ignoreCase: true,
    isolated: 'number',
    check: ({ compact }) => isRut(compact.replace(/^CL/, '')),
    keywords: [
      'rut',
      'run',
      'r u t',
      'rol único tributario',
      'rol unico tributario',
      'rol único nacional',
      'cédula de identidad',
      'carnet de identidad',
      'chilean tax number',
      'chilean id',
      'chilean national tax number',
      'chile rut',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['rut: 60.225.660-K', '60.225.660-K'],
        ['CL0026668K (run)', 'CL0026668K'],
      ],
      clean: ['rut: 60.225.661-K', 'rut: CL0026669K', 'Room 7, item 60.225.660-K, two pieces'],
    },
    source: 'Servicio de Impuestos Internos, Rol Único Tributario',
  },
  {
    id: 'cl-passport',
    name: 'Chilean passport number',
    group: 'passport',
    country: 'CL',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]\d{8}`, String.raw`[A-Z]\d{6}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['pasaporte chileno', 'pasaporte', 'n° de pasaporte', 'chilean passport', 'chile passport'],
    within: 40,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['pasaporte chileno: C36375296', 'C36375296'],
        ['B540494 (pasaporte)', 'B540494'],
      ],
      clean: [
        'Room 7, item C36375296, two pieces',
        'pasaporte chileno: C3637529',
        'pasaporte chileno: B54049',
      ],
    },
    source: 'Servicio de Registro Civil e Identificación, Pasaporte; ICAO Doc 9303 part 4',
  },
];
