import { isBirthDate } from '../../checks/birth-date.ts';
import { isShortDate } from '../../checks/date.ts';
import { isLuhn } from '../../checks/luhn.ts';
import type { Candidate, CheckResult, DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const SE: readonly DataIdentifier[] = [
  {
    id: 'se-personnummer',
    name: 'Swedish personal identity number (personnummer)',
    group: 'national_id',
    country: 'SE',
    risks: ['pii', 'hipaa'],
    patterns: ['(?:18|19|20)?\\d{2}[01]\\d[0-9]\\d[-+ ]?\\d{4}'],
    isolated: 'number',
    check: personnummer(1),
    keywords: [
      'personnummer',
      'personnr',
      'pers.nr',
      'person nr',
      'pnr',
      'personal identity number',
      'swedish personal identity number',
      'swedish id',
      'födelsenummer',
    ],
    within: 50,
    reported: 'medium',
    rank: 1,
    examples: {
      matching: [
        ['Personnummer: 811218-9876', '811218-9876'],
        ['Personnr 19640823-3234', '19640823-3234'],
      ],
      clean: ['Personnummer: 811218-9870', 'Personnummer: 811318-9876'],
    },
    source: 'Folkbokföringslagen (1991:481) 18 §; Skatteverket SKV 704',
  },
  {
    id: 'se-samordningsnummer',
    name: 'Swedish coordination number (samordningsnummer)',
    group: 'national_id',
    country: 'SE',
    risks: ['pii'],
    patterns: ['(?:19|20)?\\d{2}[01]\\d[6-9]\\d[-+ ]?\\d{4}'],
    isolated: 'number',
    check: personnummer(61),
    keywords: ['samordningsnummer', 'samordningsnr', 'coordination number', 'swedish coordination number'],
    within: 50,
    reported: 'narrow',
    rank: 2,
    examples: {
      matching: [
        ['Samordningsnummer: 701063-2391', '701063-2391'],
        ['Coordination number 19850175-1237', '19850175-1237'],
      ],
      clean: ['Samordningsnummer: 701063-2390', 'Samordningsnummer: 701393-2391'],
    },
    source: 'Lag (2022:1697) om samordningsnummer; Skatteverket SKV 707',
  },
  {
    id: 'se-orgnr',
    name: 'Swedish organization number',
    group: 'company',
    country: 'SE',
    risks: [],
    patterns: ['(?:16)?\\d{6}[- ]?\\d{4}', looseDigits(10)],
    isolated: 'number',
    check: ({ compact }) => isLuhn(compact.slice(-10)),
    keywords: [
      'orgnr',
      'org.nr',
      'org nr',
      'org.nummer',
      'organisationsnummer',
      'organisationsnr',
      'organization number',
      'organisation number',
      'bolagsverket',
      'swedish company number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Org.nr. 556016-0680', '556016-0680'],
        ['Organisationsnummer: 2120000142', '2120000142'],
      ],
      clean: ['Org.nr. 556016-0681', 'Order 556016-0680'],
    },
    source: 'Lag (1974:174) om identitetsbeteckning för juridiska personer m.fl.',
  },
  {
    id: 'se-vat',
    name: 'Swedish VAT number (momsregistreringsnummer)',
    group: 'tax',
    country: 'SE',
    risks: ['pii'],
    patterns: ['(?:SE[ -]?)?\\d{6}[- ]?\\d{4}[- ]?01', looseDigits(12, 'SE')],
    ignoreCase: true,
    isolated: 'number',
    check: ({ compact }) => compact.endsWith('01') && isLuhn(compact.replace(/^SE/, '').slice(0, 10)),
    keywords: [
      'moms',
      'momsnr',
      'momsregistreringsnummer',
      'momsreg.nr',
      'mervärdesskatt',
      'vat',
      'vat-nummer',
      'vat nr',
      'vat no',
      'vat number',
      'vat id',
      'swedish vat',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['VAT-nummer SE556016068001', 'SE556016068001'],
        ['Moms 556016068001', '556016068001'],
      ],
      clean: ['VAT-nummer SE556016068101', 'Order 556016068001'],
    },
    source: 'Skatteverket; mervärdesskattelagen (2023:200)',
  },
  {
    id: 'se-passport',
    name: 'Swedish passport number',
    group: 'passport',
    country: 'SE',
    risks: ['pii'],
    patterns: ['[A-Z]{2}\\d{6}', '\\d{8}'],
    ignoreCase: true,
    isolated: 'number',
    keywords: [
      'passnummer',
      'passnr',
      'pass nr',
      'svenskt pass',
      'swedish passport',
      'swedish passport no',
      'swedish passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Passnummer 35123456', '35123456'],
        ['Swedish passport: AA123456', 'AA123456'],
      ],
      clean: ['Tfn 35123456', 'Passnummer 1234'],
    },
    source: 'https://polisen.se; https://www.consilium.europa.eu/prado (SWE-AO)',
  },
  {
    id: 'se-postnummer',
    name: 'Swedish postal code',
    group: 'contact',
    country: 'SE',
    risks: [],
    patterns: ['(?:SE?[ -])?[1-9]\\d{2} ?\\d{2}'],
    ignoreCase: true,
    isolated: 'number',
    keywords: ['postnummer', 'postnr', 'postadress', 'swedish postal code', 'postcode', 'postal code'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['Postnummer: 114 18', '114 18'],
        ['Postadress SE-113 51 Stockholm', 'SE-113 51'],
      ],
      clean: ['Sida 114 18', 'Postnummer: 1145'],
    },
    source: 'https://www.postnord.se (postnummer)',
  },
];

/** A separator, or a century in the year, makes it distinctive. `firstDay`: 1 for all, 61 for coordination numbers alone. */
function personnummer(firstDay: 1 | 61): (candidate: Candidate) => CheckResult {
  return ({ text, compact }) => {
    const short = compact.slice(-10);
    if (!isLuhn(short)) return false;
    const day = Number(short.slice(4, 6));
    if (day < firstDay) return false;
    const year = Number(short.slice(0, 2));
    const month = Number(short.slice(2, 4));
    const date = day > 60 ? day - 60 : day;
    const century = compact.length === 12 ? Number(compact.slice(0, 2)) * 100 : undefined;
    if (!(century === undefined ? isShortDate(year, month, date) : isBirthDate(century + year, month, date)))
      return false;
    return /[-+]/.test(text) || 'beside_keyword';
  };
}
