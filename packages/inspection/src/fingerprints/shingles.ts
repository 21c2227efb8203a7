import { KIND, OTHER, UNSPACED, WORD } from '../folding/fold.ts';
import { foldedWindows } from '../folding/folded-windows.ts';

/** A chosen hash of a text, and where in the text its words are, in UTF-16 code units. */
export interface Fingerprint {
  readonly hash: number;
  readonly start: number;
  readonly end: number;
}

/** Four words, or eight letters of a script without spaces, which count half. */
const WEIGHT = 8;
const WORD_WEIGHT = 2;
/** Number of consecutive shingles of which only the lowest hash is kept: every match longer than a shingle by this many words has one. */
const WINDOW = 4;
const LONGEST_WORD = 64;

/**
 * Fingerprints of a text: hashes of overlapping groups of words, of which winnowing keeps about two in five, the same ones in any
 * text that contains the passage. Source: S. Schleimer, D. Wilkerson, A. Aiken, Winnowing, SIGMOD 2003.
 */
export function fingerprintsOf(text: string): readonly Fingerprint[] {
  const shingles = new Winnowing();
  for (const { units, origins, count, limit } of foldedWindows(text, LONGEST_WORD)) {
    let at = 1;
    if (KIND[units[0] ?? 0] === WORD) while (at < limit && KIND[units[at] ?? 0] === WORD) at += 1;
    while (at < limit) {
      const kind = KIND[units[at] ?? 0] ?? OTHER;
      if (kind === OTHER) {
        at += 1;
        continue;
      }
      const start = at;
      let hash = 0;
      do {
        hash = Math.imul(hash ^ (units[at] ?? 0), 0x01000193) ^ (hash >>> 15);
        at += 1;
      } while (kind === WORD && at < count && KIND[units[at] ?? 0] === WORD);
      shingles.addWord(
        hash,
        kind === UNSPACED ? 1 : WORD_WEIGHT,
        origins[start] ?? 0,
        (origins[at - 1] ?? 0) + 1,
      );
    }
  }
  return shingles.finish();
}

/** Words of a shingle are in rings: as many as a shingle can have fit, and nothing is allocated for a word. */
const RING = 16;

class Winnowing {
  readonly #hashes = new Int32Array(RING);
  readonly #weights = new Uint8Array(RING);
  readonly #starts = new Int32Array(RING);
  /** Words are numbered through: the next shingle is of those from `first` to before `next`. */
  #first = 0;
  #next = 0;
  #weight = 0;
  /** The last shingles, at most `WINDOW`. */
  readonly #window: Fingerprint[] = [];
  readonly #kept: Fingerprint[] = [];
  #last: Fingerprint | undefined;

  addWord(hash: number, weight: number, start: number, end: number): void {
    const at = this.#next & (RING - 1);
    this.#hashes[at] = hash;
    this.#weights[at] = weight;
    this.#starts[at] = start;
    this.#next += 1;
    this.#weight += weight;
    if (this.#weight < WEIGHT) return;
    let combined = 0;
    for (let word = this.#first; word < this.#next; word += 1)
      combined = Math.imul(combined ^ (this.#hashes[word & (RING - 1)] ?? 0), 0x9e3779b1) ^ (combined >>> 13);
    this.#addShingle({ hash: mixed(combined), start: this.#starts[this.#first & (RING - 1)] ?? start, end });
    // The next shingle begins one word further.
    while (this.#weight >= WEIGHT) this.#weight -= this.#weights[this.#first++ & (RING - 1)] ?? WEIGHT;
  }

  finish(): readonly Fingerprint[] {
    // A text shorter than a window still has its least.
    if (this.#last === undefined) this.#keepLeast();
    return this.#kept;
  }

  #addShingle(shingle: Fingerprint): void {
    this.#window.push(shingle);
    if (this.#window.length > WINDOW) this.#window.shift();
    if (this.#window.length === WINDOW) this.#keepLeast();
  }

  /** Of equal ones the last, so that a repeated passage isn't kept again and again. */
  #keepLeast(): void {
    let least = this.#window[0];
    for (const one of this.#window) if (least !== undefined && one.hash <= least.hash) least = one;
    if (least === undefined || least === this.#last) return;
    this.#last = least;
    this.#kept.push(least);
  }
}

function mixed(hash: number): number {
  const one = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const two = Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
  return (two ^ (two >>> 16)) >>> 0;
}
