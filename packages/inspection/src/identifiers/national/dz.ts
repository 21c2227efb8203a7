import type { DataIdentifier } from '../identifier.ts';

/** Algeria */
export const DZ: readonly DataIdentifier[] = [
  {
    id: 'dz-nif',
    name: 'Algerian tax number (NIF)',
    group: 'tax',
    country: 'DZ',
    risks: ['pii'],
    patterns: [String.raw`\d{3}(?:[ ]?\d{3}){4}`, String.raw`\d{15}(?:[ ]?\d{5})?`],
    isolated: 'number',
    keywords: [
      'nif',
      "numéro d'identification fiscale",
      'numéro d’identification fiscale',
      'identification fiscale',
      'رقم التعريف الجبائي',
      'algerian tax number',
      'algeria nif',
      'algeria tax',
      'algerian vat number',
    ],
    within: 50,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['nif: 766 474 594 949 570', '766 474 594 949 570'],
        ["356267271702581 (numéro d'identification fiscale)", '356267271702581'],
      ],
      clean: [
        'Room 7, item 766 474 594 949 570, two pieces',
        'nif: 766 474 594 949 57',
        'nif: 35626727170258',
      ],
    },
    source: 'Direction générale des impôts (Algérie), numéro d’identification fiscale',
  },
  {
    id: 'dz-nin',
    name: 'Algerian national identity number (NIN)',
    group: 'national_id',
    country: 'DZ',
    risks: ['pii'],
    patterns: [String.raw`[12]\d{17}`],
    isolated: 'number',
    keywords: [
      'nin',
      "numéro d'identification national",
      'numéro d’identification national',
      'رقم التعريف الوطني',
      'carte nationale d’identité',
      'algerian national id',
      'algerian id',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['nin: 266546020425016170', '266546020425016170'],
        ["119104112877281010 (numéro d'identification national)", '119104112877281010'],
      ],
      clean: [
        'Room 7, item 266546020425016170, two pieces',
        'nin: 26654602042501617',
        'nin: 11910411287728101',
      ],
    },
    source: 'Décret exécutif n° 10-210 (Algérie), numéro d’identification national unique',
  },
];
