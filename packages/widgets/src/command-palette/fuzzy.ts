/** Kinds of matches, best first: prefix, word prefix, substring, letters in order. */
export const MATCH_KINDS = ['start', 'word', 'inside', 'scattered'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

export interface FuzzyMatch {
  kind: MatchKind;
  /** Higher is better. */
  score: number;
  /** Indexes of the matched letters, for highlighting. */
  places: readonly number[];
}

const START = 12;
const WORD_START = 8;
const FOLLOWS = 6;
const LETTER = 1;
/** Maximum penalty for skipped letters. */
const MOST_SKIPPED = 20;

/** Folds case and accents one to one: “É” becomes “e”. */
function fold(text: string): string {
  let folded = '';
  for (const unit of text) {
    const plain = unit.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    folded +=
      plain.length === unit.length
        ? plain
        : unit.toLowerCase().length === unit.length
          ? unit.toLowerCase()
          : unit;
  }
  return folded;
}

function isWordStart(text: string, at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));
}

/**
 * Whether all letters of `typed` occur in `text` in order, and how well: word starts and consecutive letters score
 * highest. Spaces separate parts, which are matched in order.
 */
export function fuzzyMatch(typed: string, text: string): FuzzyMatch | undefined {
  const wanted = fold(typed).replaceAll(/\s+/g, '');
  if (wanted === '') return { kind: 'start', score: 0, places: [] };
  const inside = fold(text);
  // A contiguous part beats scattered letters, especially at the start of a word.
  const whole = placeOf(fold(typed).trim(), inside);
  if (whole >= 0) {
    const length = typed.trim().length;
    return {
      kind: whole === 0 ? 'start' : isWordStart(inside, whole) ? 'word' : 'inside',
      score: length * (LETTER + FOLLOWS) - Math.min(MOST_SKIPPED, inside.length - length) / 10,
      places: Array.from({ length }, (_, index) => whole + index),
    };
  }
  const places: number[] = [];
  let score = 0;
  let from = 0;
  for (const letter of wanted) {
    const next = nextPlace(inside, letter, from);
    if (next === -1) return undefined;
    if (next === from && places.length > 0) score += FOLLOWS;
    else if (next === 0) score += START;
    else if (isWordStart(inside, next)) score += WORD_START;
    score += LETTER;
    places.push(next);
    from = next + letter.length;
  }
  const skipped = (places.at(-1) ?? 0) - (places[0] ?? 0) + 1 - wanted.length;
  return { kind: 'scattered', score: score - Math.min(MOST_SKIPPED, skipped) / 2, places };
}

/** Position of a part, preferably at a word start; -1 if missing. */
function placeOf(part: string, inside: string): number {
  const first = inside.indexOf(part);
  for (let at = first; at !== -1; at = inside.indexOf(part, at + 1)) if (isWordStart(inside, at)) return at;
  return first;
}

/** Position of the next such letter: directly following, otherwise at a word start, otherwise anywhere. */
function nextPlace(text: string, letter: string, from: number): number {
  const first = text.indexOf(letter, from);
  if (first === -1 || first === from) return first;
  for (let at = first; at !== -1; at = text.indexOf(letter, at + 1)) if (isWordStart(text, at)) return at;
  return first;
}
