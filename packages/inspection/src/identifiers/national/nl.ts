import { mod97 } from '../../checks/mod-97.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const NL: readonly DataIdentifier[] = [
  {
    id: 'nl-bsn',
    name: 'Dutch citizen service number (BSN)',
    group: 'national_id',
    country: 'NL',
    risks: ['pii', 'hipaa'],
    patterns: [
      '\\d{8,9}',
      '\\d{3,4}[ .-]\\d{2}[ .-]\\d{3}',
      '\\d{3}[ .-]\\d{3}[ .-]\\d{2,3}',
      '\\d{4}[ .]\\d{2}[ .]\\d{2,3}',
      looseDigits(9),
    ],
    isolated: 'number',
    check: ({ compact }) => isElevenProof(compact, 0),
    keywords: [
      'bsn',
      'burgerservicenummer',
      'burger service nummer',
      'sofinummer',
      'sofi-nummer',
      'sofi',
      'citizen service number',
      'dutch citizen',
      'persoonsnummer',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['BSN: 111222333', '111222333'],
        ['Burgerservicenummer 1234.56.782', '1234.56.782'],
      ],
      clean: ['BSN: 111222330', 'Telefoon 111222333'],
    },
    source: 'https://www.rvig.nl (Rijksdienst voor Identiteitsgegevens); Logisch Ontwerp BSN',
  },
  {
    id: 'nl-rsin',
    name: 'Dutch legal entities number (RSIN)',
    group: 'company',
    country: 'NL',
    risks: [],
    patterns: ['\\d{9}', looseDigits(9)],
    isolated: 'number',
    check: ({ compact }) => isElevenProof(compact, 0),
    keywords: ['rsin', 'fiscaal nummer', 'fi-nummer', 'fiscal number'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['RSIN 801234566', '801234566'],
        ['Fiscaal nummer: 004489123', '004489123'],
      ],
      clean: ['RSIN 801234560', 'Order 801234566'],
    },
    source: 'https://www.kvk.nl (RSIN)',
  },
  {
    id: 'nl-btw',
    name: 'Dutch VAT number (btw-identificatienummer)',
    group: 'tax',
    country: 'NL',
    risks: ['pii'],
    patterns: [
      '(?:NL[ -]?)?\\d{8,9}[ -]?B[ -]?\\d{2}',
      '(?:NL[ -]?)?\\d{4}[ .]\\d{2}[ .]\\d{3}[ .]?B[ .]?\\d{2}',
    ],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isBtw(compact.replace(/^NL/, '')),
    keywords: [
      'btw',
      'btw-nr',
      'btw nr',
      'btw-nummer',
      'btw nummer',
      'btw-id',
      'btw-identificatienummer',
      'omzetbelastingnummer',
      'ob-nummer',
      'vat',
      'vat no',
      'vat number',
      'vat id',
      'dutch vat',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['Btw-nummer NL123456782B01', 'NL123456782B01'],
        ['Btw 004495445B01', '004495445B01'],
      ],
      clean: ['Btw-nummer NL123456780B01', 'Btw-nummer NL123456789B0'],
    },
    source: 'https://www.belastingdienst.nl (btw-identificatienummer, omzetbelastingnummer)',
  },
  {
    id: 'nl-onderwijsnummer',
    name: 'Dutch student number (onderwijsnummer)',
    group: 'national_id',
    country: 'NL',
    risks: ['pii', 'ferpa'],
    patterns: ['10\\d{7}', '10\\d{2}[ .]\\d{2}[ .]\\d{3}', looseDigits(9)],
    isolated: 'number',
    check: ({ compact }) => compact.startsWith('10') && isElevenProof(compact, 5),
    keywords: [
      'onderwijsnummer',
      'persoonsgebonden nummer',
      'pgn',
      'dutch student',
      'student identification number',
      'education number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Onderwijsnummer: 101222331', '101222331'],
        ['Persoonsgebonden nummer 1098.76.551', '1098.76.551'],
      ],
      clean: ['Onderwijsnummer: 101222330', 'Order 101222331'],
    },
    source: 'Wet op het onderwijstoezicht; https://duo.nl',
  },
  {
    id: 'nl-identiteitskaartnummer',
    name: 'Dutch identity card number',
    group: 'national_id',
    country: 'NL',
    risks: ['pii'],
    patterns: ['[A-NP-Z]{2}[A-NP-Z0-9]{6}\\d'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => /\d/.test(compact.slice(2, 8)) || /^I/.test(compact),
    keywords: [
      'identiteitskaart',
      'identiteitskaartnummer',
      'id-kaart',
      'id kaart',
      'identiteitsbewijs',
      'documentnummer',
      'dutch identity card',
      'dutch id card',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Identiteitskaart SPECI2014', 'SPECI2014'],
        ['Documentnummer: IEN4DP8W5', 'IEN4DP8W5'],
      ],
      clean: ['Artikel IEN4DP8W5', 'Identiteitskaart IO12345678'],
    },
    source: 'https://www.rvig.nl/paspoort-en-identiteitskaart (documentnummer)',
  },
  {
    id: 'nl-passport',
    name: 'Dutch passport number',
    group: 'passport',
    country: 'NL',
    risks: ['pii'],
    patterns: ['[A-NP-Z]{2}[A-NP-Z0-9]{6}\\d'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => /\d/.test(compact.slice(2, 8)) || /^N/.test(compact),
    keywords: [
      'paspoort',
      'paspoortnummer',
      'nederlands paspoort',
      'dutch passport',
      'dutch passport no',
      'dutch passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Paspoortnummer NW4K2P8L3', 'NW4K2P8L3'],
        ['Dutch passport: NP1R7C4B6', 'NP1R7C4B6'],
      ],
      clean: ['Artikel NW4K2P8L3', 'Paspoortnummer NO12345678'],
    },
    source: 'https://www.rvig.nl/paspoort-en-identiteitskaart (documentnummer)',
  },
  {
    id: 'nl-driving-license',
    name: 'Dutch driving license number',
    group: 'driving_license',
    country: 'NL',
    risks: ['pii'],
    patterns: ['[3-6]\\d{9}'],
    isolated: 'number',
    keywords: ['rijbewijs', 'rijbewijsnummer', 'dutch driving licence', 'dutch driving license'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Rijbewijsnummer: 4123456789', '4123456789'],
        ['Dutch driving licence 5123456789', '5123456789'],
      ],
      clean: ['Tel. 4123456789', 'Rijbewijs: 412345'],
    },
    source: 'https://www.rdw.nl (rijbewijsnummer)',
  },
  {
    id: 'nl-kvk',
    name: 'Dutch chamber of commerce number (KvK)',
    group: 'company',
    country: 'NL',
    risks: [],
    patterns: ['\\d{8}', '\\d{2}[ .]?\\d{3}[ .]?\\d{3}'],
    isolated: 'number',
    keywords: [
      'kvk',
      'kvk-nummer',
      'kvk nummer',
      'kvk nr',
      'k.v.k.',
      'kamer van koophandel',
      'handelsregister',
      'chamber of commerce',
      'coc number',
    ],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['KvK-nummer 12345678', '12345678'],
        ['Kamer van Koophandel: 34.567.890', '34.567.890'],
      ],
      clean: ['Tel. 12345678', 'KvK-nummer 1234567'],
    },
    source: 'https://www.kvk.nl',
  },
  {
    id: 'nl-brin',
    name: 'Dutch school number (BRIN)',
    group: 'company',
    country: 'NL',
    risks: [],
    patterns: ['\\d{2} ?[A-Z]{2}(?: ?\\d{2})?'],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['brin', 'brin-nummer', 'brin nummer', 'brin number', 'school identification number'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['BRIN-nummer 05KO', '05KO'],
        ['BRIN: 07NU 00', '07NU 00'],
      ],
      clean: ['Maat 05KO', 'BRIN: 30AJ0A'],
    },
    source: 'https://duo.nl (Basisregistratie Instellingen)',
  },
  {
    id: 'nl-postcode',
    name: 'Dutch postal code',
    group: 'contact',
    country: 'NL',
    risks: [],
    patterns: ['(?:NL[ -])?[1-9]\\d{3} ?[A-Z]{2}'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => !/S[ADS]$/.test(compact),
    keywords: ['postcode', 'dutch postal code', 'postal code'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['Postcode: 2601 DC', '2601 DC'],
        ['postal code 1012JS', '1012JS'],
      ],
      clean: ['Postcode: 2601 SS', 'Model 2601 DC'],
    },
    source: 'https://www.postnl.nl (postcode)',
  },
];

/** The "elfproef": weights 9 to 2, then -1; the remainder of a BSN is 0, that of an onderwijsnummer 5. */
function isElevenProof(digits: string, remainder: 0 | 5): boolean {
  const padded = digits.padStart(9, '0');
  if (Number(padded) === 0) return false;
  const sum = weightedSum(padded, [9, 8, 7, 6, 5, 4, 3, 2, -1]);
  return ((sum % 11) + 11) % 11 === remainder;
}

/** Numbers of companies hold a BSN or RSIN; those of sole traders since 2020 are ISO 7064 MOD 97-10 over the whole. */
function isBtw(compact: string): boolean {
  const number = compact.padStart(12, '0');
  if (number.endsWith('00')) return false;
  return isElevenProof(number.slice(0, 9), 0) || mod97(`NL${number}`) === 1;
}
