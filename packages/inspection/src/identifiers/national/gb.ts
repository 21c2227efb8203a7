import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';
import { GB_DOCUMENTS } from './gb-documents.ts';

/** Prefixes that are never issued: some letters at all, some pairs. */
const isNino = (compact: string): boolean =>
  /^[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]/.test(compact) && !/^(?:BG|GB|KN|NK|NT|TN|ZZ)/.test(compact);

/** Weights 10 to 2, the last digit completes the sum to a multiple of eleven; 10 isn't issued. */
const isNhsNumber = (compact: string): boolean =>
  (11 - (weightedSum(compact, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === Number(compact[9]);

/** The first digit checks the other nine. */
const isUtr = (digits: string): boolean =>
  '21987654321'[weightedSum(digits.slice(1), [6, 7, 8, 9, 10, 5, 4, 3, 2]) % 11] === digits[0];

/** Modulo 97, since 2010 with 55 added; departments and health authorities have three digits instead. */
function isVat(number: string): boolean {
  if (/^GD/.test(number)) return Number(number.slice(2)) < 500;
  if (/^HA/.test(number)) return Number(number.slice(2)) >= 500;
  const sum = weightedSum(number.slice(0, 9), [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97;
  return sum === 0 || (sum === 42 && Number(number.slice(0, 3)) >= 100);
}

const UPN_LETTERS = 'ABCDEFGHJKLMNPQRTUVWXYZ';

/** The letter in front checks twelve characters, weighted 2 to 13; the last is a letter while the number is temporary. */
function isUpn(compact: string): boolean {
  let sum = 0;
  for (const [index, character] of [...compact.slice(1)].entries())
    sum += (/\d/.test(character) ? Number(character) : UPN_LETTERS.indexOf(character)) * (index + 2);
  return UPN_LETTERS[sum % 23] === compact[0];
}

/** United Kingdom */
export const GB: readonly DataIdentifier[] = [
  {
    id: 'gb-nino',
    name: 'UK National Insurance number',
    group: 'national_id',
    country: 'GB',
    risks: ['pii'],
    patterns: [String.raw`[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][ .-]?\d{2}[ .-]?\d{2}[ .-]?\d{2}[ .-]?[A-D]`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isNino(compact),
    keywords: [
      'nino',
      'national insurance',
      'national insurance number',
      'national insurance no',
      'ni number',
      'ni no',
      'nin',
      'uk social security number',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['nino: HG-25-48-51-C', 'HG-25-48-51-C'],
        ['See HG-25-48-51-C in the file', 'HG-25-48-51-C'],
      ],
      clean: ['nino: HG-25-48-51-', 'nino: RC359690'],
    },
    source: 'HMRC, National Insurance Manual NIM39110, format and prefixes',
  },
  {
    id: 'gb-nhs',
    name: 'UK NHS number',
    group: 'health',
    country: 'GB',
    risks: ['pii', 'hipaa'],
    patterns: [String.raw`\d{3}[ .-]?\d{3}[ .-]?\d{4}`],
    isolated: 'number',
    check: ({ compact }) => isNhsNumber(compact),
    keywords: [
      'nhs',
      'nhs number',
      'nhs no',
      'national health service',
      'nhs id',
      'patient',
      'h&c number',
      'health and care number',
      'united kingdom national health service patient identifier',
    ],
    within: 70,
    reported: 'narrow',
    examples: {
      matching: [
        ['nhs: 338-267-4785', '338-267-4785'],
        ['2441747819 (nhs number)', '2441747819'],
      ],
      clean: ['nhs: 338-267-4786', 'nhs: 2441747810', 'Room 7, item 338-267-4785, two pieces'],
    },
    source: 'NHS Data Dictionary, NHS NUMBER, modulus 11',
  },
  {
    id: 'gb-utr',
    name: 'UK unique taxpayer reference (UTR)',
    group: 'tax',
    country: 'GB',
    risks: ['pii'],
    patterns: [String.raw`\d{5}[ ]?\d{5}K?`],
    ignoreCase: true,
    isolated: 'number',
    check: ({ compact }) => isUtr(compact.replace('K', '')),
    keywords: [
      'utr',
      'unique taxpayer reference',
      'tax reference',
      'taxpayer reference',
      'utr number',
      'self assessment',
      'hmrc',
      'united kingdom unique taxpayer reference',
    ],
    within: 60,
    reported: 'narrow',
    examples: {
      matching: [
        ['utr: 35424 83717', '35424 83717'],
        ['7351690021 (unique taxpayer reference)', '7351690021'],
      ],
      clean: ['utr: 35424 83718', 'utr: 7351690022', 'Room 7, item 35424 83717, two pieces'],
    },
    source: 'HMRC, Unique Taxpayer Reference; OECD, United Kingdom: tax identification numbers',
  },
  {
    id: 'gb-vat',
    name: 'UK VAT number',
    group: 'tax',
    country: 'GB',
    risks: [],
    patterns: [
      String.raw`(?:(?:GB|XI)[ -]?)?(?:\d{3}[ .-]?\d{4}[ .-]?\d{2}(?:[ .-]?\d{3})?|\d{3}[ ]\d{3}[ ]\d{3}|(?:GD|HA)[ ]?\d{3})`,
    ],
    ignoreCase: true,
    isolated: 'number',
    check: ({ compact }) =>
      isVat(compact.replace(/^(?:GB|XI)/, '')) && (/^(?:GB|XI)\d/.test(compact) || 'beside_keyword'),
    keywords: [
      'vat',
      'vat number',
      'vat no',
      'vat reg',
      'vat reg no',
      'vat registration',
      'vat registration number',
      'vat id',
      'uk vat',
      'value added tax',
      'united kingdom vat registration number',
    ],
    within: 50,
    reported: 'medium',
    rank: 2,
    examples: {
      matching: [
        ['vat: HA 546', 'HA 546'],
        ['XIHA884 (vat number)', 'XIHA884'],
      ],
      clean: ['vat: XIHA084', 'vat: XIHA184', 'Room 7, item HA 546, two pieces'],
    },
    source: 'HMRC, VAT Notice 742 and V1-45, check of VAT registration numbers',
  },
  {
    id: 'gb-company-number',
    name: 'UK company number',
    group: 'company',
    country: 'GB',
    risks: [],
    patterns: [String.raw`(?:SC|NI|OC|SO|NC|FC|BR|LP|SL|NL|IP|RS|CE|CS|SE)\d{6}`, String.raw`[01]\d{7}`],
    ignoreCase: true,
    isolated: 'number',
    keywords: [
      'company number',
      'company no',
      'company registration number',
      'companies house',
      'crn',
      'registered number',
      'registered in england',
      'registered in scotland',
      'uk company number',
    ],
    within: 50,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['company number: LP765601', 'LP765601'],
        ['18664706 (company no)', '18664706'],
      ],
      clean: ['Room 7, item LP765601, two pieces', 'company number: LP76560', 'company number: 1866470'],
    },
    source: 'Companies House, Uniform Resource Identifiers: company numbers',
  },
  {
    id: 'gb-upn',
    name: 'UK unique pupil number (UPN)',
    group: 'person',
    country: 'GB',
    risks: ['pii', 'ferpa'],
    patterns: [String.raw`[A-HJ-NP-RT-Z]\d{11}[0-9A-HJ-NP-RT-Z]`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isUpn(compact),
    keywords: ['upn', 'unique pupil number', 'pupil number', 'pupil', 'english unique pupil number'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['upn: B081289787721', 'B081289787721'],
        ['G20588417739Q (unique pupil number)', 'G20588417739Q'],
      ],
      clean: ['upn: B081289787722', 'upn: B081289787723', 'Room 7, item B081289787721, two pieces'],
    },
    source: 'Department for Education, Unique pupil numbers (UPNs): guidance',
  },
  ...GB_DOCUMENTS,
];
