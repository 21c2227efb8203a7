import { isDdmmyy } from '../../checks/date.ts';
import { isLuhn } from '../../checks/luhn.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

const isAfm = (digits: string): boolean =>
  Number(digits) > 0 &&
  (weightedSum(digits, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(digits[8]);

/** Greece */
export const GR: readonly DataIdentifier[] = [
  {
    id: 'gr-amka',
    name: 'Greek social security number (AMKA)',
    group: 'national_id',
    country: 'GR',
    risks: ['pii', 'hipaa'],
    patterns: [String.raw`[0-3]\d[01]\d{3}[ -]?\d{5}`],
    isolated: 'number',
    check: ({ compact }) => isDdmmyy(compact.slice(0, 6)) && isLuhn(compact),
    keywords: [
      'amka',
      'αμκα',
      'α μ κ α',
      'αριθμός μητρώου κοινωνικής ασφάλισης',
      'arithmos mitroou koinonikis asfalisis',
      'greek social security number',
      'social security number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['amka: 110384-51404', '110384-51404'],
        ['27051478348 (αμκα)', '27051478348'],
      ],
      clean: ['amka: 110384-51405', 'amka: 27051478349', 'Room 7, item 110384-51404, two pieces'],
    },
    source: 'ΗΔΙΚΑ, Αριθμός Μητρώου Κοινωνικής Ασφάλισης (ΑΜΚΑ)',
  },
  {
    id: 'gr-vat',
    name: 'Greek tax and VAT number (AFM)',
    group: 'tax',
    country: 'GR',
    risks: ['pii'],
    patterns: [String.raw`(?:(?:EL|GR)[ -]?)?\d{3}[ .]?\d{3}[ .]?\d{3}`, String.raw`(?:EL|GR)[ -]?\d{8}`],
    ignoreCase: true,
    isolated: 'number',
    check: ({ compact }) =>
      isAfm(compact.replace(/\D/g, '').padStart(9, '0')) && (/^(?:EL|GR)/.test(compact) || 'beside_keyword'),
    keywords: [
      'afm',
      'αφμ',
      'α φ μ',
      'αριθμός φορολογικού μητρώου',
      'arithmos forologikou mitroou',
      'φπα',
      'fpa',
      'greek tax number',
      'greek vat',
      'vat',
      'vat number',
      'greek vat number',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['afm: 304.338.337', '304.338.337'],
        ['See EL612885459 in the file', 'EL612885459'],
      ],
      clean: ['afm: 304.338.338', 'afm: EL612885450', 'Room 7, item 304.338.337, two pieces'],
    },
    source: 'ΑΑΔΕ, Αριθμός Φορολογικού Μητρώου; European Commission, VIES',
  },
  {
    id: 'gr-id-card',
    name: 'Greek identity card number',
    group: 'national_id',
    country: 'GR',
    risks: ['pii'],
    patterns: ['[A-ZΑ-Ω]{1,2}[ -]?[0-9]{6}'],
    isolated: 'number',
    keywords: [
      'ταυτότητα',
      'αριθμός ταυτότητας',
      'δελτίο ταυτότητας',
      'αδτ',
      'α δ τ',
      'adt',
      'greek id',
      'greek identity card',
    ],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['ταυτότητα: D-226273', 'D-226273'],
        ['A316626 (αριθμός ταυτότητας)', 'A316626'],
      ],
      clean: ['Room 7, item D-226273, two pieces', 'ταυτότητα: D-22627', 'ταυτότητα: A31662'],
    },
    source: 'Ελληνική Αστυνομία, δελτίο ταυτότητας; Council of the European Union, PRADO: Greece',
  },
  {
    id: 'gr-passport',
    name: 'Greek passport number',
    group: 'passport',
    country: 'GR',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]{2}\d{7}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['διαβατήριο', 'αριθμός διαβατηρίου', 'diavatirio', 'greek passport', 'greece passport'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['διαβατήριο: HE9587310', 'HE9587310'],
        ['WV6247739 (αριθμός διαβατηρίου)', 'WV6247739'],
      ],
      clean: ['Room 7, item HE9587310, two pieces', 'διαβατήριο: HE958731', 'διαβατήριο: WV624773'],
    },
    source: 'Council of the European Union, PRADO: Greece',
  },
];
