import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

/** EAN-13 whose prefix is the country. */
const isAhv = (compact: string): boolean =>
  weightedSum(compact, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0;

function isUid(compact: string): boolean {
  const digits = compact.replace(/\D/g, '');
  const remainder = weightedSum(digits, [5, 4, 3, 2, 7, 6, 5, 4]) % 11;
  return remainder !== 1 && (11 - remainder) % 11 === Number(digits[8]);
}

const CARRY = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];

/** Modulo 10, recursive: the carry of each digit chooses the next. */
function isReference(compact: string): boolean {
  let carry = 0;
  for (const digit of compact.slice(0, -1)) carry = CARRY[(carry + Number(digit)) % 10] ?? 0;
  return (10 - carry) % 10 === Number(compact.at(-1));
}

/** Switzerland */
export const CH: readonly DataIdentifier[] = [
  {
    id: 'ch-ahv',
    name: 'Swiss social security number (AHV)',
    group: 'national_id',
    country: 'CH',
    risks: ['pii'],
    patterns: [String.raw`756[ .-]?\d{4}[ .-]?\d{4}[ .-]?\d{2}`],
    isolated: 'number',
    check: ({ text, compact }) =>
      isAhv(compact) && (/^756\.\d{4}\.\d{4}\.\d\d$/.test(text) || 'beside_keyword'),
    keywords: [
      'ahv',
      'avs',
      'ssn',
      'ahv nummer',
      'ahv nr',
      'ahvn13',
      'sozialversicherungsnummer',
      'numéro avs',
      'n° avs',
      'numero avs',
      'numéro de sécurité sociale',
      'navs13',
      'oasi number',
      'swiss social security number',
      'sv nummer',
    ],
    within: 50,
    reported: 'medium',
    rank: 1,
    examples: {
      matching: [
        ['ahv: 756-2808-8553-10', '756-2808-8553-10'],
        ['7567658696083 (avs)', '7567658696083'],
      ],
      clean: ['ahv: 756-2808-8553-11', 'ahv: 7567658696084', 'Room 7, item 756-2808-8553-10, two pieces'],
    },
    source: 'Zentrale Ausgleichsstelle ZAS, AHV-Nummer (AHVN13); GS1 check digit',
  },
  {
    id: 'ch-uid',
    name: 'Swiss company number (UID)',
    group: 'company',
    country: 'CH',
    risks: [],
    patterns: [String.raw`CHE[ -]?\d{3}[ .]?\d{3}[ .]?\d{3}`],
    ignoreCase: true,
    isolated: 'number',
    check: ({ compact }) => isUid(compact),
    keywords: [
      'uid',
      'unternehmens identifikationsnummer',
      'firmennummer',
      'handelsregister',
      'ide',
      "numéro d'identification des entreprises",
      'idi',
      'numero d’identificazione delle imprese',
      'swiss company number',
    ],
    within: 60,
    reported: 'medium',
    examples: {
      matching: [
        ['uid: CHE-338.271.307', 'CHE-338.271.307'],
        ['See CHE-338.271.307 in the file', 'CHE-338.271.307'],
      ],
      clean: ['uid: CHE-338.271.308', 'uid: CHE972664819'],
    },
    source: 'Bundesamt für Statistik, Unternehmens-Identifikationsnummer; eCH-0097',
  },
  {
    id: 'ch-vat',
    name: 'Swiss VAT number',
    group: 'tax',
    country: 'CH',
    risks: [],
    patterns: [String.raw`CHE[ -]?\d{3}[ .]?\d{3}[ .]?\d{3}[ ]?(?:MWST|TVA|IVA|TPV|VAT)`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isUid(compact),
    keywords: [
      'mwst',
      'mwst nr',
      'mwst nummer',
      'mehrwertsteuer',
      'tva',
      'n° tva',
      'iva',
      'numero iva',
      'vat',
      'vat number',
      'swiss vat',
    ],
    within: 50,
    reported: 'medium',
    rank: 1,
    examples: {
      matching: [
        ['mwst: CHE-457.979.092 MWST', 'CHE-457.979.092 MWST'],
        ['See CHE-457.979.092 MWST in the file', 'CHE-457.979.092 MWST'],
      ],
      clean: ['mwst: CHE-457.979.093 MWST', 'mwst: CHE305704921MWST'],
    },
    source: 'Eidgenössische Steuerverwaltung, MWST-Nummer; eCH-0097',
  },
  {
    id: 'ch-esr',
    name: 'Swiss payment reference (ESR, QR)',
    group: 'bank',
    country: 'CH',
    risks: [],
    patterns: [String.raw`\d{1,5}(?:[ ]?\d{5}){1,5}`, String.raw`\d{5,27}`],
    isolated: 'number',
    check: ({ compact }) => isReference(compact),
    keywords: [
      'esr',
      'esr referenz',
      'referenznummer',
      'qr referenz',
      'einzahlungsschein',
      'bvr',
      'numéro de référence',
      'référence qr',
      'pvr',
      'numero di riferimento',
      'reference number',
      'referenz',
      'swiss esr',
      'swiss einzahlungsschein',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['esr: 2 87297', '2 87297'],
        ['32123595114357 (esr referenz)', '32123595114357'],
      ],
      clean: ['esr: 2 87298', 'esr: 32123595114358', 'Room 7, item 2 87297, two pieces'],
    },
    source: 'SIX, Swiss Implementation Guidelines QR-bill, QR reference (modulo 10 recursive)',
  },
  {
    id: 'ch-passport',
    name: 'Swiss passport or identity card number',
    group: 'passport',
    country: 'CH',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]\d{7}`, '[CEFXS][0-9][A-Z][0-9A-Z]{5}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'schweizer pass',
      'pass nr',
      'passnummer',
      'identitätskarte',
      'id nummer',
      'passeport suisse',
      "carte d'identité",
      'passaporto svizzero',
      "carta d'identità",
      'swiss passport',
      'swiss id card',
    ],
    within: 40,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['schweizer pass: C6782849', 'C6782849'],
        ['E5C9D7W7 (pass nr)', 'E5C9D7W7'],
      ],
      clean: ['Room 7, item C6782849, two pieces', 'schweizer pass: C678284', 'schweizer pass: E5C9D7W'],
    },
    source: 'fedpol, Schweizer Pass und Identitätskarte; Council of the European Union, PRADO: Switzerland',
  },
  {
    id: 'ch-driving-license',
    name: 'Swiss driving license number',
    group: 'driving_license',
    country: 'CH',
    risks: ['pii'],
    patterns: [String.raw`\d{12}`, String.raw`\d{3}[ .]\d{3}[ .]\d{3}[ .]\d{3}`],
    isolated: 'number',
    keywords: [
      'führerausweis',
      'führerausweisnummer',
      'faber',
      'permis de conduire suisse',
      'licenza di condurre',
      'swiss driving licence',
      'swiss driving license',
    ],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['führerausweis: 044857628317', '044857628317'],
        ['136.690 364.190 (führerausweisnummer)', '136.690 364.190'],
      ],
      clean: [
        'Room 7, item 044857628317, two pieces',
        'führerausweis: 04485762831',
        'führerausweis: 136.690 364.19',
      ],
    },
    source: 'ASTRA, Führerausweis im Kreditkartenformat',
  },
];
