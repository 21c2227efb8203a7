import { isLuhn } from '../../checks/luhn.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

/** The first two digits are check digits from 11 to 99. */
function isAbn(compact: string): boolean {
  const digits = `${Number(compact[0]) - 1}${compact.slice(1)}`;
  return (
    Number(compact.slice(0, 2)) > 10 &&
    weightedSum(digits, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89 === 0
  );
}

const isAcn = (compact: string): boolean =>
  (10 - (weightedSum(compact, [8, 7, 6, 5, 4, 3, 2, 1]) % 10)) % 10 === Number(compact[8]);

/** Old numbers of people have eight digits; sources differ on the weight of their last one. */
function isTfn(compact: string): boolean {
  if (Number(compact) === 0) return false;
  const sum = weightedSum(compact, [1, 4, 3, 7, 5, 8, 6, 9, 10]);
  return sum % 11 === 0 || (compact.length === 8 && (sum + Number(compact[7])) % 11 === 0);
}

const isMedicare = (compact: string): boolean =>
  weightedSum(compact, [1, 3, 7, 9, 1, 3, 7, 9]) % 10 === Number(compact[8]);

/** Australia */
export const AU: readonly DataIdentifier[] = [
  {
    id: 'au-tfn',
    name: 'Australian tax file number (TFN)',
    group: 'tax',
    country: 'AU',
    risks: ['pii'],
    patterns: [String.raw`\d{3}[ .-]?\d{3}[ .-]?\d{2,3}`],
    isolated: 'number',
    check: ({ compact }) => isTfn(compact),
    keywords: [
      'tfn',
      'tax file number',
      'tax file no',
      'australian tax file number',
      'australian tax number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['tfn: 91818096', '91818096'],
        ['432 274-631 (tax file number)', '432 274-631'],
      ],
      clean: ['tfn: 91818097', 'tfn: 91818098', 'Room 7, item 91818096, two pieces'],
    },
    source: 'Australian Taxation Office, Tax file number algorithm',
  },
  {
    id: 'au-abn',
    name: 'Australian business number (ABN)',
    group: 'company',
    country: 'AU',
    risks: [],
    patterns: [String.raw`[1-9]\d[ .-]?\d{3}[ .-]?\d{3}[ .-]?\d{3}`],
    isolated: 'number',
    check: ({ compact }) => isAbn(compact),
    keywords: ['abn', 'australian business number', 'business number', 'abn no', 'gst'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['abn: 24423.914243', '24423.914243'],
        ['92784.576.239 (australian business number)', '92784.576.239'],
      ],
      clean: ['abn: 24423.914244', 'abn: 24423.914245', 'Room 7, item 24423.914243, two pieces'],
    },
    source: 'Australian Business Register, Format of the ABN',
  },
  {
    id: 'au-acn',
    name: 'Australian company number (ACN)',
    group: 'company',
    country: 'AU',
    risks: [],
    patterns: [String.raw`\d{3}[ .-]?\d{3}[ .-]?\d{3}`],
    isolated: 'number',
    check: ({ compact }) => isAcn(compact),
    keywords: ['acn', 'a c n', 'australian company number', 'company number', 'arbn'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['acn: 186325235', '186325235'],
        ['083773808 (a c n)', '083773808'],
      ],
      clean: ['acn: 186325236', 'acn: 186325237', 'Room 7, item 186325235, two pieces'],
    },
    source: 'ASIC, Australian Company Number digit check',
  },
  {
    id: 'au-medicare',
    name: 'Australian Medicare number',
    group: 'health',
    country: 'AU',
    risks: ['pii', 'hipaa'],
    patterns: [String.raw`[2-6]\d{3}[ .-]?\d{5}[ .-]?\d(?:[ ./-]?[1-9])?`],
    isolated: 'number',
    check: ({ compact }) => isMedicare(compact),
    keywords: ['medicare', 'medicare number', 'medicare card', 'medicare no', 'irn'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['medicare: 4703 1184802', '4703 1184802'],
        ['590553755 0 (medicare number)', '590553755 0'],
      ],
      clean: ['medicare: 4703 1184902', 'medicare: 4703 1184002', 'Room 7, item 4703 1184802, two pieces'],
    },
    source: 'Services Australia, Medicare card number check digit',
  },
  {
    id: 'au-ihi',
    name: 'Australian individual healthcare identifier (IHI)',
    group: 'health',
    country: 'AU',
    risks: ['pii', 'hipaa'],
    patterns: [String.raw`8003[ -]?6[01]\d{2}[ -]?\d{4}[ -]?\d{4}`],
    isolated: 'number',
    check: ({ compact }) => isLuhn(compact),
    keywords: [
      'ihi',
      'individual healthcare identifier',
      'healthcare identifier',
      'hpi i',
      'my health record',
    ],
    within: 50,
    reported: 'medium',
    rank: 1,
    examples: {
      matching: [
        ['ihi: 8003-615247088276', '8003-615247088276'],
        ['See 8003-615247088276 in the file', '8003-615247088276'],
      ],
      clean: ['ihi: 8003-615247088277', 'ihi: 8003-615247088278'],
    },
    source: 'Services Australia, Healthcare Identifiers Service; ISO 7812-1',
  },
  {
    id: 'au-passport',
    name: 'Australian passport number',
    group: 'passport',
    country: 'AU',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]{1,2}[ ]?\d{7}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['australian passport', 'australia passport', 'passport no', 'passport number', 'passport'],
    within: 40,
    reported: 'narrow',
    rank: -2,
    examples: {
      matching: [
        ['australian passport: E1387897', 'E1387897'],
        ['B5091516 (australia passport)', 'B5091516'],
      ],
      clean: ['Room 7, item E1387897, two pieces', 'australian passport: B509151'],
    },
    source: 'Australian Passport Office, passport numbers; ICAO Doc 9303 part 4',
  },
  {
    id: 'au-driver-license',
    name: 'Australian driver license number',
    group: 'driving_license',
    country: 'AU',
    risks: ['pii'],
    patterns: [
      String.raw`\d{3}[ -]\d{3}[ -]\d{3}`,
      String.raw`\d{6,10}`,
      String.raw`[A-Z]\d{5}`,
      String.raw`\d{4}[A-Z]{2}`,
    ],
    ignoreCase: true,
    isolated: 'number',
    keywords: [
      'australian driver licence',
      'australian driver license',
      'driver licence number',
      'driver licence no',
      'driver licence',
      'nsw licence',
      'qld licence',
      'vic licence',
      'vicroads',
      'service nsw',
    ],
    within: 40,
    reported: 'narrow',
    rank: -2,
    examples: {
      matching: [
        ['australian driver licence: 593 582 080', '593 582 080'],
        ['22484407 (australian driver license)', '22484407'],
      ],
      clean: ['Room 7, item 593 582 080, two pieces', 'australian driver licence: 224844077777777'],
    },
    source: 'Document Verification Service, driver license number formats of the states',
  },
];
