import { isYyyymmdd } from '../../checks/date.ts';
import type { DataIdentifier } from '../identifier.ts';

export const TZ: readonly DataIdentifier[] = [
  {
    id: 'tz-nida',
    name: 'Tanzanian national identification number (NIDA)',
    group: 'national_id',
    country: 'TZ',
    risks: ['pii'],
    patterns: ['(?:19|20)\\d{6}-?\\d{5}-?\\d{5}-?\\d{2}'],
    isolated: 'number',
    check: ({ compact }) => isYyyymmdd(compact),
    keywords: ['nida', 'nin', 'kitambulisho cha taifa', 'namba ya nida', 'tanzanian id', 'national id'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['NIDA: 19850115-12345-67890-12', '19850115-12345-67890-12'],
        ['Namba ya NIDA 19920623141010000125', '19920623141010000125'],
      ],
      clean: ['NIDA: 19851315-12345-67890-12', 'NIDA: 19850115'],
    },
    source: 'https://www.nida.go.tz (National Identification Authority)',
  },
  {
    id: 'tz-tin',
    name: 'Tanzanian taxpayer identification number',
    group: 'tax',
    country: 'TZ',
    risks: ['pii'],
    patterns: ['\\d{3}-?\\d{3}-?\\d{3}'],
    isolated: 'number',
    keywords: ['tra tin', 'tanzania tin', 'tanzanian tin', 'nambari ya mlipa kodi'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['TRA TIN: 123-456-789', '123-456-789'],
        ['Tanzania TIN 101234567', '101234567'],
      ],
      clean: ['Call 123-456-789', 'TRA TIN: 123'],
    },
    source: 'https://www.tra.go.tz (Tanzania Revenue Authority)',
  },
];
