import { isMod1110 } from '../../checks/iso-7064-mod-11-10.ts';
import { withVatPrefix } from '../../checks/vat-prefix.ts';
import type { DataIdentifier } from '../identifier.ts';

/** Croatia */
export const HR: readonly DataIdentifier[] = [
  {
    id: 'hr-oib',
    name: 'Croatian personal and tax number (OIB)',
    group: 'national_id',
    country: 'HR',
    risks: ['pii'],
    patterns: [String.raw`(?:HR[ -]?)?\d{3}[ ]?\d{4}[ ]?\d{4}`, String.raw`(?:HR[ -]?)?\d{11}`],
    ignoreCase: true,
    isolated: 'number',
    check: withVatPrefix('HR', isMod1110),
    keywords: [
      'oib',
      'osobni identifikacijski broj',
      'pdv',
      'pdv id',
      'pdv broj',
      'porezni broj',
      'croatian tax number',
      'croatian personal number',
      'croatian vat',
      'vat',
      'vat number',
      'croatian identification number',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['oib: 433 5516 7934', '433 5516 7934'],
        ['See HR22701848680 in the file', 'HR22701848680'],
      ],
      clean: ['oib: 433 5516 7935', 'oib: HR22701848681', 'Room 7, item 433 5516 7934, two pieces'],
    },
    source: 'Porezna uprava, Osobni identifikacijski broj; Pravilnik o OIB',
  },
  {
    id: 'hr-id-card',
    name: 'Croatian identity card or passport number',
    group: 'national_id',
    country: 'HR',
    risks: ['pii'],
    patterns: [String.raw`\d{9}`],
    isolated: 'number',
    keywords: [
      'osobna iskaznica',
      'osobne iskaznice',
      'broj osobne iskaznice',
      'putovnica',
      'broj putovnice',
      'croatian passport',
      'croatian id card',
    ],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['osobna iskaznica: 394304157', '394304157'],
        ['844470881 (osobne iskaznice)', '844470881'],
      ],
      clean: [
        'Room 7, item 394304157, two pieces',
        'osobna iskaznica: 39430415',
        'osobna iskaznica: 84447088',
      ],
    },
    source: 'Council of the European Union, PRADO: Croatia',
  },
];
