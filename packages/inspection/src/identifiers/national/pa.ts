import type { DataIdentifier } from '../identifier.ts';

export const PA: readonly DataIdentifier[] = [
  {
    id: 'pa-cedula',
    name: 'Panamanian identity card number',
    group: 'national_id',
    country: 'PA',
    risks: ['pii'],
    patterns: ['(?:1[0-3]|[1-9]|PE|E|N|(?:1[0-3]|[1-9])(?:AV|PI))-\\d{1,4}-\\d{1,6}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['cédula', 'cedula', 'cédula de identidad personal', 'c.i.p.', 'panamanian id'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Cédula 8-123-4567', '8-123-4567'],
        ['Cédula de identidad personal: PE-12-345', 'PE-12-345'],
      ],
      clean: ['Plano 8-123-4567', 'Cédula 88-123-4567'],
    },
    source: 'https://www.tribunal-electoral.gob.pa',
  },
  {
    id: 'pa-ruc',
    name: 'Panamanian tax number (RUC)',
    group: 'tax',
    country: 'PA',
    risks: ['pii'],
    patterns: ['\\d{1,9}-\\d{1,4}-\\d{1,6}(?: ?DV ?\\d{1,2})?'],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['ruc', 'r.u.c.', 'registro único de contribuyente', 'dv'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['RUC 1234567-1-654321 DV 12', '1234567-1-654321 DV 12'],
        ['R.U.C.: 155596713-2-2015 DV 59', '155596713-2-2015 DV 59'],
      ],
      clean: ['Plano 1234567-1-654321', 'RUC 12345'],
    },
    source: 'https://dgi.mef.gob.pa; OECD, Panama: tax identification numbers',
  },
];
