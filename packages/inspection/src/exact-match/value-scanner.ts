import { KIND, OTHER, UNSPACED, WORD } from '../folding/fold.ts';
import { foldedWindows } from '../folding/folded-windows.ts';
import { CELL_MAX_TOKENS, CELL_MAX_UNITS, CELL_MIN_UNITS } from './column.ts';
import { datesFrom } from './date-scanner.ts';
import { KeyedHash } from './keyed-hash.ts';
import { QuickHash } from './quick-hash.ts';
import { cellRange, type RecordIndex } from './record-index.ts';

/** A value of the index in a text. */
export interface ValueHit {
  /** In UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** Its cells: `cells[from…to]` of the index. */
  readonly from: number;
  readonly to: number;
}

/** Units between words of a value, such as `, ` and ` - `. */
const GAP = 3;
/** Groups in which numbers are written. */
const NUMBER_GROUPS = 8;
/** Letters within a number, such as the bank code of an IBAN. */
const LETTER_GROUP = 4;
const CACHED = 50_000;
const AHEAD = CELL_MAX_UNITS + CELL_MAX_TOKENS * (GAP + 1) + 16;

/** Finds the values of an index in texts. Costs one filter probe per word where nothing is found. */
export class ValueScanner {
  readonly #index: RecordIndex;
  readonly #hash: KeyedHash;
  readonly #quick: QuickHash;
  readonly #compact = new Uint16Array(256);
  /** Looked-up hashes: frequent words that are values cost one HMAC. */
  readonly #known = new Map<number, readonly [from: number, to: number]>();

  constructor(index: RecordIndex, key: Uint8Array) {
    this.#index = index;
    this.#hash = new KeyedHash(key);
    this.#quick = new QuickHash(key);
  }

  /** Hits by start. */
  scan(text: string, onHit: (hit: ValueHit) => void): void {
    for (const { units, origins, count, limit } of foldedWindows(text, AHEAD)) {
      let at = 1;
      if (KIND[units[0] ?? 0] === WORD) while (at < limit && KIND[units[at] ?? 0] === WORD) at += 1;
      while (at < limit) {
        if (KIND[units[at] ?? 0] === OTHER) at += 1;
        else at = this.#scanFrom(units, origins, at, count, onHit);
      }
    }
  }

  /** Tries all values that begin with this word; returns where it ends. */
  #scanFrom(
    units: Uint16Array,
    origins: Int32Array,
    start: number,
    count: number,
    onHit: (hit: ValueHit) => void,
  ): number {
    const { facts, values, beginnings } = this.#index;
    const firstEnd = wordEnd(units, start, count);
    let length = 0;
    let from = start;
    let to = firstEnd;
    let isText = true;
    let isNumber = facts.longestNumber > 0 && canBeginNumber(units, start, firstEnd);
    for (let words = 1; words <= CELL_MAX_TOKENS; words += 1) {
      if (length + to - from > CELL_MAX_UNITS) break;
      for (let at = from; at < to; at += 1) this.#compact[length++] = units[at] ?? 0;
      this.#quick.compute(this.#compact, length);
      const { high, low } = this.#quick;
      if (length >= CELL_MIN_UNITS && values.has(high, low))
        this.#report(length, origins[start] ?? 0, (origins[to - 1] ?? 0) + 1, onHit);
      isText = isText && beginnings.has(high, low);
      isNumber = isNumber && length < facts.longestNumber && words < NUMBER_GROUPS;
      if (!isText && !isNumber) break;
      from = to;
      while (from < count && from - to <= GAP && KIND[units[from] ?? 0] === OTHER) from += 1;
      if (from >= count || from - to > GAP) break;
      to = wordEnd(units, from, count);
      isNumber = isNumber && (to - from <= LETTER_GROUP || hasDigit(units, from, to));
    }
    if (facts.hasDates)
      for (const { day, end } of datesFrom(units, start, firstEnd, count)) {
        for (let at = 0; at < day.length; at += 1) this.#compact[at] = day.charCodeAt(at);
        this.#quick.compute(this.#compact, day.length);
        if (values.has(this.#quick.high, this.#quick.low))
          this.#report(day.length, origins[start] ?? 0, (origins[end - 1] ?? 0) + 1, onHit);
      }
    return firstEnd;
  }

  #report(length: number, start: number, end: number, onHit: (hit: ValueHit) => void): void {
    const [from, to] = this.#range(length);
    if (to > from) onHit({ start, end, from, to });
  }

  #range(length: number): readonly [from: number, to: number] {
    // 53 bits of the quick hash tell values apart.
    const known = (this.#quick.high & 0x1f_ffff) * 0x1_0000_0000 + this.#quick.low;
    const before = this.#known.get(known);
    if (before !== undefined) return before;
    this.#hash.compute(String.fromCharCode(...this.#compact.subarray(0, length)));
    const range = cellRange(this.#index, this.#hash.high, this.#hash.low);
    if (this.#known.size >= CACHED) this.#known.clear();
    this.#known.set(known, range);
    return range;
  }
}

function wordEnd(units: Uint16Array, start: number, count: number): number {
  let end = start + 1;
  if (KIND[units[start] ?? 0] === UNSPACED) return end;
  while (end < count && KIND[units[end] ?? 0] === WORD) end += 1;
  return end;
}

/** A digit in it, or few letters, like a country code. */
const canBeginNumber = (units: Uint16Array, from: number, to: number): boolean =>
  to - from <= 2 || hasDigit(units, from, to);

function hasDigit(units: Uint16Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const unit = units[at] ?? 0;
    if (unit >= 48 && unit <= 57) return true;
  }
  return false;
}
