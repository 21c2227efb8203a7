import { isLuhn } from '../../checks/luhn.ts';
import {
  isAmount,
  isInIban,
  isInPath,
  isNamedOtherwise,
  isPieceOfLonger,
} from '../../checks/surroundings.ts';
import type { Candidate, CheckResult, DataIdentifier } from '../identifier.ts';

/** A prefix, or the first and last of a range of prefixes with as many digits. */
type IssuerRange = number | readonly [first: number, last: number];

export interface CardScheme {
  readonly id: string;
  readonly name: string;
  readonly ranges: readonly IssuerRange[];
  /** Numbers of digits. */
  readonly lengths: readonly number[];
  /** Of these, the ones that are too plain to count without a keyword. */
  readonly plainLengths?: readonly number[];
  readonly hasLuhn?: boolean;
  readonly country?: string;
  /** The scheme's own names; words for cards in general are added. */
  readonly keywords: readonly string[];
  /** Maximum distance of a keyword; 60 if absent. */
  readonly within?: number;
  readonly rank?: number;
  readonly examples: DataIdentifier['examples'];
  readonly source: string;
}

/** One kind between two groups of digits. A line may end in place of a space. */
const SEPARATORS = [
  '(?: | ?\\r?\\n)',
  '-',
  '[.]',
  '[\\x{a0}\\x{202f}\\x{2007}]',
  '[\\x{2010}\\x{2011}\\x{2013}]',
];
/** As the lengths are embossed. */
const GROUPINGS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  12: [[4, 4, 4]],
  13: [
    [4, 3, 3, 3],
    [4, 4, 4, 1],
    [4, 4, 5],
  ],
  14: [
    [4, 6, 4],
    [4, 4, 4, 2],
  ],
  15: [
    [4, 6, 5],
    [4, 4, 4, 3],
    [5, 5, 5],
  ],
  16: [[4, 4, 4, 4]],
  17: [
    [4, 4, 4, 5],
    [4, 4, 4, 4, 1],
  ],
  18: [
    [4, 4, 4, 4, 2],
    [4, 4, 4, 6],
  ],
  19: [
    [4, 4, 4, 4, 3],
    [6, 13],
    [4, 4, 4, 7],
  ],
};

/** A payment card as a data identifier: issuer range, length, Luhn digit, printed groups with one kind of separator. */
export function cardScheme(scheme: CardScheme): DataIdentifier {
  const { id, name, ranges, lengths, keywords, examples, source, country, rank } = scheme;
  return {
    id,
    name,
    group: 'payment_card',
    ...(country === undefined ? {} : { country }),
    risks: ['pci', 'pii'],
    patterns: patternsOf(leadsOf(ranges), lengths),
    isolated: 'word',
    check: (candidate) => checkCard(scheme, candidate),
    keywords: [...new Set([...keywords, ...CARD_WORDS])],
    within: scheme.within ?? 60,
    reported: 'medium',
    rank: rank ?? 10,
    examples,
    source,
  };
}

function checkCard(
  { ranges, lengths, plainLengths = [], hasLuhn = true }: CardScheme,
  candidate: Candidate,
): CheckResult {
  const digits = candidate.compact;
  if (!lengths.includes(digits.length) || !ranges.some((range) => isIn(range, digits))) return false;
  if (hasLuhn && !isLuhn(digits)) return false;
  if (isPieceOfLonger(candidate) || isInIban(candidate) || isAmount(candidate)) return false;
  if (isInPath(candidate) || isNamedOtherwise(candidate)) return false;
  const lines = candidate.text.split('\n').length;
  if (lines > 2) return false;
  return lines > 1 || plainLengths.includes(digits.length) ? 'beside_keyword' : true;
}

function isIn(range: IssuerRange, digits: string): boolean {
  const [first, last] = typeof range === 'number' ? [range, range] : range;
  const prefix = Number(digits.slice(0, String(first).length));
  return prefix >= first && prefix <= last;
}

/** The first two digits as RE2. */
function leadsOf(ranges: readonly IssuerRange[]): string {
  const leads = new Set<string>();
  for (const range of ranges) {
    const [first, last] = typeof range === 'number' ? [range, range] : range;
    if (first < 10)
      for (let lead = first * 10; lead < (last + 1) * 10; lead += 1) leads.add(String(lead).padStart(2, '0'));
    else for (let lead = lead2(first); lead <= lead2(last); lead += 1) leads.add(String(lead));
  }
  return leads.size === 100 ? '\\d\\d' : `(?:${[...leads].sort().join('|')})`;
}

const lead2 = (prefix: number): number => Number(String(prefix).slice(0, 2));

function patternsOf(lead: string, lengths: readonly number[]): string[] {
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  const run = `\\b${lead}\\d{${shortest - 2},${longest - 2}}\\b`;
  const groupings = lengths.flatMap((length) => GROUPINGS[length] ?? []);
  return [
    run,
    ...groupings.map(([first = 4, ...rest]) => {
      const alternatives = SEPARATORS.map((separator) =>
        rest.map((size) => `${separator}\\d{${size}}`).join(''),
      );
      return `\\b${lead}\\d{${first - 2}}(?:${alternatives.join('|')})\\b`;
    }),
  ];
}

/** Words beside payment cards in texts and forms. */
export const CARD_WORDS: readonly string[] = [
  ...[
    'card',
    'cards',
    'credit card',
    'debit card',
    'card number',
    'card no',
    'card num',
    'cc',
    'ccn',
    'cc number',
    'pan',
  ],
  ...[
    'primary account number',
    'prepaid card',
    'gift card',
    'payment card',
    'card holder',
    'cardholder',
    'cvv',
    'cvc',
    'expiry',
  ],
  ...[
    'kreditkarte',
    'kreditkartennummer',
    'kartennummer',
    'karte',
    'debitkarte',
    'bankkarte',
    'girokarte',
    'karteninhaber',
  ],
  ...[
    'carte',
    'carte bancaire',
    'carte bleue',
    'carte de crédit',
    'carte de paiement',
    'numéro de carte',
    'cb',
  ],
  ...[
    'tarjeta',
    'tarjeta de crédito',
    'tarjeta de débito',
    'número de tarjeta',
    'carta di credito',
    'numero carta',
    'carta',
  ],
  ...[
    'cartão',
    'cartão de crédito',
    'número do cartão',
    'creditcard',
    'kaartnummer',
    'kaart',
    'kort',
    'kortnummer',
    'kreditkort',
  ],
  ...[
    'karta',
    'numer karty',
    'kart',
    'kart numarası',
    'kredi kartı',
    'карта',
    'карты',
    'номер карты',
    'картка',
  ],
  ...[
    'カード',
    'カード番号',
    'クレジットカード',
    '信用卡',
    '银行卡',
    '卡号',
    '信用卡號',
    '카드',
    '카드번호',
    '신용카드',
    'kartu kredit',
  ],
];
