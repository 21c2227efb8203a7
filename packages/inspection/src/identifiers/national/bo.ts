import type { DataIdentifier } from '../identifier.ts';

/** Bolivia */
export const BO: readonly DataIdentifier[] = [
  {
    id: 'bo-ci',
    name: 'Bolivian identity card number (CI)',
    group: 'national_id',
    country: 'BO',
    risks: ['pii'],
    patterns: [
      String.raw`\d{7,8}[ -]?(?:[0-9][A-Z][ -]?)?(?:LP|SC|CB|CH|OR|PT|TJ|BE|BN|PD|PO|TA)(?:[ -]?[0-9A-Z]{1,2})?`,
    ],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'ci',
      'cédula de identidad',
      'cedula de identidad',
      'carnet de identidad',
      'bolivian id',
      'bolivia ci',
      'bolivian identity card',
      'bolivian national identity card',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['ci: 9987601-OR-O3', '9987601-OR-O3'],
        ['2196985CB2W (cédula de identidad)', '2196985CB2W'],
      ],
      clean: ['Room 7, item 9987601-OR-O3, two pieces', 'ci: 2196985CB2W7777777'],
    },
    source: 'SEGIP, Cédula de Identidad',
  },
  {
    id: 'bo-nit',
    name: 'Bolivian tax number (NIT)',
    group: 'tax',
    country: 'BO',
    risks: ['pii'],
    patterns: [String.raw`\d{9,12}`],
    isolated: 'number',
    keywords: [
      'nit bolivia',
      'bolivian tax number',
      'bolivia nit',
      'bolivia tax',
      'servicio de impuestos nacionales',
    ],
    within: 50,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['nit bolivia: 938758221080', '938758221080'],
        ['22484407886 (bolivian tax number)', '22484407886'],
      ],
      clean: ['Room 7, item 938758221080, two pieces', 'nit bolivia: 224844078867777777'],
    },
    source: 'Servicio de Impuestos Nacionales, Número de Identificación Tributaria',
  },
];
