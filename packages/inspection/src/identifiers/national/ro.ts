import { isBirthDate } from '../../checks/birth-date.ts';
import { withOrWithout } from '../../checks/country-prefix.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

export const RO: readonly DataIdentifier[] = [
  {
    id: 'ro-cnp',
    name: 'Romanian personal number (CNP)',
    group: 'national_id',
    country: 'RO',
    risks: ['pii', 'hipaa'],
    patterns: ['[1-9]\\d{2}[01]\\d[0-3]\\d{7}'],
    isolated: 'number',
    check: ({ compact }) => isCnp(compact),
    keywords: [
      'cnp',
      'c.n.p.',
      'cod numeric personal',
      'codul numeric personal',
      'personal numeric code',
      'romanian id',
      'romanian cnp',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['CNP: 1850115400128', '1850115400128'],
        ['Cod numeric personal 6040622123453', '6040622123453'],
      ],
      clean: ['CNP: 1850115400120', 'CNP: 1851315400123'],
    },
    source: 'Ordonanța de urgență nr. 97/2005; H.G. nr. 1375/2006',
  },
  {
    id: 'ro-cui',
    name: 'Romanian company tax number (CUI)',
    group: 'tax',
    country: 'RO',
    risks: [],
    patterns: ['(?:RO[ -]?)?[1-9]\\d{2,9}', '(?:RO[ -]?)?[1-9]\\d{0,2}(?: \\d{3}){1,3}'],
    ignoreCase: true,
    isolated: 'number',
    check: withOrWithout('RO', isCui),
    keywords: [
      'cui',
      'c.u.i.',
      'cif',
      'c.i.f.',
      'cod fiscal',
      'cod de înregistrare fiscală',
      'cod unic de înregistrare',
      'codul unic de înregistrare',
      'cod unic de inregistrare',
      'codul de identificare fiscală',
      'cod de identificare fiscală',
      'cod tva',
      'vat',
      'vat number',
      'vat no',
      'vat id',
      'romanian vat',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['CUI: RO 18547281', 'RO 18547281'],
        ['C.I.F. 14590394', '14590394'],
      ],
      clean: ['CUI: RO 18547280', 'Tel. 14590394'],
    },
    source: 'Ordonanța Guvernului nr. 92/2003; https://www.anaf.ro',
  },
  {
    id: 'ro-cf',
    name: 'Romanian fiscal code (CF)',
    group: 'tax',
    country: 'RO',
    risks: ['pii'],
    patterns: ['(?:RO[ -]?)?[1-9]\\d{3,12}'],
    ignoreCase: true,
    isolated: 'number',
    check: withOrWithout('RO', (digits) => (digits.length === 13 ? isCnp(digits) : isCui(digits))),
    keywords: [
      'cf',
      'c.f.',
      'codul fiscal',
      'cod fiscal ro',
      'număr de identificare fiscală',
      'numar de identificare fiscala',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['CF: RO18547281', 'RO18547281'],
        ['Codul fiscal 1850115400128', '1850115400128'],
      ],
      clean: ['CF: RO18547280', 'Comanda 18547281'],
    },
    source: 'https://www.anaf.ro (Agenția Națională de Administrare Fiscală)',
  },
  {
    id: 'ro-onrc',
    name: 'Romanian trade register number (ONRC)',
    group: 'company',
    country: 'RO',
    risks: [],
    patterns: ['[JFC] ?\\d{1,2} ?/ ?\\d{1,6} ?/ ?(?:\\d{2}\\.\\d{2}\\.)?\\d{4}', '[JFC](?:19|20)\\d{11}'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ text, compact }) => isOnrc(text, compact),
    keywords: [
      'onrc',
      'nrc',
      'registrul comerțului',
      'registrul comerţului',
      'registrul comertului',
      'ordine din registrul comerţului',
      'nr. reg. com',
      'reg. com.',
      'nr. ord',
      'romanian trade register',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Nr. Reg. Com.: J52/750/2012', 'J52/750/2012'],
        ['ONRC J40/12345/1994', 'J40/12345/1994'],
      ],
      clean: ['ONRC X52/750/2012', 'ONRC J60/750/2012'],
    },
    source: 'https://www.onrc.ro (Oficiul Național al Registrului Comerțului); Legea nr. 265/2022',
  },
  {
    id: 'ro-identity-card',
    name: 'Romanian identity card number',
    group: 'national_id',
    country: 'RO',
    risks: ['pii'],
    patterns: ['[A-Z]{2} ?\\d{6}', '[A-Z]{2},? ?(?:nr|numărul|număr|no)\\.? ?\\d{6}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'carte de identitate',
      'cartea de identitate',
      'buletin',
      'c.i. seria',
      'ci seria',
      'seria',
      'act de identitate',
      'romanian identity card',
    ],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['Carte de identitate seria RX 123456', 'RX 123456'],
        ['CI seria TM nr. 654321', 'TM nr. 654321'],
      ],
      clean: ['Cod RX 123456', 'Carte de identitate 1234'],
    },
    source: 'https://depabd.mai.gov.ro',
  },
  {
    id: 'ro-passport',
    name: 'Romanian passport number',
    group: 'passport',
    country: 'RO',
    risks: ['pii'],
    patterns: ['\\d{8,9}'],
    isolated: 'number',
    keywords: [
      'pașaport',
      'paşaport',
      'pasaport',
      'nr. pașaport',
      'romanian passport',
      'romanian passport no',
      'romanian passport number',
    ],
    within: 40,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Pașaport nr. 051234567', '051234567'],
        ['Romanian passport 12345678', '12345678'],
      ],
      clean: ['Tel. 051234567', 'Pașaport nr. 1234'],
    },
    source: 'https://www.pasapoarte.mai.gov.ro',
  },
  {
    id: 'ro-health-insurance',
    name: 'Romanian health insurance (CID) number',
    group: 'health',
    country: 'RO',
    risks: ['hipaa', 'pii'],
    patterns: ['\\d{20}'],
    isolated: 'number',
    keywords: [
      'cid',
      'cod de asigurat',
      'card de sănătate',
      'card de sanatate',
      'cnas',
      'cod unic de identificare al asiguratului',
    ],
    within: 60,
    reported: 'narrow',
    examples: {
      matching: [
        ['Cod de asigurat 12345678901234567890', '12345678901234567890'],
        ['CNAS CID: 20012345678901234567', '20012345678901234567'],
      ],
      clean: ['Token 12345678901234567890', 'Cod de asigurat 123456'],
    },
    source: 'https://www.cnas.ro (cardul național de asigurări de sănătate)',
  },
];

const CENTURIES = [0, 1900, 1900, 1800, 1800, 2000, 2000, 1900, 1900, 1900];

/** Century and sex, YYMMDD of birth, county, serial, check digit. */
function isCnp(digits: string): boolean {
  const year = (CENTURIES[Number(digits[0])] ?? 0) + Number(digits.slice(1, 3));
  if (!isBirthDate(year, Number(digits.slice(3, 5)), Number(digits.slice(5, 7)))) return false;
  if (!isCounty(Number(digits.slice(7, 9)))) return false;
  const remainder = weightedSum(digits, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
  return (remainder === 10 ? 1 : remainder) === Number(digits[12]);
}

/** Counties 1–39, Bucharest 40–48, Călărași 51, Giurgiu 52; 70 wherever one registers; 80–83 abroad. */
function isCounty(code: number): boolean {
  return (code >= 1 && code <= 48) || code === 51 || code === 52 || code === 70 || (code >= 80 && code <= 83);
}

function isCui(digits: string): boolean {
  const padded = digits.padStart(10, '0');
  return (
    padded.length === 10 &&
    ((weightedSum(padded, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === Number(padded[9])
  );
}

/** Register, county, serial and year; since 2024 in one: register, year, serial of six digits, county, check digit. */
function isOnrc(text: string, compact: string): boolean {
  const parts = text.split('/');
  const county = Number(parts.length === 3 ? parts[0]?.slice(1) : compact.slice(11, 13));
  const year = Number(parts.length === 3 ? compact.slice(-4) : compact.slice(1, 5));
  const isKnown = (county >= 1 && county <= 40) || county === 51 || county === 52;
  return (isKnown || (parts.length === 1 && county === 0)) && year >= 1990 && year <= 2099;
}
