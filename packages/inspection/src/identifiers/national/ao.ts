import type { DataIdentifier } from '../identifier.ts';

/** Angola */
export const AO: readonly DataIdentifier[] = [
  {
    id: 'ao-bi',
    name: 'Angolan identity card number (BI)',
    group: 'national_id',
    country: 'AO',
    risks: ['pii'],
    patterns: [
      String.raw`\d{9}[ -]?(?:BA|BE|BO|CA|CC|CE|CN|CS|CU|HA|HO|HU|KN|KS|LA|LN|LS|ME|MO|NE|OE|UE|ZE)[ -]?\d{3}`,
    ],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'bi',
      'bilhete de identidade',
      'nº do bilhete',
      'angolan id',
      'angola id',
      'nif',
      'número de identificação fiscal',
      'identity card',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['bi: 685328952-ZE-078', '685328952-ZE-078'],
        ['See 685328952-ZE-078 in the file', '685328952-ZE-078'],
      ],
      clean: ['bi: 685328952-ZE-07', 'bi: 572377791CU00'],
    },
    source: 'Ministério da Justiça e dos Direitos Humanos de Angola, Bilhete de Identidade',
  },
  {
    id: 'ao-nif',
    name: 'Angolan company tax number (NIF)',
    group: 'tax',
    country: 'AO',
    risks: [],
    patterns: [String.raw`5\d{3}[ .]?\d{3}[ .]?\d{3}`],
    isolated: 'number',
    keywords: [
      'nif',
      'contribuinte',
      'número de identificação fiscal',
      'angolan tax number',
      'angola nif',
      'angola tax',
    ],
    within: 50,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['nif: 5042.562.957', '5042.562.957'],
        ['5674311378 (contribuinte)', '5674311378'],
      ],
      clean: ['Room 7, item 5042.562.957, two pieces', 'nif: 5042.562.95', 'nif: 567431137'],
    },
    source: 'Administração Geral Tributária de Angola, Número de Identificação Fiscal',
  },
];
