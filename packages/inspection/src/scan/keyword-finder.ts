import type { PatternSet, RegexEngine } from '../regex/regex-engine.ts';

/** Receives each word that was found; positions in bytes. */
export type OnKeyword = (word: number, start: number, end: number) => void;

/** A word after the first: the words of a keyword are at most this far apart. In bytes. */
const GAP = 3;
const FILTER_SIZE = 1 << 16;
const SET_MEMORY = 32 * 1024 * 1024;
/** Chinese, Japanese and Thai put no space between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

interface Phrase {
  readonly index: number;
  /** Hashes of the words after the first. */
  readonly rest: readonly number[];
}

/** Finds thousands of keywords in one pass over UTF-8, as whole words in any case. Cautious: what it finds may still be no keyword. */
export class KeywordFinder {
  /** By the hash of the first word. */
  readonly #phrases = new Map<number, Phrase[]>();
  /** Whether any keyword begins with a word of such a hash. */
  readonly #filter = new Uint8Array(FILTER_SIZE);
  readonly #unspaced: readonly { readonly index: number; readonly bytes: Buffer }[];
  readonly #unspacedSet: PatternSet | undefined;

  constructor(words: readonly string[], engine: RegexEngine) {
    for (const [index, word] of words.entries()) {
      if (UNSPACED.test(word)) continue;
      const hashes = hashesOf(word);
      this.#add(index, hashes);
      // `card number` is also written `cardNumber`.
      if (hashes.length > 1) this.#add(index, hashesOf(word.replace(/[\s_.-]+/g, '')));
    }
    this.#unspaced = words.flatMap((word, index) =>
      UNSPACED.test(word) ? [{ index, bytes: Buffer.from(word.replaceAll(' ', '')) }] : [],
    );
    this.#unspacedSet =
      this.#unspaced.length === 0
        ? undefined
        : engine.set(
            this.#unspaced.map(({ bytes }) => bytes.toString().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')),
            { maxMemory: SET_MEMORY },
          );
  }

  /** Keywords that begin between the two bytes. */
  find(bytes: Buffer, from: number, to: number, onKeyword: OnKeyword): void {
    let hasUnspaced = false;
    for (let at = from; at < to; ) {
      const byte = bytes[at] ?? 0;
      if (!isWordByte(byte)) {
        at += 1;
        continue;
      }
      if (byte >= 0xe0) hasUnspaced = true;
      const start = at;
      let hash = 0;
      let isAscii = true;
      for (let next = byte; isWordByte(next); next = bytes[at] ?? 0) {
        if (next >= 0x80) isAscii = false;
        hash = step(hash, next >= 65 && next <= 90 ? next + 32 : next);
        at += 1;
      }
      if (!isAscii) hash = hashOfWord(bytes.toString('utf8', start, at));
      if (this.#filter[hash & (FILTER_SIZE - 1)] === 1) this.#report(bytes, hash, start, at, onKeyword);
    }
    if (hasUnspaced) this.#findUnspaced(bytes, from, to, onKeyword);
  }

  #add(index: number, hashes: readonly number[]): void {
    const [first, ...rest] = hashes;
    if (first === undefined) return;
    this.#filter[first & (FILTER_SIZE - 1)] = 1;
    const phrases = this.#phrases.get(first) ?? [];
    phrases.push({ index, rest });
    this.#phrases.set(first, phrases);
  }

  #report(bytes: Buffer, hash: number, start: number, end: number, onKeyword: OnKeyword): void {
    const phrases = this.#phrases.get(hash);
    if (phrases === undefined) return;
    for (const { index, rest } of phrases) {
      const last = rest.length === 0 ? end : endOfPhrase(bytes, end, rest);
      if (last !== undefined) onKeyword(index, start, last);
    }
  }

  #findUnspaced(bytes: Buffer, from: number, to: number, onKeyword: OnKeyword): void {
    const seen = bytes.subarray(from, to);
    for (const which of this.#unspacedSet?.match(seen) ?? []) {
      const keyword = this.#unspaced[which];
      if (keyword === undefined) continue;
      for (let at = seen.indexOf(keyword.bytes); at !== -1; at = seen.indexOf(keyword.bytes, at + 1))
        onKeyword(keyword.index, from + at, from + at + keyword.bytes.length);
    }
  }
}

/** Where the words end that must follow, if they do. */
function endOfPhrase(bytes: Buffer, after: number, words: readonly number[]): number | undefined {
  let at = after;
  for (const wanted of words) {
    let gap = 0;
    while (!isWordByte(bytes[at] ?? 0) && gap <= GAP && at < bytes.length) {
      at += 1;
      gap += 1;
    }
    if (gap === 0 || gap > GAP) return undefined;
    const start = at;
    let isAscii = true;
    let hash = 0;
    for (let next = bytes[at] ?? 0; isWordByte(next); next = bytes[at] ?? 0) {
      if (next >= 0x80) isAscii = false;
      hash = step(hash, next >= 65 && next <= 90 ? next + 32 : next);
      at += 1;
    }
    if ((isAscii ? hash : hashOfWord(bytes.toString('utf8', start, at))) !== wanted) return undefined;
  }
  return at;
}

/** Letters and digits; all other scripts count as letters. */
const isWordByte = (byte: number): boolean =>
  (byte >= 97 && byte <= 122) || (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || byte >= 0x80;

const step = (hash: number, byte: number): number => (Math.imul(hash, 0x01000193) + byte + 1) | 0;

function hashOfWord(word: string): number {
  let hash = 0;
  for (const byte of Buffer.from(word.toLowerCase())) hash = step(hash, byte);
  return hash;
}

/** Hashes of the words of a keyword. */
function hashesOf(keyword: string): readonly number[] {
  const bytes = Buffer.from(keyword.toLowerCase());
  const hashes: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (!isWordByte(bytes[at] ?? 0)) {
      at += 1;
      continue;
    }
    let hash = 0;
    for (let next = bytes[at] ?? 0; isWordByte(next); next = bytes[at] ?? 0) {
      hash = step(hash, next);
      at += 1;
    }
    hashes.push(hash);
  }
  return hashes;
}
