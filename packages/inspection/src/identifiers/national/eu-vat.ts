import { stdnumCheck } from '../../checks/stdnum.ts';
import type { Candidate, CheckResult, DataIdentifier } from '../identifier.ts';

/** Form of what follows the prefix, and the check. */
const COUNTRIES: readonly (readonly [
  prefix: string,
  form: string,
  check: (candidate: Candidate) => CheckResult,
])[] = [
  ['AT', 'U\\d{8}', stdnumCheck('AT', 'uid')],
  ['BE', '[01]?\\d{3}[ .]?\\d{3}[ .]?\\d{3}', stdnumCheck('BE', 'vat')],
  ['BG', '\\d{9,10}', stdnumCheck('BG', 'vat')],
  ['CY', '\\d{8}[A-Z]', stdnumCheck('CY', 'vat')],
  ['CZ', '\\d{8,10}', stdnumCheck('CZ', 'dic')],
  ['DE', '\\d{3}[ ]?\\d{3}[ ]?\\d{3}', stdnumCheck('DE', 'vat')],
  ['DK', '\\d{2} ?\\d{2} ?\\d{2} ?\\d{2}', stdnumCheck('DK', 'cvr')],
  ['EE', '\\d{9}', stdnumCheck('EE', 'kmkr')],
  ['EL', '\\d{9}', stdnumCheck('GR', 'vat')],
  ['ES', '[0-9A-Z]\\d{7}[0-9A-Z]', stdnumCheck('ES', 'nif')],
  ['FI', '\\d{7}-?\\d', stdnumCheck('FI', 'alv')],
  ['FR', '[0-9A-HJ-NP-Z]{2} ?\\d{3} ?\\d{3} ?\\d{3}', stdnumCheck('FR', 'tva')],
  ['HR', '\\d{11}', stdnumCheck('HR', 'oib')],
  ['HU', '\\d{8}', stdnumCheck('HU', 'anum')],
  ['IE', '\\d[0-9A-Z+*]\\d{5}[A-W][A-IW]?', stdnumCheck('IE', 'vat')],
  ['IT', '\\d{11}', stdnumCheck('IT', 'iva')],
  ['LT', '\\d{9}(?:\\d{3})?', stdnumCheck('LT', 'pvm')],
  ['LU', '\\d{3} ?\\d{3} ?\\d{2}', stdnumCheck('LU', 'tva')],
  ['LV', '\\d{11}', stdnumCheck('LV', 'pvn')],
  ['MT', '\\d{4} ?\\d{4}', stdnumCheck('MT', 'vat')],
  ['NL', '\\d{9} ?B ?\\d{2}', stdnumCheck('NL', 'btw')],
  ['PL', '\\d{3}[ -]?\\d{3}[ -]?\\d{2}[ -]?\\d{2}', stdnumCheck('PL', 'nip')],
  ['PT', '\\d{3} ?\\d{3} ?\\d{3}', stdnumCheck('PT', 'nif')],
  ['RO', '[1-9]\\d{5,9}', stdnumCheck('RO', 'cui')],
  ['SE', '\\d{6}[ -]?\\d{4}[ -]?01', stdnumCheck('SE', 'vat')],
  ['SI', '\\d{8}', stdnumCheck('SI', 'ddv')],
  ['SK', '\\d{3} ?\\d{3} ?\\d{4}', ({ compact }) => Number(compact) % 11 === 0],
];

const checks = new Map(COUNTRIES.map(([prefix, , check]) => [prefix, check]));

export const EU_VAT: DataIdentifier = {
  id: 'eu-vat',
  name: 'VAT number of an EU member state, with its prefix',
  group: 'tax',
  risks: [],
  patterns: [`(?:${COUNTRIES.map(([prefix, form]) => `${prefix}[ -]?${form}`).join('|')})`],
  ignoreCase: true,
  isolated: 'number',
  check: (candidate) => {
    const check = checks.get(candidate.compact.slice(0, 2));
    const text = candidate.text.slice(2).replace(/^[ -]/, '');
    const number = { ...candidate, text, compact: candidate.compact.slice(2) };
    if (check?.(number) !== true) return false;
    // Lower-case words such as "de 123456789" or "at u…" are rarely prefixes.
    return /^[A-Z]{2}/.test(candidate.text) || 'beside_keyword';
  },
  keywords: [
    'vat',
    'vat no',
    'vat number',
    'vat id',
    'vat identification number',
    'vat reg no',
    'vies',
    'eu vat',
    'ust-id',
    'ust-idnr',
    'tva',
    'iva',
    'btw',
    'moms',
  ],
  within: 50,
  reported: 'medium',
  rank: -1,
  examples: {
    matching: [
      ['Our number is LU12345613', 'LU12345613'],
      ['Contoso s.r.o., SK2022749619', 'SK2022749619'],
    ],
    clean: ['Our number is LU12345614', 'se 2022749619 i listan'],
  },
  source: 'https://ec.europa.eu/taxation_customs/vies (structure of VAT numbers)',
};
