/** Longer texts aren't remembered: they seldom come back. */
const LONGEST_KEY = 512;
/** Places of the quick look: few at first, as most memos of most logs hold a handful of texts. Powers of two. */
const FIRST_PLACES = 64;
const MOST_PLACES = 65_536;

/**
 * A copy of the text that shares no memory with it. A slice of a chunk keeps the whole chunk alive: whatever outlives a
 * line must be flat.
 */
export function flat(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}

interface Known<Value> {
  readonly text: string;
  readonly value: Value;
}

/**
 * Remembers what was made of the texts seen last, so that a value that comes back costs one look-up and is the same,
 * flat object each time. Two generations keep it bounded: it holds at most twice `limit` entries.
 *
 * A map must hash all of a text, and a slice of a line brings no hash along: that takes twice as long as the quick look,
 * which goes by the length and a few characters to the one text that was last seen with the same, and compares.
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

/** Of the length and seven characters: the ends, in which addresses and accounts differ, and the inside, where names do. */
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
