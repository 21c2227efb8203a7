import type { DictionaryTerm } from '@casbah/domain/content-dictionary';
import { fold, KIND, OTHER, unified, WORD } from '../folding/fold.ts';

/** Terms to look for, of one dictionary. */
export interface SearchedDictionary {
  readonly id: string;
  readonly ignoreAccents: boolean;
  readonly terms: readonly DictionaryTerm[];
}

/**
 * Folded terms in buckets, sorted within a bucket: the longest term that a text begins with is then found by binary search,
 * and from it all shorter ones by `parents`. Only typed arrays, so that it can be stored and handed to a worker.
 */
export interface TermBuckets {
  /** Units of all terms, one after the other. */
  readonly units: Uint16Array;
  /** Where each term begins in `units`, and where the last one ends. */
  readonly starts: Uint32Array;
  /** The longest other term of the bucket that each term begins with, or -1. */
  readonly parents: Int32Array;
  /** Entries of each term: `entries[entryStarts[term]…entryStarts[term + 1]]`. */
  readonly entryStarts: Uint32Array;
  readonly entries: Uint32Array;
  /** Open-addressed hash table of buckets by key; -1 where it is free. */
  readonly slotFirst: Int32Array;
  readonly slotEnd: Int32Array;
  readonly slotKey: Uint32Array;
  /** Bit set of keys, small enough for the processor's cache. */
  readonly filter: Uint32Array;
}

/** All dictionaries to look for at once. */
export interface TermIndex {
  readonly version: 1;
  readonly dictionaries: readonly string[];
  /** Terms that begin with a whole word, keyed by that word. */
  readonly words: TermBuckets;
  /** All others, keyed by their first units: parts of words, and scripts without spaces. */
  readonly pieces: TermBuckets;
  /** Which first units `pieces` have, and which lengths of keys. */
  readonly firstUnits: Uint8Array;
  readonly keyLengths: Uint8Array;
  /** Of each entry: index of its dictionary, index of the term in it, and flags. */
  readonly entryDictionary: Uint16Array;
  readonly entryTerm: Uint32Array;
  readonly entryFlags: Uint8Array;
  /** What entries with `EXACT` are compared with. */
  readonly exactUnits: Uint16Array;
  readonly exactStarts: Uint32Array;
  /** Units of the longest folded term. */
  readonly longest: number;
}

/** The match must end, and begin, where a word does. */
export const WHOLE_WORD = 1;
/** Compared with the original: accents differ. */
export const EXACT = 2;
/** Compared with the original: case differs as well. */
export const MATCH_CASE = 4;

/** First units that key a bucket of pieces; shorter terms are keyed by all they have. */
export const PIECE_KEY = 6;

interface Entry {
  readonly dictionary: number;
  readonly term: number;
  readonly flags: number;
  readonly exact: string;
}

/** Builds the index. Terms without letters or digits are left out. Throws for more than 65,535 dictionaries. */
export function buildTermIndex(dictionaries: readonly SearchedDictionary[]): TermIndex {
  if (dictionaries.length > 0xffff) throw new RangeError('More than 65,535 dictionaries');
  const words = new Map<string, number[]>();
  const pieces = new Map<string, number[]>();
  const entries: Entry[] = [];
  let longest = 1;
  for (const [dictionary, { terms, ignoreAccents }] of dictionaries.entries())
    for (const [term, { text, matchCase = false, partOfWord = false }] of terms.entries()) {
      const folded = fold(text);
      if (!hasLetter(folded)) continue;
      longest = Math.max(longest, folded.length);
      const list = !partOfWord && kindAt(folded, 0) === WORD ? words : pieces;
      const same = list.get(folded);
      if (same === undefined) list.set(folded, [entries.length]);
      else same.push(entries.length);
      const flags =
        (partOfWord ? 0 : WHOLE_WORD) | (ignoreAccents ? 0 : EXACT) | (matchCase ? EXACT | MATCH_CASE : 0);
      entries.push({ dictionary, term, flags, exact: comparable(text, flags, folded) });
    }
  const exact = entries.map((one) => one.exact);
  const firstUnits = new Uint8Array(0x10000);
  const keyLengths = new Uint8Array(PIECE_KEY + 1);
  for (const text of pieces.keys()) {
    firstUnits[text.charCodeAt(0)] = 1;
    keyLengths[Math.min(text.length, PIECE_KEY)] = 1;
  }
  return {
    version: 1,
    dictionaries: dictionaries.map(({ id }) => id),
    words: buckets(words, (folded) => folded.slice(0, firstWordLength(folded))),
    pieces: buckets(pieces, (folded) => folded.slice(0, PIECE_KEY)),
    firstUnits,
    keyLengths,
    entryDictionary: Uint16Array.from(entries, (one) => one.dictionary),
    entryTerm: Uint32Array.from(entries, (one) => one.term),
    entryFlags: Uint8Array.from(entries, (one) => one.flags),
    exactUnits: unitsOf(exact),
    exactStarts: startsOf(exact),
    longest,
  };
}

/** The buffers of an index, to hand over to a worker instead of copying them. */
export function transferables(index: TermIndex): readonly ArrayBufferLike[] {
  const { words, pieces, version, dictionaries, longest, ...arrays } = index;
  return [words, pieces, arrays].flatMap((part) =>
    Object.values(part).map((array: { readonly buffer: ArrayBufferLike }) => array.buffer),
  );
}

/** What an exact entry's original text must be equal to; empty if the folded form already says it all. */
export function comparable(text: string, flags: number, folded: string): string {
  if ((flags & EXACT) === 0) return '';
  const exact = exactForm(text, flags);
  return exact === folded && (flags & MATCH_CASE) === 0 && !/[^\x20-\x7e]/.test(exact) ? '' : exact;
}

/** How an original text is compared: white space and composition don't matter, accents do, and case on request. */
export function exactForm(text: string, flags: number): string {
  return (flags & MATCH_CASE) === 0 ? unified(text).toLowerCase() : unified(text);
}

/** A polynomial, so that it can roll: a unit leaves it by subtraction. */
export const HASH_BASE = 0x01000193;
export const nextHash = (hash: number, unit: number): number => (Math.imul(hash, HASH_BASE) + unit) | 0;
/** Spreads what differs in low bits over all bits. */
export const finishHash = (hash: number): number => {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
};

function hashOf(key: string): number {
  let hash = 0;
  for (let at = 0; at < key.length; at += 1) hash = nextHash(hash, key.charCodeAt(at));
  return finishHash(hash);
}

function buckets(
  terms: ReadonlyMap<string, readonly number[]>,
  keyOf: (folded: string) => string,
): TermBuckets {
  const byKey = new Map<number, string[]>();
  const keys = new Set<string>();
  for (const folded of terms.keys()) {
    const key = keyOf(folded);
    keys.add(key);
    const hash = hashOf(key);
    const same = byKey.get(hash);
    if (same === undefined) byKey.set(hash, [folded]);
    else same.push(folded);
  }
  const slots = powerOfTwo(byKey.size * 2);
  const slotFirst = new Int32Array(slots).fill(-1);
  const slotEnd = new Int32Array(slots);
  const slotKey = new Uint32Array(slots);
  const filter = new Uint32Array(powerOfTwo(byKey.size * 16) >>> 5 || 1);
  const sorted: string[] = [];
  const parents = new Int32Array(terms.size);
  for (const [hash, texts] of byKey) {
    const first = sorted.length;
    // By code unit, as the search compares.
    texts.sort((one, other) => (one < other ? -1 : Number(one > other)));
    for (const [index, text] of texts.entries()) {
      parents[first + index] = parentOf(text, first + index - 1, sorted, parents, first);
      sorted.push(text);
    }
    let slot = hash & (slots - 1);
    while (slotFirst[slot] !== -1) slot = (slot + 1) & (slots - 1);
    slotFirst[slot] = first;
    slotEnd[slot] = sorted.length;
    slotKey[slot] = hash;
    const word = (hash >>> 5) & (filter.length - 1);
    filter[word] = (filter[word] ?? 0) | (1 << (hash & 31));
  }
  const lists = sorted.map((text) => terms.get(text) ?? []);
  return {
    units: unitsOf(sorted),
    starts: startsOf(sorted),
    parents,
    entryStarts: startsOf(lists),
    entries: Uint32Array.from(lists.flat()),
    slotFirst,
    slotEnd,
    slotKey,
    filter,
  };
}

/** The terms that begin a text are the chain of parents of the one sorted before it, from the first that still begins it. */
function parentOf(
  text: string,
  before: number,
  sorted: readonly string[],
  parents: Int32Array,
  first: number,
): number {
  let candidate = before;
  while (candidate >= first && !text.startsWith(sorted[candidate] ?? text))
    candidate = parents[candidate] ?? -1;
  return candidate >= first ? candidate : -1;
}

const powerOfTwo = (least: number): number => 2 ** Math.max(6, Math.ceil(Math.log2(Math.max(1, least))));

const kindAt = (folded: string, at: number): number => KIND[folded.charCodeAt(at)] ?? OTHER;

function firstWordLength(folded: string): number {
  let length = 0;
  while (length < folded.length && kindAt(folded, length) === WORD) length += 1;
  return length;
}

function hasLetter(folded: string): boolean {
  for (let at = 0; at < folded.length; at += 1) if (kindAt(folded, at) !== OTHER) return true;
  return false;
}

function unitsOf(texts: readonly string[]): Uint16Array {
  const units = new Uint16Array(texts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const text of texts)
    for (let index = 0; index < text.length; index += 1) units[at++] = text.charCodeAt(index);
  return units;
}

function startsOf(lists: readonly { readonly length: number }[]): Uint32Array {
  const starts = new Uint32Array(lists.length + 1);
  for (const [index, { length }] of lists.entries()) starts[index + 1] = (starts[index] ?? 0) + length;
  return starts;
}
