import { isBirthDate } from '../../checks/birth-date.ts';
import { withOrWithout } from '../../checks/country-prefix.ts';
import { isRepeated, weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const PL: readonly DataIdentifier[] = [
  {
    id: 'pl-pesel',
    name: 'Polish personal number (PESEL)',
    group: 'national_id',
    country: 'PL',
    risks: ['pii', 'hipaa'],
    patterns: ['\\d{2}(?:[02468][1-9]|[13579][0-2])[0-3]\\d{6}', looseDigits(11)],
    isolated: 'number',
    check: ({ compact }) => isPesel(compact),
    keywords: [
      'pesel',
      'nr pesel',
      'numer pesel',
      'nr ewidencyjny',
      'polish national identification number',
      'polish id',
      'numer ewidencyjny',
      'personal identification number',
    ],
    within: 60,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['PESEL: 44051401359', '44051401359'],
        ['Nr PESEL 05271501232', '05271501232'],
      ],
      clean: ['PESEL: 44051401350', 'Przesyłka 44051401359'],
    },
    source: 'https://www.gov.pl/web/gov/czym-jest-numer-pesel',
  },
  {
    id: 'pl-nip',
    name: 'Polish tax number (NIP)',
    group: 'tax',
    country: 'PL',
    risks: ['pii'],
    patterns: [
      '(?:PL[ -]?)?[1-9]\\d{2}[ -]?\\d{3}[ -]?\\d{2}[ -]?\\d{2}',
      '(?:PL[ -]?)?[1-9]\\d{2}[ -]\\d{2}[ -]\\d{2}[ -]\\d{3}',
      looseDigits(10, 'PL'),
    ],
    ignoreCase: true,
    isolated: 'number',
    check: withOrWithout('PL', isNip),
    keywords: [
      'nip',
      'nr nip',
      'numer nip',
      'numer identyfikacji podatkowej',
      'vat',
      'vat ue',
      'vat-ue',
      'vat number',
      'vat no',
      'vat id',
      'polish vat',
      'polish tax number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['NIP: PL 856-734-62-15', 'PL 856-734-62-15'],
        ['NIP 5260001246', '5260001246'],
      ],
      clean: ['NIP: PL 856-734-62-10', 'Telefon 5260001246'],
    },
    source: 'Ustawa o zasadach ewidencji i identyfikacji podatników i płatników, art. 2',
  },
  {
    id: 'pl-regon',
    name: 'Polish statistical number (REGON)',
    group: 'company',
    country: 'PL',
    risks: [],
    patterns: [
      '\\d{3}[ -]?\\d{3}[ -]?\\d{3}(?:[ -]?\\d{5})?',
      '\\d{8}[ -]\\d(?:[ -]?\\d{5})?',
      looseDigits(9),
      looseDigits(14),
    ],
    isolated: 'number',
    check: ({ compact }) => isRegon(compact),
    keywords: ['regon', 'nr regon', 'numer regon', 'rejestr gospodarki narodowej'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['REGON: 192598184', '192598184'],
        ['REGON 12345678512046', '12345678512046'],
      ],
      clean: ['REGON: 192598180', 'Telefon 192598184'],
    },
    source: 'Rozporządzenie Rady Ministrów w sprawie rejestru REGON; https://stat.gov.pl',
  },
  {
    id: 'pl-krs',
    name: 'Polish court register number (KRS)',
    group: 'company',
    country: 'PL',
    risks: [],
    patterns: ['0{2,4}\\d{6,8}'],
    isolated: 'number',
    check: ({ compact }) => compact.length === 10,
    keywords: [
      'krs',
      'nr krs',
      'numer krs',
      'krajowy rejestr sądowy',
      'krajowy rejestr sadowy',
      'krajowego rejestru sądowego',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['KRS: 0000123456', '0000123456'],
        ['Krajowy Rejestr Sądowy nr 0000987654', '0000987654'],
      ],
      clean: ['Faktura 0000123456', 'KRS: 123456'],
    },
    source: 'https://www.gov.pl/web/sprawiedliwosc (Krajowy Rejestr Sądowy)',
  },
  {
    id: 'pl-identity-card',
    name: 'Polish identity card number',
    group: 'national_id',
    country: 'PL',
    risks: ['pii'],
    patterns: ['[A-Z]{3} ?\\d{6}'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => hasLetterWeights(compact, [7, 3, 1, 9, 7, 3, 1, 7, 3]),
    keywords: [
      'dowód osobisty',
      'dowód',
      'dowodu osobistego',
      'dowod osobisty',
      'seria i numer dowodu',
      'seria i nr dowodu',
      'polish identity card',
      'polish id card',
      'identity card',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Dowód osobisty ABA300000', 'ABA300000'],
        ['Seria i numer dowodu: CDE 723456', 'CDE 723456'],
      ],
      clean: ['Dowód osobisty ABA000000', 'Kod ABA300000'],
    },
    source: 'ICAO Doc 9303-5 check digit within the number; https://www.gov.pl/web/gov/dowod-osobisty',
  },
  {
    id: 'pl-passport',
    name: 'Polish passport number',
    group: 'passport',
    country: 'PL',
    risks: ['pii'],
    patterns: ['[A-Z]{2} ?\\d{7}'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => hasLetterWeights(compact, [7, 3, 9, 1, 7, 3, 1, 7, 3]),
    keywords: [
      'paszport',
      'paszportu',
      'nr paszportu',
      'numer paszportu',
      'polish passport',
      'passport',
      'passport no',
      'passport number',
      'polish passport no',
      'polish passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Nr paszportu: ZS0000177', 'ZS0000177'],
        ['Polish passport EH 2234567', 'EH 2234567'],
      ],
      clean: ['Nr paszportu: ZS1000177', 'Kod ZS0000177'],
    },
    source: 'https://www.gov.pl/web/gov/paszport; numeration of documents with a check digit in third place',
  },
  {
    id: 'pl-driving-license',
    name: 'Polish driving license number',
    group: 'driving_license',
    country: 'PL',
    risks: ['pii'],
    patterns: ['\\d{5}/\\d{2}/\\d{4}'],
    isolated: 'number',
    keywords: [
      'prawo jazdy',
      'prawa jazdy',
      'nr prawa jazdy',
      'numer prawa jazdy',
      'polish driving licence',
      'polish driving license',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Prawo jazdy 12345/18/1465', '12345/18/1465'],
        ['Nr prawa jazdy: 00123/09/3061', '00123/09/3061'],
      ],
      clean: ['Sprawa 12345/18/1465', 'Prawo jazdy 12345'],
    },
    source: 'https://www.consilium.europa.eu/prado (POL-FO)',
  },
];

/** YYMMDD of birth with the century in the month (+80: 1800s, +20: 2000s, +40, +60), serial, check digit. */
function isPesel(digits: string): boolean {
  const month = Number(digits.slice(2, 4));
  const century = [1900, 2000, 2100, 2200, 1800][Math.floor(month / 20)] ?? 0;
  // People born from 2100 on don't have numbers yet.
  if (!isBirthDate(century + Number(digits.slice(0, 2)), month % 20, Number(digits.slice(4, 6))))
    return false;
  return (10 - (weightedSum(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10 === Number(digits[10]);
}

function isNip(digits: string): boolean {
  return !isRepeated(digits) && weightedSum(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(digits[9]);
}

/** Nine digits; local units add four and a check digit over all. */
function isRegon(digits: string): boolean {
  if (isRepeated(digits)) return false;
  const short = (weightedSum(digits, [8, 9, 2, 3, 4, 5, 6, 7]) % 11) % 10 === Number(digits[8]);
  if (digits.length === 9) return short;
  const long = (weightedSum(digits, [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8]) % 11) % 10;
  return short && long === Number(digits[13]);
}

/** Letters count 10–35; the sum is a multiple of ten. */
function hasLetterWeights(compact: string, weights: readonly number[]): boolean {
  let sum = 0;
  for (let index = 0; index < weights.length; index += 1)
    sum += Number.parseInt(compact[index] ?? '', 36) * (weights[index] ?? 0);
  return sum % 10 === 0;
}
