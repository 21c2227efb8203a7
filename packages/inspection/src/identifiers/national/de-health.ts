import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

/** The letter as two digits and eight digits count once and twice in turn, with the digits of products added. */
function isKvnr(compact: string): boolean {
  const letter = String(compact.charCodeAt(0) - 64).padStart(2, '0');
  let sum = 0;
  for (const [index, digit] of [...`${letter}${compact.slice(1, 9)}`].entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === Number(compact[9]);
}

/** The seventh digit completes six others to a multiple of ten; two digits for the specialty follow. */
const isLanr = (compact: string): boolean =>
  (10 - (weightedSum(compact, [4, 9, 4, 9, 4, 9]) % 10)) % 10 === Number(compact[6]);

/** The last digit is the sum of six others, every second one doubled. */
function isIk(compact: string): boolean {
  let sum = 0;
  for (let index = 2; index < 8; index += 1) {
    const value = Number(compact[index]) * (index % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === Number(compact[8]);
}

/** Numbers of the German health system. */
export const DE_HEALTH: readonly DataIdentifier[] = [
  {
    id: 'de-health-insurance',
    name: 'German health insurance number (KVNR)',
    group: 'health',
    country: 'DE',
    risks: ['pii', 'hipaa'],
    patterns: [String.raw`[A-Z][ ]?\d{3}[ ]?\d{3}[ ]?\d{3}`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isKvnr(compact),
    keywords: [
      'kvnr',
      'kv nr',
      'kv nummer',
      'krankenversichertennummer',
      'krankenversicherungsnummer',
      'versichertennummer',
      'versicherten nr',
      'versicherungsnummer',
      'krankenversicherung',
      'krankenkasse',
      'gesundheitskarte',
      'egk',
      'health insurance number',
      'german health insurance',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['kvnr: W 961 251 053', 'W 961 251 053'],
        ['C296359181 (kv nr)', 'C296359181'],
      ],
      clean: ['kvnr: W 961 251 054', 'kvnr: C296359182', 'Room 7, item W 961 251 053, two pieces'],
    },
    source: 'GKV-Spitzenverband, Krankenversichertennummer nach § 290 SGB V, Anlage 1',
  },
  {
    id: 'de-lanr',
    name: 'German physician number (LANR)',
    group: 'health',
    country: 'DE',
    risks: ['pii'],
    patterns: [String.raw`\d{9}`],
    isolated: 'number',
    check: ({ compact }) => isLanr(compact),
    keywords: [
      'lanr',
      'arztnummer',
      'lebenslange arztnummer',
      'arzt nr',
      'vertragsarztnummer',
      'physician number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['lanr: 061619325', '061619325'],
        ['497004956 (arztnummer)', '497004956'],
      ],
      clean: ['lanr: 061619425', 'lanr: 061619525', 'Room 7, item 061619325, two pieces'],
    },
    source:
      'Kassenärztliche Bundesvereinigung, Richtlinie nach § 75 Abs. 7 SGB V zur Vergabe der Arztnummern',
  },
  {
    id: 'de-bsnr',
    name: 'German medical practice number (BSNR)',
    group: 'health',
    country: 'DE',
    risks: [],
    patterns: [String.raw`\d{9}`],
    isolated: 'number',
    check: ({ compact }) => !compact.startsWith('00') && !compact.endsWith('0000000'),
    keywords: [
      'bsnr',
      'nbsnr',
      'betriebsstättennummer',
      'betriebsstaettennummer',
      'betriebsstätten nr',
      'praxisnummer',
      'medical practice number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['BSNR: 381405600', '381405600'],
        ['Betriebsstättennummer 021807400', '021807400'],
      ],
      clean: ['BSNR: 000000000', 'Room 7, item 381405600, two pieces'],
    },
    source: 'Kassenärztliche Bundesvereinigung, Richtlinie nach § 75 Abs. 7 SGB V, Betriebsstättennummern',
  },
  {
    id: 'de-ik',
    name: 'German institution code (IK)',
    group: 'health',
    country: 'DE',
    risks: [],
    patterns: [String.raw`\d{2}[ ]?\d{7}`],
    isolated: 'number',
    check: ({ compact }) => isIk(compact),
    keywords: ['ik', 'ik nummer', 'ik nr', 'institutionskennzeichen', 'kassennummer', 'kostenträgerkennung'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['ik: 80 7132903', '80 7132903'],
        ['050784495 (ik nummer)', '050784495'],
      ],
      clean: ['ik: 80 7132904', 'ik: 050784496', 'Room 7, item 80 7132903, two pieces'],
    },
    source: 'Arbeitsgemeinschaft Institutionskennzeichen (ARGE IK), Gemeinsames Rundschreiben',
  },
];
