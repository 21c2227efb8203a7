/** Longer texts aren't cached, because they seldom repeat. */
const LONGEST_KEY = 512;
/** Initial size of the quick table, small because most memos hold a handful of texts. A power of two. */
const FIRST_PLACES = 64;
const MOST_PLACES = 65_536;

/**
 * A copy that shares no memory with the text. A slice keeps its whole chunk alive, so anything that outlives
 * a line must be flat.
 */
export function flat(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}

interface Known<Value> {
  readonly text: string;
  readonly value: Value;
}

/**
 * Caches results for recent texts, in two generations of at most `limit` entries. Most lookups hit a quick
 * table indexed by length and a few characters, which takes half the time of hashing a whole slice.
 */
export class Memo<Value extends string | object | null> {
  #young = new Map<string, Known<Value>>();
  #old = new Map<string, Known<Value>>();
  #places: (Known<Value> | undefined)[] = new Array<Known<Value> | undefined>(FIRST_PLACES).fill(undefined);
  readonly #make: (text: string) => Value;
  readonly #limit: number;

  constructor(make: (text: string) => Value, limit = 16_384) {
    this.#make = make;
    this.#limit = limit;
  }

  get(text: string): Value {
    const places = this.#places;
    const place = signOf(text) & (places.length - 1);
    const known = places[place];
    if (known !== undefined && known.text === text) return known.value;
    return this.#lookUp(text, place);
  }

  #lookUp(text: string, place: number): Value {
    if (text.length > LONGEST_KEY) return this.#make(text);
    const known = this.#young.get(text) ?? this.#recall(text);
    this.#places[place] = known;
    return known.value;
  }

  #recall(text: string): Known<Value> {
    let known = this.#old.get(text);
    if (known === undefined) {
      const key = flat(text);
      known = { text: key, value: this.#make(key) };
    }
    if (this.#young.size >= this.#limit) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#places.fill(undefined);
    } else if (this.#young.size * 4 > this.#places.length && this.#places.length < MOST_PLACES)
      this.#places = new Array<Known<Value> | undefined>(this.#places.length * 4).fill(undefined);
    this.#young.set(known.text, known);
    return known;
  }
}

/**
 * Index from the length and seven characters: the ends, where addresses and accounts differ, and the middle,
 * where names do.
 */
function signOf(text: string): number {
  const { length } = text;
  if (length < 5) return length === 0 ? 0 : text.charCodeAt(0) + text.charCodeAt(length - 1);
  let sign = Math.imul(length, 0x9e3779b1) ^ text.charCodeAt(0);
  sign = Math.imul(sign, 31) + text.charCodeAt(length >> 2);
  sign = Math.imul(sign, 31) + text.charCodeAt(length >> 1);
  sign = Math.imul(sign, 31) + text.charCodeAt(length - 5);
  sign = Math.imul(sign, 31) + text.charCodeAt(length - 3);
  sign = Math.imul(sign, 31) + text.charCodeAt(length - 2);
  sign = Math.imul(sign, 31) + text.charCodeAt(length - 1);
  return sign ^ (sign >>> 15);
}
