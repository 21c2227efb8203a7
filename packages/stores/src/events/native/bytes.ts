/** Maximum length of text copied character by character. */
const SHORT = 48;

/** A growing byte buffer that doubles when full. */
export class Bytes {
  #buffer: Buffer;
  #length = 0;

  constructor(capacity: number) {
    this.#buffer = Buffer.allocUnsafe(capacity);
  }

  get size(): number {
    return this.#length;
  }

  /** Discards the content but keeps the memory. */
  clear(): void {
    this.#length = 0;
  }

  /** The bytes written so far; valid until the next write. */
  written(): Buffer {
    return this.#buffer.subarray(0, this.#length);
  }

  /** Writes an unsigned number in 7-bit groups, lowest first. */
  varint(value: number): void {
    this.#makeRoom(10);
    this.#length = putVarint(this.#buffer, this.#length, value);
  }

  uint64(value: number): void {
    this.#makeRoom(8);
    this.#buffer.writeUInt32LE(value % 0x1_0000_0000, this.#length);
    this.#buffer.writeUInt32LE(Math.floor(value / 0x1_0000_0000), this.#length + 4);
    this.#length += 8;
  }

  zeros(count: number): void {
    this.#makeRoom(count);
    this.#buffer.fill(0, this.#length, this.#length + count);
    this.#length += count;
  }

  /** Writes the length in bytes, then the text as UTF-8. Lone surrogates become U+FFFD. */
  string(text: string): void {
    const characters = text.length;
    this.#makeRoom(characters * 3 + 10);
    const buffer = this.#buffer;
    const start = this.#length;
    if (characters <= SHORT && this.#ascii(text, start)) return;
    // The length precedes the bytes but is known only afterwards; the usual guess is one byte per character.
    const guessed = start + (characters < 0x80 ? 1 : varintSize(characters));
    const bytes = buffer.write(text, guessed);
    if (bytes < 0x80 && characters < 0x80) {
      buffer[start] = bytes;
      this.#length = guessed + bytes;
      return;
    }
    const from = start + varintSize(bytes);
    if (from !== guessed) buffer.copyWithin(from, guessed, guessed + bytes);
    putVarint(buffer, start, bytes);
    this.#length = from + bytes;
  }

  /**
   * Copies short ASCII text byte by byte, because a call into the runtime takes longer. Writes nothing if the
   * text isn't ASCII.
   */
  #ascii(text: string, start: number): boolean {
    const buffer = this.#buffer;
    const { length } = text;
    for (let i = 0; i < length; i++) {
      const code = text.charCodeAt(i);
      if (code >= 0x80) return false;
      buffer[start + 1 + i] = code;
    }
    buffer[start] = length;
    this.#length = start + 1 + length;
    return true;
  }

  #makeRoom(bytes: number): void {
    const needed = this.#length + bytes;
    if (needed <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(needed, this.#buffer.length * 2));
    this.#buffer.copy(larger, 0, 0, this.#length);
    this.#buffer = larger;
  }
}

function varintSize(value: number): number {
  let size = 1;
  for (let rest = value; rest >= 0x80; rest = Math.floor(rest / 0x80)) size++;
  return size;
}

function putVarint(buffer: Buffer, at: number, value: number): number {
  let rest = value;
  let end = at;
  while (rest >= 0x80) {
    buffer[end++] = (rest % 0x80) | 0x80;
    rest = Math.floor(rest / 0x80);
  }
  buffer[end++] = rest;
  return end;
}
