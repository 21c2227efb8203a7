import { mod97 } from '../../checks/mod-97.ts';
import type { Candidate, DataIdentifier } from '../identifier.ts';
import { IBAN_STRUCTURES } from './iban-registry.ts';

const CLASSES: Readonly<Record<string, string>> = { n: '\\d', a: '[A-Z]', c: '[A-Z0-9]' };
/** A line may end in place of a space. */
const SEPARATOR = '[ .\\n\\x{a0}\\x{202f}-]';

/** One character class per position, after the country and its check digits. */
function bban(structure: string): string[] {
  return [...structure.matchAll(/(\d+)([nac])/g)].flatMap(([, count = '', kind = '']) =>
    Array<string>(Number(count)).fill(CLASSES[kind] ?? ''),
  );
}

/** In one run, by fours, or with separators where a bank puts them. */
const patternOf = ([country, structure]: [string, string]): string =>
  `${country}${SEPARATOR}?\\d\\d${bban(structure)
    .map((character) => `${SEPARATOR}?${character}`)
    .join('')}`;

/** ISO 13616: the first four characters at the end, letters as numbers, remainder 1. */
export function isIban(compact: string): boolean {
  return compact.length > 4 && mod97(compact.slice(4) + compact.slice(0, 4)) === 1;
}

/** By fours, or in few groups: words that happen to fit are split otherwise. */
function isGrouped({ text }: Candidate): boolean {
  const groups = text.split(/[ .\n\u{a0}\u{202f}-]/u);
  if (groups.length === 1) return true;
  const kinds = new Set(text.replace('\n', ' ').match(/[ .\u{a0}\u{202f}-]/gu)).size;
  if (
    kinds === 1 &&
    groups.every((group, index) => group.length === 4 || (index === groups.length - 1 && group.length < 4))
  )
    return true;
  // As in `BE32 123-4567890-02`.
  return kinds <= 2 && groups.length <= 8 && (text.match(/\d/g)?.length ?? 0) * 10 >= text.length * 6;
}

export const IBAN: DataIdentifier = {
  id: 'iban',
  name: 'International bank account number (IBAN)',
  group: 'bank',
  risks: ['pii', 'glba'],
  patterns: [`\\b(?:${Object.entries(IBAN_STRUCTURES).map(patternOf).join('|')})\\b`],
  ignoreCase: true,
  isolated: 'word',
  check: (candidate) =>
    isIban(candidate.compact) && candidate.text.split('\n').length <= 2 && isGrouped(candidate),
  keywords: [
    ...[
      'iban',
      'account',
      'account number',
      'bank account',
      'wire',
      'wire transfer',
      'transfer',
      'beneficiary',
      'bic',
      'swift',
    ],
    ...[
      'konto',
      'kontonummer',
      'bankverbindung',
      'überweisung',
      'überweisen',
      'compte',
      'virement',
      'rib',
      'cuenta',
      'transferencia',
    ],
    ...[
      'conto',
      'bonifico',
      'rekening',
      'rekeningnummer',
      'konto bankowe',
      'numer konta',
      'hesap',
      '口座',
      '口座番号',
      '送金',
      '振込',
    ],
  ],
  within: 60,
  conclusive: true,
  reported: 'medium',
  rank: 20,
  examples: {
    matching: [
      ['Pay to GB82 WEST 1234 5698 7654 32 today', 'GB82 WEST 1234 5698 7654 32'],
      ['iban de89370400440532013000', 'de89370400440532013000'],
      ['FR14 20041 01005 0500013M026 06', 'FR14 20041 01005 0500013M026 06'],
      ['BE68 539-0075470-34', 'BE68 539-0075470-34'],
      ['NO93-8601-1117-947', 'NO93-8601-1117-947'],
      ['AT611904300234573201 from my account', 'AT611904300234573201'],
    ],
    clean: [
      'Pay to GB82 WEST 1234 5698 7654 33 today',
      'de8937040044053201300',
      'GB82 1234 5698 7654 32WE ST',
      'XX82WEST12345698765432',
    ],
  },
  source: 'ISO 13616; SWIFT IBAN registry, release 99',
};
