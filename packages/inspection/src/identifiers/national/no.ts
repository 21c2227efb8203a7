import { isBirthDate } from '../../checks/birth-date.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const NO: readonly DataIdentifier[] = [
  {
    id: 'no-fodselsnummer',
    name: 'Norwegian national identity number (fødselsnummer, D-number)',
    group: 'national_id',
    country: 'NO',
    risks: ['pii', 'hipaa'],
    patterns: ['[0-7]\\d[0-9]\\d{3}[ -]?\\d{5}', '[0-7]\\d[0-9]\\d ?\\d{2} ?\\d{3} ?\\d{2}', looseDigits(11)],
    isolated: 'number',
    check: ({ compact }) => isBirthNumber(compact),
    keywords: [
      'fødselsnummer',
      'fodselsnummer',
      'fødselsnr',
      'fnr',
      'personnummer',
      'f.nr',
      'd-nummer',
      'd nummer',
      'dnr',
      'fødsels- og personnummer',
      'personal id',
      'norwegian birth number',
      'birth number',
      'norwegian id',
      'national identity number',
      'h-nummer',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Fødselsnummer: 15018543246', '15018543246'],
        ['D-nummer 630690 25635', '630690 25635'],
      ],
      clean: ['Fødselsnummer: 15018543200', 'Sak 15018543246'],
    },
    source: 'https://www.skatteetaten.no (fødselsnummer); forskrift til folkeregisterloven kapittel 2',
  },
  {
    id: 'no-orgnr',
    name: 'Norwegian organization number',
    group: 'company',
    country: 'NO',
    risks: [],
    patterns: ['[1-9]\\d{2}[ .]?\\d{3}[ .]?\\d{3}', looseDigits(9)],
    isolated: 'number',
    check: ({ compact }) => isOrganization(compact),
    keywords: [
      'orgnr',
      'org.nr',
      'org nr',
      'org.nummer',
      'organisasjonsnummer',
      'organisasjonsnr',
      'organization number',
      'organisation number',
      'foretaksregisteret',
      'enhetsregisteret',
      'norwegian organisation',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Org.nr. 988 077 917', '988 077 917'],
        ['Organisasjonsnummer: 974760673', '974760673'],
      ],
      clean: ['Org.nr. 988 077 910', 'Tlf 974760673'],
    },
    source: 'https://www.brreg.no (Enhetsregisteret: organisasjonsnummeret)',
  },
  {
    id: 'no-mva',
    name: 'Norwegian VAT number (MVA)',
    group: 'tax',
    country: 'NO',
    risks: [],
    patterns: ['(?:NO[ -]?)?[1-9]\\d{2}[ .]?\\d{3}[ .]?\\d{3}[ .]?MVA'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isOrganization(compact.replace(/^NO/, '').slice(0, 9)),
    keywords: [
      'mva',
      'mva-nummer',
      'mva nr',
      'merverdiavgift',
      'vat',
      'vat no',
      'vat number',
      'vat id',
      'orgnr',
      'org.nr',
      'norwegian vat',
    ],
    within: 50,
    reported: 'medium',
    rank: 1,
    examples: {
      matching: [
        ['MVA-nummer NO 988 077 917 MVA', 'NO 988 077 917 MVA'],
        ['Foretaket har 974760673MVA', '974760673MVA'],
      ],
      clean: ['MVA-nummer NO 988 077 910 MVA', 'Tlf 974760673'],
    },
    source: 'https://www.brreg.no; merverdiavgiftsforskriften § 5-1-1',
  },
  {
    id: 'no-passport',
    name: 'Norwegian passport number',
    group: 'passport',
    country: 'NO',
    risks: ['pii'],
    patterns: ['[A-Z]{3}\\d{6}|[A-Z]{2}\\d{7}|\\d{8}'],
    ignoreCase: true,
    isolated: 'number',
    keywords: [
      'passnummer',
      'pass nr',
      'passnr',
      'norsk pass',
      'norwegian passport',
      'norwegian passport no',
      'norwegian passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Passnummer: CCA123456', 'CCA123456'],
        ['Norwegian passport 28765432', '28765432'],
      ],
      clean: ['Tlf 28765432', 'Passnummer: 2876'],
    },
    source: 'https://www.politiet.no (pass)',
  },
  {
    id: 'no-driving-license',
    name: 'Norwegian driving license number',
    group: 'driving_license',
    country: 'NO',
    risks: ['pii'],
    patterns: ['\\d{2}[ -]?\\d{2}[ -]?\\d{6}[ -]?\\d'],
    isolated: 'number',
    keywords: [
      'førerkort',
      'førerkortnummer',
      'forerkort',
      'norwegian driving licence',
      'norwegian driving license',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Førerkortnummer 12 34 567890 1', '12 34 567890 1'],
        ['Norwegian driving licence: 12345678901', '12345678901'],
      ],
      clean: ['Sak 12 34 567890 1', 'Førerkort 1234'],
    },
    source: 'https://www.vegvesen.no (førerkort)',
  },
];

const FIRST = [3, 7, 6, 1, 8, 9, 4, 5, 2];
const SECOND = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** DDMMYY, three digits that give the century, two check digits. D-numbers add 40 to the day, test and help numbers to the month. */
function isBirthNumber(digits: string): boolean {
  const first = (11 - (weightedSum(digits, FIRST) % 11)) % 11;
  const second = (11 - (weightedSum(digits, SECOND) % 11)) % 11;
  if (first !== Number(digits[9]) || second !== Number(digits[10])) return false;
  const written = Number(digits.slice(0, 2));
  const day = written > 40 ? written - 40 : written;
  const month = Number(digits.slice(2, 4));
  const century = centuryOf(Number(digits.slice(6, 9)), Number(digits.slice(4, 6)));
  return (
    century !== undefined &&
    isBirthDate(century + Number(digits.slice(4, 6)), month > 80 ? month - 80 : month % 40, day)
  );
}

function centuryOf(individual: number, year: number): number | undefined {
  if (individual < 500) return 1900;
  if (individual < 750 && year >= 54) return 1800;
  if (year < 40) return 2000;
  return individual >= 900 ? 1900 : undefined;
}

function isOrganization(digits: string): boolean {
  return weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
}
