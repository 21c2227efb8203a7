import { isLuhn } from '../../checks/luhn.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

/** Provinces from 01 to 24, 30 and 50 for people registered abroad. */
const PROVINCE = /^(?:0[1-9]|1\d|2[0-4]|30|50)/;

const isCi = (digits: string): boolean => PROVINCE.test(digits) && Number(digits[2]) < 7 && isLuhn(digits);

/** People have their identity number and a branch; authorities a 6, companies a 9 in the third place. */
function isRuc(compact: string): boolean {
  if (!PROVINCE.test(compact)) return false;
  const isPerson = isCi(compact.slice(0, 10)) && !compact.endsWith('000');
  const isAuthority =
    compact[2] === '6' &&
    weightedSum(compact, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 &&
    !compact.endsWith('0000');
  const isCompany =
    compact[2] === '9' &&
    weightedSum(compact, [4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 &&
    !compact.endsWith('000');
  return isPerson || isAuthority || isCompany;
}

/** Ecuador */
export const EC: readonly DataIdentifier[] = [
  {
    id: 'ec-ci',
    name: 'Ecuadorian identity card number (CI)',
    group: 'national_id',
    country: 'EC',
    risks: ['pii'],
    patterns: [String.raw`[0-35]\d[0-6]\d{3}[ -]?\d{3}[ -]?\d`, String.raw`[0-35]\d[0-6]\d{6}-\d`],
    isolated: 'number',
    check: ({ compact }) => isCi(compact),
    keywords: [
      'ci',
      'cédula de identidad',
      'cedula de identidad',
      'cédula',
      'cedula',
      'nui',
      'número único de identificación',
      'ecuadorian id',
      'ecuador id',
      'ecuadorian identity card',
      'ecuadorian personal identity code',
      'ecuadorian cedula',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['ci: 122884-605-9', '122884-605-9'],
        ['1812874996 (cédula de identidad)', '1812874996'],
      ],
      clean: ['ci: 122884-605-0', 'ci: 1812874997', 'Room 7, item 122884-605-9, two pieces'],
    },
    source: 'Registro Civil del Ecuador, cédula de identidad',
  },
  {
    id: 'ec-ruc',
    name: 'Ecuadorian tax number (RUC)',
    group: 'tax',
    country: 'EC',
    risks: ['pii'],
    patterns: [String.raw`[0-35]\d{9}[ -]?\d{3}`],
    isolated: 'number',
    check: ({ compact }) => isRuc(compact),
    keywords: [
      'ruc',
      'r u c',
      'registro único de contribuyentes',
      'registro unico de contribuyentes',
      'sri',
      'ecuadorian tax number',
      'ecuador ruc',
      'ecuadorian company tax number',
      'ecuador tax number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['ruc: 2007486216-255', '2007486216-255'],
        ['1752711125333 (r u c)', '1752711125333'],
      ],
      clean: ['ruc: 2007486217-255', 'ruc: 1752711126333', 'Room 7, item 2007486216-255, two pieces'],
    },
    source: 'Servicio de Rentas Internas, Registro Único de Contribuyentes',
  },
];
