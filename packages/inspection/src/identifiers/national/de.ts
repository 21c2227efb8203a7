import { isMod1110 } from '../../checks/iso-7064-mod-11-10.ts';
import { mrzCheckDigit } from '../../checks/mrz.ts';
import { stdnumCheck } from '../../checks/stdnum.ts';
import { withVatPrefix } from '../../checks/vat-prefix.ts';
import type { DataIdentifier } from '../identifier.ts';
import { DE_COMPANIES } from './de-companies.ts';
import { DE_HEALTH } from './de-health.ts';

/** Of the first ten digits one occurs twice or three times, but never three times in a row, and the others once. */
function isTaxId(compact: string): boolean {
  const counts = new Map<string, number>();
  for (const digit of compact.slice(0, 10)) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  const repeated = [...counts.values()].filter((count) => count > 1);
  const [times = 0] = repeated;
  return repeated.length === 1 && times < 4 && !/^\d*(\d)\1\1\d*\d$/.test(compact) && isMod1110(compact);
}

/** Nationwide numbers begin with the state and have a 0 after the tax office. */
function isTaxNumber(compact: string): boolean {
  if (compact.length < 12) return true;
  return /^(?:1[01]|2[1-46-8]|3[0-2]|4[01]|5\d|9\d)\d{2}0\d{8}$/.test(compact);
}

/** Nine characters, in machine readable form followed by their check digit. */
function isDocument(compact: string): boolean {
  if (!/\d/.test(compact)) return false;
  return compact.length === 9 || mrzCheckDigit(compact.slice(0, 9)) === Number(compact[9]);
}

const isPension = stdnumCheck('DE', 'svnr');

/** Germany */
export const DE: readonly DataIdentifier[] = [
  {
    id: 'de-tax-id',
    name: 'German tax ID (IdNr)',
    group: 'tax',
    country: 'DE',
    risks: ['pii'],
    patterns: [String.raw`[1-9]\d[ .-]?\d{3}[ .-]?\d{3}[ .-]?\d{3}`],
    isolated: 'number',
    check: ({ text, compact }) =>
      isTaxId(compact) && (/^\d\d \d{3} \d{3} \d{3}$/.test(text) || 'beside_keyword'),
    keywords: [
      'idnr',
      'steuer id',
      'steuer id nr',
      'steueridentifikationsnummer',
      'steuer identifikationsnummer',
      'steuerliche identifikationsnummer',
      'identifikationsnummer',
      'steuerid',
      'tin',
      'german tax id',
      'tax id',
      'tax identification number',
      'tax number',
      'german personal tax number',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['idnr: 63-142-987-667', '63-142-987-667'],
        ['40796395193 (steuer id)', '40796395193'],
      ],
      clean: ['idnr: 63-142-987-668', 'idnr: 40796395194', 'Room 7, item 63-142-987-667, two pieces'],
    },
    source: 'Bundeszentralamt für Steuern, Aufbau der steuerlichen Identifikationsnummer; § 139b AO',
  },
  {
    id: 'de-steuernummer',
    name: 'German tax number of a tax office',
    group: 'tax',
    country: 'DE',
    risks: ['pii'],
    patterns: [
      String.raw`\d{2,3}[ ]?/[ ]?\d{3,4}[ ]?/[ ]?\d{4}(?:[ ]?\d)?`,
      String.raw`\d{5}/\d{5}`,
      String.raw`\d{10,11}`,
      String.raw`\d{13}`,
      String.raw`\d{2,3} \d{3,4} \d{4,5}`,
    ],
    isolated: 'number',
    check: ({ compact }) => [10, 11, 13].includes(compact.length) && isTaxNumber(compact),
    keywords: [
      'steuernummer',
      'steuernr',
      'steuer nr',
      'st nr',
      'stnr',
      'finanzamt',
      'german tax number',
      'tax number',
    ],
    within: 50,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['steuernummer: 21 / 4583 / 7663 1', '21 / 4583 / 7663 1'],
        ['47/1737/2848 (steuernr)', '47/1737/2848'],
      ],
      clean: ['Room 7, item 21 / 4583 / 7663 1, two pieces', 'steuernummer: 47/1737/284'],
    },
    source: 'ELSTER, Prüfung der Steuer- und Steueridentifikationsnummer',
  },
  {
    id: 'de-vat',
    name: 'German VAT number',
    group: 'tax',
    country: 'DE',
    risks: [],
    patterns: [String.raw`(?:DE[ -]?)?[1-9]\d{2}[ .-]?\d{3}[ .-]?\d{3}`],
    ignoreCase: true,
    isolated: 'number',
    check: withVatPrefix('DE', isMod1110),
    keywords: [
      'ust id',
      'ust idnr',
      'ust id nr',
      'ustid',
      'umsatzsteuer identifikationsnummer',
      'umsatzsteuer id',
      'umsatzsteuer',
      'mwst nr',
      'german vat',
      'vat',
      'vat number',
      'vat id',
      'vat reg',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['ust id: DE-983.895.336', 'DE-983.895.336'],
        ['See DE-983.895.336 in the file', 'DE-983.895.336'],
      ],
      clean: ['ust id: DE-983.895.337', 'ust id: 171631336', 'Room 7, item 171631335, two pieces'],
    },
    source: 'Bundeszentralamt für Steuern, USt-IdNr.; European Commission, VIES',
  },
  {
    id: 'de-social-security',
    name: 'German pension insurance number',
    group: 'national_id',
    country: 'DE',
    risks: ['pii'],
    patterns: [String.raw`\d{2}[ ./-]?[0-3]\d[ .]?[01]\d[ .]?\d{2}[ ./-]?[A-Z][ ./-]?\d{2}[ ]?\d`],
    ignoreCase: true,
    isolated: 'word',
    check: (candidate) => /^\d\d(?:0[1-9]|[12]\d|3[01])/.test(candidate.compact) && isPension(candidate),
    keywords: [
      'rentenversicherungsnummer',
      'rvnr',
      'rv nummer',
      'rv nr',
      'sozialversicherungsnummer',
      'sv nummer',
      'sv nr',
      'svnr',
      'sozialversicherungsausweis',
      'versicherungsnummer',
      'vsnr',
      'german social security number',
      'social security number',
      'pension insurance number',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['rentenversicherungsnummer: 19-21.04.79-Z-17 7', '19-21.04.79-Z-17 7'],
        ['See 19-21.04.79-Z-17 7 in the file', '19-21.04.79-Z-17 7'],
      ],
      clean: ['rentenversicherungsnummer: 19-21.04.79-Z-17 8', 'rentenversicherungsnummer: 80091185B021'],
    },
    source: 'Versicherungsnummern-, Kontoführungs- und Versicherungsverlaufsverordnung (VKVV), §§ 1–3',
  },
  {
    id: 'de-passport',
    name: 'German passport number',
    group: 'passport',
    country: 'DE',
    risks: ['pii'],
    patterns: ['[CFGHJK][0-9CFGHJKLMNPRTVWXYZ]{8}(?:[0-9]D?)?'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isDocument(compact.replace(/D$/, '')),
    keywords: [
      'reisepass',
      'reisepassnummer',
      'passnummer',
      'pass nr',
      'pass nummer',
      'passport',
      'passport number',
      'passport no',
      'reisepaß',
      'deutscher reisepass',
      'german passport',
    ],
    within: 50,
    reported: 'narrow',
    rank: 2,
    examples: {
      matching: [
        ['reisepass: CGZN3ZVTJ', 'CGZN3ZVTJ'],
        ['FYWVKHHZ0 (reisepassnummer)', 'FYWVKHHZ0'],
      ],
      clean: ['Room 7, item CGZN3ZVTJ, two pieces', 'reisepass: CGZN3ZVT', 'reisepass: FYWVKHHZ'],
    },
    source: 'Bundesministerium des Innern, Seriennummern in Pässen; ICAO Doc 9303 part 3',
  },
  {
    id: 'de-id-card',
    name: 'German identity card number',
    group: 'national_id',
    country: 'DE',
    risks: ['pii'],
    patterns: ['[LMNPRTVWXYZ][0-9CFGHJKLMNPRTVWXYZ]{8}(?:[0-9] ?D?)?', String.raw`\d{10} ?D`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isDocument(compact.replace(/D$/, '')),
    keywords: [
      'personalausweis',
      'personalausweisnummer',
      'ausweisnummer',
      'ausweis nr',
      'ausweis',
      'perso',
      'id card',
      'identity card',
      'id card number',
      'seriennummer',
      'german id card',
      'pwnr',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['personalausweis: XPNJVLXZ8', 'XPNJVLXZ8'],
        ['MFGZCRK9W (personalausweisnummer)', 'MFGZCRK9W'],
      ],
      clean: ['Room 7, item XPNJVLXZ8, two pieces', 'personalausweis: XPNJVLXZ', 'personalausweis: MFGZCRK9'],
    },
    source: 'Bundesministerium des Innern, Seriennummer des Personalausweises; ICAO Doc 9303 part 3',
  },
  {
    id: 'de-driving-license',
    name: 'German driving license number',
    group: 'driving_license',
    country: 'DE',
    risks: ['pii'],
    patterns: [String.raw`[A-Z][0-9A-Z]\d{2}[0-9A-Z]{5}[0-9X][0-9A-Z]`],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'führerschein',
      'führerscheinnummer',
      'führerschein nr',
      'führerschein nummer',
      'fuehrerschein',
      'fuehrerscheinnummer',
      'fahrerlaubnis',
      'german driving licence',
      'german driving license',
      'driving licence',
      'driver license',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['führerschein: M685OO6S327', 'M685OO6S327'],
        ['T885KAUB8XV (führerscheinnummer)', 'T885KAUB8XV'],
      ],
      clean: ['Room 7, item M685OO6S327, two pieces', 'führerschein: M685OO6S32', 'führerschein: T885KAUB8X'],
    },
    source: 'Fahrerlaubnis-Verordnung, Anlage 8, Führerscheinnummer',
  },
  ...DE_COMPANIES,
  ...DE_HEALTH,
];
