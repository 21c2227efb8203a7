import { KIND, OTHER, WORD } from '../folding/fold.ts';
import { foldedWindows } from '../folding/folded-windows.ts';
import {
  EXACT,
  exactForm,
  finishHash,
  HASH_BASE,
  nextHash,
  PIECE_KEY,
  type TermBuckets,
  type TermIndex,
  WHOLE_WORD,
} from './term-index.ts';

/** A term found in a text. */
export interface TermMatch {
  readonly dictionary: string;
  /** Index of the term in its dictionary. */
  readonly term: number;
  /** In UTF-16 code units of the text. */
  readonly start: number;
  readonly end: number;
}

/** Places of a term that are reported; more of the same don't change what rules count. */
export const PLACES_PER_TERM = 100;

/**
 * Finds the terms of all dictionaries, by place. Within a dictionary, a term inside a longer one isn't reported.
 * Linear in the text, times the length of terms in texts written against it.
 */
export function findTerms(index: TermIndex, text: string): readonly TermMatch[] {
  const found = new Collector(index, text);
  const hasWords = index.words.parents.length > 0;
  const hasPieces = index.pieces.parents.length > 0;
  if (hasWords || hasPieces)
    // Words need one more unit, to see where they end.
    for (const { units, origins, count, limit } of foldedWindows(text, index.longest + 2)) {
      if (hasWords) scanWords(index.words, units, origins, count, limit, index.longest, found);
      if (hasPieces) scanPieces(index, units, origins, count, limit, found);
    }
  return found.matches();
}

function scanWords(
  buckets: TermBuckets,
  units: Uint16Array,
  origins: Int32Array,
  count: number,
  limit: number,
  longest: number,
  found: Collector,
): void {
  const { filter } = buckets;
  const filterMask = filter.length - 1;
  let at = 1;
  // A word that began in the window before.
  if (KIND[units[0] ?? 0] === WORD) while (at < limit && KIND[units[at] ?? 0] === WORD) at += 1;
  while (at < limit) {
    let unit = units[at] ?? 0;
    if (KIND[unit] !== WORD) {
      at += 1;
      continue;
    }
    const start = at;
    let hash = 0;
    do {
      hash = nextHash(hash, unit);
      at += 1;
      unit = units[at] ?? 0;
    } while (at < count && KIND[unit] === WORD);
    if (at - start > longest) continue;
    const key = finishHash(hash);
    if (((filter[(key >>> 5) & filterMask] ?? 0) >>> (key & 31)) & 1)
      lookUp(buckets, key, units, origins, start, count, found);
  }
}

function scanPieces(
  index: TermIndex,
  units: Uint16Array,
  origins: Int32Array,
  count: number,
  limit: number,
  found: Collector,
): void {
  const { pieces, firstUnits, keyLengths } = index;
  const { filter } = pieces;
  const filterMask = filter.length - 1;
  const hasShortKeys = keyLengths.indexOf(1) < PIECE_KEY;
  // What the first unit of a key has become worth when the last one is added.
  let leaving = 1;
  for (let step = 1; step < PIECE_KEY; step += 1) leaving = Math.imul(leaving, HASH_BASE);
  let rolling = 0;
  for (let at = 1; at < PIECE_KEY; at += 1) rolling = nextHash(rolling, units[at] ?? 0);
  const wholeKeys = Math.min(limit, count - PIECE_KEY + 1);
  for (let at = 1; at < limit; at += 1) {
    const first = units[at] ?? 0;
    if (at < wholeKeys) {
      rolling = nextHash(rolling, units[at + PIECE_KEY - 1] ?? 0);
      if (firstUnits[first] === 1) {
        const key = finishHash(rolling);
        if (((filter[(key >>> 5) & filterMask] ?? 0) >>> (key & 31)) & 1)
          lookUp(pieces, key, units, origins, at, count, found);
      }
      rolling = (rolling - Math.imul(first, leaving)) | 0;
    }
    if (hasShortKeys && firstUnits[first] === 1) scanShortKeys(index, units, origins, at, count, found);
  }
}

/** Terms shorter than a whole key have keys of their own. */
function scanShortKeys(
  { pieces, keyLengths }: TermIndex,
  units: Uint16Array,
  origins: Int32Array,
  at: number,
  count: number,
  found: Collector,
): void {
  const { filter } = pieces;
  let hash = 0;
  for (let length = 1; length < PIECE_KEY && at + length <= count; length += 1) {
    hash = nextHash(hash, units[at + length - 1] ?? 0);
    if (keyLengths[length] === 0) continue;
    const key = finishHash(hash);
    if (((filter[(key >>> 5) & (filter.length - 1)] ?? 0) >>> (key & 31)) & 1)
      lookUp(pieces, key, units, origins, at, count, found);
  }
}

/** Reports the longest term of the bucket that the text begins with, and all shorter ones. */
function lookUp(
  buckets: TermBuckets,
  key: number,
  units: Uint16Array,
  origins: Int32Array,
  at: number,
  count: number,
  found: Collector,
): void {
  const { slotFirst, slotEnd, slotKey, starts, parents } = buckets;
  const mask = slotFirst.length - 1;
  let slot = key & mask;
  while (slotFirst[slot] !== -1 && slotKey[slot] !== key) slot = (slot + 1) & mask;
  const first = slotFirst[slot] ?? -1;
  if (first === -1) return;
  // The last term that isn't after the text.
  let low = first;
  for (let high = slotEnd[slot] ?? first; low < high; ) {
    const middle = (low + high) >> 1;
    if (isAfter(buckets, middle, units, at, count)) high = middle;
    else low = middle + 1;
  }
  let term = low - 1;
  if (term < first) return;
  const shared = sharedLength(buckets, term, units, at, count);
  while (term !== -1 && term !== undefined) {
    const length = (starts[term + 1] ?? 0) - (starts[term] ?? 0);
    if (length <= shared) found.add(buckets, term, units, origins, at, at + length, count);
    term = parents[term] ?? -1;
  }
}

function isAfter(
  { units: terms, starts }: TermBuckets,
  term: number,
  units: Uint16Array,
  at: number,
  count: number,
): boolean {
  const end = starts[term + 1] ?? 0;
  for (let one = starts[term] ?? 0, other = at; one < end; one += 1, other += 1) {
    if (other >= count) return true;
    const difference = (terms[one] ?? 0) - (units[other] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

function sharedLength(
  { units: terms, starts }: TermBuckets,
  term: number,
  units: Uint16Array,
  at: number,
  count: number,
): number {
  const first = starts[term] ?? 0;
  const most = Math.min((starts[term + 1] ?? 0) - first, count - at);
  let shared = 0;
  while (shared < most && terms[first + shared] === units[at + shared]) shared += 1;
  return shared;
}

class Collector {
  readonly #index: TermIndex;
  readonly #text: string;
  readonly #places: Uint32Array;
  readonly #found: { entry: number; start: number; end: number }[] = [];

  constructor(index: TermIndex, text: string) {
    this.#index = index;
    this.#text = text;
    this.#places = new Uint32Array(index.entryTerm.length);
  }

  add(
    { entries, entryStarts }: TermBuckets,
    term: number,
    units: Uint16Array,
    origins: Int32Array,
    from: number,
    to: number,
    count: number,
  ): void {
    const isWhole = isBoundary(units, from) && (to >= count || isBoundary(units, to));
    for (let at = entryStarts[term] ?? 0; at < (entryStarts[term + 1] ?? 0); at += 1) {
      const entry = entries[at] ?? 0;
      const flags = this.#index.entryFlags[entry] ?? 0;
      if ((flags & WHOLE_WORD) !== 0 && !isWhole) continue;
      if ((this.#places[entry] ?? 0) >= PLACES_PER_TERM) continue;
      const start = origins[from] ?? 0;
      const end = this.#endOf(origins, to);
      if ((flags & EXACT) !== 0 && !this.#isExact(entry, flags, start, end)) continue;
      this.#places[entry] = (this.#places[entry] ?? 0) + 1;
      this.#found.push({ entry, start, end });
    }
  }

  matches(): readonly TermMatch[] {
    const { entryDictionary, entryTerm, dictionaries } = this.#index;
    this.#found.sort(
      (one, other) => one.start - other.start || other.end - one.end || one.entry - other.entry,
    );
    const reached = new Int32Array(dictionaries.length);
    const matches: TermMatch[] = [];
    for (const { entry, start, end } of this.#found) {
      const dictionary = entryDictionary[entry] ?? 0;
      if (end <= (reached[dictionary] ?? 0)) continue;
      reached[dictionary] = end;
      matches.push({ dictionary: dictionaries[dictionary] ?? '', term: entryTerm[entry] ?? 0, start, end });
    }
    return matches;
  }

  /** After the last unit's own character and its marks, before white space. */
  #endOf(origins: Int32Array, to: number): number {
    const last = origins[to - 1] ?? 0;
    const next = origins[to] ?? this.#text.length;
    return next > last ? last + this.#text.slice(last, next).trimEnd().length : last + 1;
  }

  #isExact(entry: number, flags: number, start: number, end: number): boolean {
    const { exactStarts, exactUnits } = this.#index;
    const first = exactStarts[entry] ?? 0;
    const last = exactStarts[entry + 1] ?? 0;
    const given = this.#text.slice(start, end);
    // Without an exact form, the folded one is exact for plain letters.
    if (first === last) return !/[^\s\x20-\x7e]/.test(given) || isPlain(exactForm(given, flags));
    const exact = exactForm(given, flags);
    if (exact.length !== last - first) return false;
    for (let at = 0; at < exact.length; at += 1)
      if (exact.charCodeAt(at) !== exactUnits[first + at]) return false;
    return true;
  }
}

/** Whether a word can begin or end before this unit. */
function isBoundary(units: Uint16Array, at: number): boolean {
  const kind = KIND[units[at] ?? 0] ?? OTHER;
  return kind !== WORD || KIND[units[at - 1] ?? 0] !== WORD;
}

const isPlain = (text: string): boolean => !/[^\x20-\x7e]/.test(text);
