/** Longer texts are not remembered: they seldom come back. */
const LONGEST_KEY = 512;

/**
 * A copy of the text that shares no memory with it. A slice of a chunk keeps the whole chunk alive: whatever outlives a
 * line must be flat.
 */
export function flat(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}

/**
 * Remembers what was made of the texts seen last, so that a value that comes back costs one look-up and is the same,
 * flat object each time. Two generations keep it bounded: it holds at most twice `limit` entries.
 */
export class Memo<Value extends string | object | null> {
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();
  /** The text asked for last and its value: what comes back at once needs no look-up. */
  #lastText = '';
  #lastValue: Value | undefined;
  readonly #make: (text: string) => Value;
  readonly #limit: number;

  constructor(make: (text: string) => Value, limit = 16_384) {
    this.#make = make;
    this.#limit = limit;
  }

  get(text: string): Value {
    if (this.#lastValue !== undefined && text === this.#lastText) return this.#lastValue;
    const known = this.#young.get(text);
    return known === undefined ? this.#recall(text) : known;
  }

  #recall(text: string): Value {
    if (text.length > LONGEST_KEY) return this.#make(text);
    const key = flat(text);
    let value = this.#old.get(key);
    if (value === undefined) value = this.#make(key);
    if (this.#young.size >= this.#limit) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
    this.#lastText = key;
    this.#lastValue = value;
    return value;
  }
}
