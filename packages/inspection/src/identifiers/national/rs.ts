import { withOrWithout } from '../../checks/country-prefix.ts';
import { isMod1110 } from '../../checks/iso-7064-mod-11-10.ts';
import { isJmbg } from '../../checks/jmbg.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const RS: readonly DataIdentifier[] = [
  {
    id: 'rs-pib',
    name: 'Serbian tax number (PIB)',
    group: 'tax',
    country: 'RS',
    risks: [],
    patterns: ['(?:RS[ -]?)?[1-9]\\d{2}[ -]?\\d{3}[ -]?\\d{3}', looseDigits(9, 'RS')],
    ignoreCase: true,
    isolated: 'number',
    check: withOrWithout('RS', isMod1110),
    keywords: [
      'pib',
      'пиб',
      'poreski identifikacioni broj',
      'порески идентификациони број',
      'poreski broj',
      'serbian tax number',
      'serbian vat',
      'pdv broj',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['PIB: 101134403', '101134403'],
        ['ПИБ 100001239', '100001239'],
      ],
      clean: ['PIB: 101134400', 'Tel. 101134403'],
    },
    source: 'https://www.purs.gov.rs (Poreska uprava); ISO 7064 MOD 11,10',
  },
  {
    id: 'rs-jmbg',
    name: 'Serbian personal number (JMBG)',
    group: 'national_id',
    country: 'RS',
    risks: ['pii'],
    patterns: ['[0-3]\\d[01]\\d[089]\\d{2}\\d{6}', looseDigits(13)],
    isolated: 'number',
    check: ({ compact }) => isJmbg(compact),
    keywords: [
      'jmbg',
      'јмбг',
      'matični broj građana',
      'jedinstveni matični broj',
      'jedinstveni matični broj građana',
      'јединствени матични број',
      'јединствени матични број грађана',
      'matični broj',
      'maticni broj',
      'матични број',
      'serbian id',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['JMBG: 1501985710018', '1501985710018'],
        ['Јединствени матични број грађана 0101006715126', '0101006715126'],
      ],
      clean: ['JMBG: 1501985710010', 'Broj 1501985710018'],
    },
    source: 'Zakon o jedinstvenom matičnom broju građana',
  },
  {
    id: 'rs-company-number',
    name: 'Serbian company number (matični broj)',
    group: 'company',
    country: 'RS',
    risks: [],
    patterns: ['\\d{8}'],
    isolated: 'number',
    check: ({ compact }) =>
      ((11 - (weightedSum(compact, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === Number(compact[7]),
    keywords: ['matični broj', 'maticni broj', 'матични број', 'mb', 'мб', 'apr'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['Matični broj: 20123450', '20123450'],
        ['Матични број 07012349', '07012349'],
      ],
      clean: ['Matični broj: 20123451', 'Tel. 20123450'],
    },
    source: 'https://www.apr.gov.rs (Agencija za privredne registre)',
  },
  {
    id: 'rs-passport',
    name: 'Serbian passport or identity card number',
    group: 'passport',
    country: 'RS',
    risks: ['pii'],
    patterns: ['\\d{9}'],
    isolated: 'number',
    keywords: [
      'pasoš',
      'pasos',
      'пасош',
      'broj pasoša',
      'lična karta',
      'licna karta',
      'лична карта',
      'serbian passport',
      'serbian passport no',
      'serbian passport number',
    ],
    within: 40,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Broj pasoša 012345678', '012345678'],
        ['Лична карта бр. 009876543', '009876543'],
      ],
      clean: ['Tel. 012345678', 'Broj pasoša 1234'],
    },
    source: 'https://www.mup.gov.rs',
  },
];
