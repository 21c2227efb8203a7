import { isLuhn } from '../../checks/luhn.ts';
import { stdnumCheck } from '../../checks/stdnum.ts';
import type { DataIdentifier } from '../identifier.ts';
import { FR_DOCUMENTS } from './fr-documents.ts';

/** Sex, year, month (or a code for an unknown one), department, commune and serial; Corsica's departments have letters. */
const NIR = /^[1-478]\d{2}(?:0[1-9]|1[0-2]|[2-9]\d)(?:\d{2}|2[AB])\d{6}/;

/** The key completes the number to a multiple of 97; 2A counts as 19 and 2B as 18. */
function isNir(compact: string): boolean {
  const number = compact.slice(0, 13).replace('2A', '19').replace('2B', '18');
  return NIR.test(compact) && 97 - (Number(number) % 97) === Number(compact.slice(13));
}

/** La Poste has so many branches that theirs keep only the plain sum of digits, a multiple of five. */
function isSiret(compact: string): boolean {
  if (compact.startsWith('356000000') && compact !== '35600000000048')
    return [...compact].reduce((sum, digit) => sum + Number(digit), 0) % 5 === 0;
  return isLuhn(compact.slice(0, 9)) && isLuhn(compact);
}

const isTva = stdnumCheck('FR', 'tva');

/** France */
export const FR: readonly DataIdentifier[] = [
  {
    id: 'fr-nir',
    name: 'French social security number (NIR)',
    group: 'national_id',
    country: 'FR',
    risks: ['pii', 'hipaa'],
    patterns: [
      String.raw`[1-478][ .-]?\d{2}[ .-]?\d{2}[ .-]?(?:\d{2}|2[AB])[ .-]?\d{3}[ .-]?\d{3}[ ./|-]{0,3}\d{2}`,
    ],
    ignoreCase: true,
    isolated: 'number',
    check: ({ text, compact }) => isNir(compact) && (/\D/.test(text) || 'beside_keyword'),
    keywords: [
      'nir',
      'numéro de sécurité sociale',
      'numero de securite sociale',
      'sécurité sociale',
      'n° sécu',
      'n° ss',
      'sécu',
      'nss',
      'insee',
      'numéro insee',
      'carte vitale',
      'immatriculation',
      'assuré',
      'french social security number',
      'social security number',
      'numéro d’inscription au répertoire',
      "numéro d'inscription au répertoire",
      'french personal identification number',
      'rnipp',
      'french insee number',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['nir: 8-99-69-76-240-284-91', '8-99-69-76-240-284-91'],
        ['See 8-99-69-76-240-284-91 in the file', '8-99-69-76-240-284-91'],
      ],
      clean: ['nir: 8-99-69-76-240-284-92', 'nir: 488672A02081664'],
    },
    source: 'INSEE, Numéro d’inscription au répertoire (NIR); décret n° 82-103',
  },
  {
    id: 'fr-nif',
    name: 'French personal tax number (SPI)',
    group: 'tax',
    country: 'FR',
    risks: ['pii'],
    patterns: [String.raw`[0-3]\d[ ]?\d{2}[ ]?\d{3}[ ]?\d{3}[ ]?\d{3}`],
    isolated: 'number',
    check: ({ compact }) => Number(compact.slice(0, 10)) % 511 === Number(compact.slice(10)),
    keywords: [
      'nif',
      'numéro fiscal',
      'numero fiscal',
      'numéro fiscal de référence',
      'spi',
      'n° fiscal',
      'impôts',
      'impots',
      'identifiant fiscal',
      'french tax number',
      'tax number',
      "numéro d'immatriculation fiscale",
      'numéro d’immatriculation fiscale',
      'french tax identification number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['nif: 10 19 313 722 049', '10 19 313 722 049'],
        ['3980656423149 (numéro fiscal)', '3980656423149'],
      ],
      clean: [
        'nif: 10 19 313 722 040',
        'nif: 10 19 313 722 041',
        'Room 7, item 10 19 313 722 049, two pieces',
      ],
    },
    source:
      'Direction générale des Finances publiques, numéro fiscal (SPI); OECD, France: tax identification numbers',
  },
  {
    id: 'fr-siren',
    name: 'French company number (SIREN)',
    group: 'company',
    country: 'FR',
    risks: [],
    patterns: [String.raw`\d{3}[ .]?\d{3}[ .]?\d{3}`],
    isolated: 'number',
    check: ({ compact }) => isLuhn(compact),
    keywords: [
      'siren',
      'n° siren',
      'numéro siren',
      'rcs',
      'registre du commerce',
      'système d’identification du répertoire des entreprises',
      'french company number',
      "système d'identification du répertoire des entreprises",
      'french company identification number',
    ],
    within: 70,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['siren: 861.029.452', '861.029.452'],
        ['593801301 (n° siren)', '593801301'],
      ],
      clean: ['siren: 861.029.453', 'siren: 593801302', 'Room 7, item 861.029.452, two pieces'],
    },
    source: 'INSEE, Numéro SIREN; décret n° 73-314',
  },
  {
    id: 'fr-siret',
    name: 'French branch number (SIRET)',
    group: 'company',
    country: 'FR',
    risks: [],
    patterns: [String.raw`\d{3}[ .]?\d{3}[ .]?\d{3}[ .]?\d{5}`, String.raw`\d{3} \d{3} \d{3} \d{3} \d{2}`],
    isolated: 'number',
    check: ({ compact }) => isSiret(compact),
    keywords: [
      'siret',
      'n° siret',
      'numéro siret',
      'etablissement',
      'établissement',
      'french branch number',
      'french company establishment identification number',
      "système d'identification du répertoire des établissements",
      'french company establishment',
    ],
    within: 70,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['siret: 548.255.827.21002', '548.255.827.21002'],
        ['94393172592772 (n° siret)', '94393172592772'],
      ],
      clean: [
        'siret: 548.255.827.21003',
        'siret: 94393172592773',
        'Room 7, item 548.255.827.21002, two pieces',
      ],
    },
    source: 'INSEE, Numéro SIRET; décret n° 73-314',
  },
  {
    id: 'fr-tva',
    name: 'French VAT number',
    group: 'tax',
    country: 'FR',
    risks: [],
    patterns: [String.raw`(?:FR[ -]?)?[0-9A-HJ-NP-Z]{2}[ .-]?\d{3}[ .]?\d{3}[ .]?\d{3}`],
    ignoreCase: true,
    isolated: 'number',
    check: (candidate) => isTva(candidate) && (/^FR/i.test(candidate.text) || 'beside_keyword'),
    keywords: [
      'tva',
      'n° tva',
      'numéro de tva',
      'tva intracommunautaire',
      'numéro de tva intracommunautaire',
      'french vat',
      'vat',
      'vat number',
      'vat id',
      "numéro d'identification à la taxe sur la valeur ajoutée",
      'taxe sur la valeur ajoutée',
    ],
    within: 70,
    reported: 'medium',
    examples: {
      matching: [
        ['tva: YG-566.950.614', 'YG-566.950.614'],
        ['See FRYH072366206 in the file', 'FRYH072366206'],
      ],
      clean: ['tva: YG-566.950.615', 'tva: FRYH072366207', 'Room 7, item YG-566.950.614, two pieces'],
    },
    source: 'Direction générale des Finances publiques, TVA intracommunautaire; European Commission, VIES',
  },
  ...FR_DOCUMENTS,
];
