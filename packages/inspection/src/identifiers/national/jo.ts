import type { DataIdentifier } from '../identifier.ts';

export const JO: readonly DataIdentifier[] = [
  {
    id: 'jo-national-number',
    name: 'Jordanian national number',
    group: 'national_id',
    country: 'JO',
    risks: ['pii'],
    patterns: ['9\\d{9}|200\\d{7}'],
    isolated: 'number',
    keywords: ['jordanian national number', 'jordan id', 'jordanian id', 'الرقم الوطني'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['الرقم الوطني 9851012345', '9851012345'],
        ['Jordanian ID: 2001123456', '2001123456'],
      ],
      clean: ['Call 9851012345', 'الرقم الوطني 1234'],
    },
    source: 'https://www.cspd.gov.jo (Civil Status and Passports Department)',
  },
];
