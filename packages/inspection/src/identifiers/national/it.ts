import { isShortDate } from '../../checks/date.ts';
import { isLuhn } from '../../checks/luhn.ts';
import { withVatPrefix } from '../../checks/vat-prefix.ts';
import type { DataIdentifier } from '../identifier.ts';

/** What characters at odd places count, digits first and then letters; at even places they count their own value. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
const ODD_LETTERS = [...ODD, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
const MONTHS = 'ABCDEHLMPRST';
/** Letters that replace digits where two people would have the same code. */
const OMOCODIA = 'LMNPQRSTUV';

const toDigits = (text: string): number =>
  Number(text.replace(/[A-Z]/g, (letter) => String(OMOCODIA.indexOf(letter))));

function isPersonCode(compact: string): boolean {
  const day = toDigits(compact.slice(9, 11));
  const month = MONTHS.indexOf(compact[8] ?? '') + 1;
  if (!isShortDate(toDigits(compact.slice(6, 8)), month, day > 40 ? day - 40 : day)) return false;
  let sum = 0;
  for (let index = 0; index < 15; index += 1) {
    const code = compact.charCodeAt(index);
    const value = code < 65 ? code - 48 : code - 65;
    sum += index % 2 === 1 ? value : ((code < 65 ? ODD : ODD_LETTERS)[value] ?? 0);
  }
  return String.fromCharCode(65 + (sum % 26)) === compact[15];
}

/** Seven digits, the office of the province and a Luhn digit. */
function isIva(number: string): boolean {
  const office = Number(number.slice(7, 10));
  return (
    !number.startsWith('0000000') &&
    ((office >= 1 && office <= 100) || [120, 121, 888, 999].includes(office)) &&
    isLuhn(number)
  );
}

const AIC_ALPHABET = '0123456789BCDFGHJKLMNPQRSTUVWXYZ';

/** Nine digits beginning with 0, or the same number in base 32; the last digit sums the others, every second doubled. */
function isAic(compact: string): boolean {
  const isBase32 = compact.length === 6;
  let number = 0;
  for (const character of compact) number = number * (isBase32 ? 32 : 10) + AIC_ALPHABET.indexOf(character);
  const digits = String(number).padStart(9, '0');
  let sum = 0;
  for (let index = 0; index < 8; index += 1) {
    const value = Number(digits[index]) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(value / 10) + (value % 10);
  }
  return digits.length === 9 && digits.startsWith('0') && sum % 10 === Number(digits[8]);
}

/** Italy */
export const IT: readonly DataIdentifier[] = [
  {
    id: 'it-codicefiscale',
    name: 'Italian tax code (codice fiscale)',
    group: 'national_id',
    country: 'IT',
    risks: ['pii'],
    patterns: [
      '[A-Z]{3}[ ]?[A-Z]{3}[ ]?[0-9LMNP-V]{2}[ ]?[A-EHLMPRST][ ]?[0-9LMNP-V]{2}[ ]?[A-MZ][0-9LMNP-V]{3}[ ]?[A-Z]',
      String.raw`\d{11}`,
    ],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) =>
      compact.length === 11 ? isIva(compact) && 'beside_keyword' : isPersonCode(compact),
    keywords: [
      'codice fiscale',
      'codicefiscale',
      'cod fiscale',
      'cod fisc',
      'c f',
      'cf',
      'tessera sanitaria',
      'italian fiscal code',
      'italian tax code',
      'fiscal code',
      'tax id',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['codice fiscale: BUC KEW MM D MM CMNN E', 'BUC KEW MM D MM CMNN E'],
        ['See BUC KEW MM D MM CMNN E in the file', 'BUC KEW MM D MM CMNN E'],
      ],
      clean: ['codice fiscale: DYWWCCLLRM9AUNMB', 'codice fiscale: DYWWCCLLRM0AUNMB'],
    },
    source: 'Decreto ministeriale 23 dicembre 1976; Agenzia delle Entrate, Codice fiscale',
  },
  {
    id: 'it-iva',
    name: 'Italian VAT number (partita IVA)',
    group: 'tax',
    country: 'IT',
    risks: [],
    patterns: [String.raw`(?:IT[ -]?)?\d{11}`, String.raw`IT[ -]?\d{3}[ ]?\d{4}[ ]?\d{4}`],
    ignoreCase: true,
    isolated: 'number',
    check: withVatPrefix('IT', isIva),
    keywords: [
      'partita iva',
      'p iva',
      'piva',
      'iva',
      'italian vat',
      'vat',
      'vat number',
      'vat id',
      'italian vat number',
      'imposta sul valore aggiunto',
      'italian tax number',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['partita iva: IT-66023660740', 'IT-66023660740'],
        ['See IT-66023660740 in the file', 'IT-66023660740'],
      ],
      clean: ['partita iva: IT-66023660741', 'partita iva: IT63067910355'],
    },
    source: 'DPR 633/1972, art. 35; Agenzia delle Entrate, Partita IVA; European Commission, VIES',
  },
  {
    id: 'it-aic',
    name: 'Italian drug number (AIC)',
    group: 'product',
    country: 'IT',
    risks: [],
    patterns: [String.raw`A?0\d{8}`, '[0-9BCDFGHJ-NP-Z]{6}'],
    ignoreCase: true,
    isolated: 'number',
    check: ({ compact }) => isAic(compact.replace(/^A/, '')),
    keywords: [
      'aic',
      'codice aic',
      'autorizzazione all’immissione in commercio',
      "autorizzazione all'immissione in commercio",
      'minsan',
      'farmaco',
      'italian code for identification of drugs',
      'italian drug code',
    ],
    within: 60,
    reported: 'narrow',
    examples: {
      matching: [
        ['aic: 047088137', '047088137'],
        ['2YHQJC (codice aic)', '2YHQJC'],
      ],
      clean: ['aic: 047088138', 'aic: 3YHQJC', 'Room 7, item 047088137, two pieces'],
    },
    source: 'Agenzia Italiana del Farmaco, codice AIC; DM 10 giugno 1983 (base 32)',
  },
  {
    id: 'it-health-card',
    name: 'Italian health card number',
    group: 'health',
    country: 'IT',
    risks: ['pii', 'hipaa'],
    patterns: [String.raw`80380[ ]?\d{5}[ ]?\d{5}[ ]?\d{5}`, String.raw`80380\d{15}`],
    isolated: 'number',
    keywords: [
      'tessera sanitaria',
      'numero tessera sanitaria',
      'team',
      'numero di identificazione della tessera',
      'italian health card',
    ],
    within: 60,
    reported: 'medium',
    examples: {
      matching: [
        ['tessera sanitaria: 80380 88630 46741 15196', '80380 88630 46741 15196'],
        ['See 80380 88630 46741 15196 in the file', '80380 88630 46741 15196'],
      ],
      clean: ['tessera sanitaria: 80380 88630 46741 1519', 'tessera sanitaria: 8038037444581736261'],
    },
    source: 'Sistema Tessera Sanitaria; CEN/TS 15974 (European health insurance card)',
  },
  {
    id: 'it-passport',
    name: 'Italian passport number',
    group: 'passport',
    country: 'IT',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]{2}[ ]?\d{7}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['passaporto', 'numero passaporto', 'passaporto n', 'passaporto italiano', 'italian passport'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['passaporto: YT 6989648', 'YT 6989648'],
        ['BA4864973 (numero passaporto)', 'BA4864973'],
      ],
      clean: ['Room 7, item YT 6989648, two pieces', 'passaporto: YT 698964', 'passaporto: BA486497'],
    },
    source: 'Polizia di Stato, Passaporto; Council of the European Union, PRADO: Italy',
  },
  {
    id: 'it-id-card',
    name: 'Italian identity card number',
    group: 'national_id',
    country: 'IT',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]{2}[ ]?\d{7}`, String.raw`\d{7}[A-Z]{2}`, String.raw`[A-Z]{2}\d{5}[A-Z]{2}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      "carta d'identità",
      'carta d’identità',
      "carta d'identita",
      'carta di identità',
      'carta identità',
      "carta identita'",
      'carta identita',
      'cie',
      'identità',
      'documento di identità',
      'italian identity card',
      'italian id card',
      'identity card',
      'id card',
    ],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ["carta d'identità: EX 5994794", 'EX 5994794'],
        ['ZK8400620 (carta d’identità)', 'ZK8400620'],
      ],
      clean: [
        'Room 7, item EX 5994794, two pieces',
        "carta d'identità: EX 599479",
        "carta d'identità: ZK840062",
      ],
    },
    source:
      'Ministero dell’Interno, Carta d’identità elettronica; Council of the European Union, PRADO: Italy',
  },
  {
    id: 'it-driving-license',
    name: 'Italian driving license number',
    group: 'driving_license',
    country: 'IT',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]{2}[ ]?\d{7}[ ]?[A-Z]`, 'U1[0-9BCDFGHJ-NP-Z]{7}[A-Z]'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'patente',
      'patente di guida',
      'numero patente',
      'patente n',
      'licenza di guida',
      'italian driving licence',
      'italian driver license',
      'driving licence',
      'driver license',
    ],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['patente: YV 4856460 X', 'YV 4856460 X'],
        ['EP8624437A (patente di guida)', 'EP8624437A'],
      ],
      clean: ['Room 7, item YV 4856460 X, two pieces', 'patente: YV 4856460 ', 'patente: EP8624437'],
    },
    source: 'Motorizzazione Civile, Patente di guida; Council of the European Union, PRADO: Italy',
  },
];
