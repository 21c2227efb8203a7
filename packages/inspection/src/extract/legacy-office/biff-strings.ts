import { decodeText } from '../text/charset.ts';

const WIDE = 1;
const EXTENDED = 4;
const RICH = 8;

/** A string of BIFF8: characters of one or two bytes. `at` is where its flags are. */
export function biffString(bytes: Buffer, at: number, length: number): string {
  const flags = bytes[at];
  if (flags === undefined) return '';
  return (flags & WIDE) !== 0
    ? bytes.toString('utf16le', at + 1, Math.min(bytes.length, at + 1 + length * 2))
    : bytes.toString('latin1', at + 1, Math.min(bytes.length, at + 1 + length));
}

/** Before BIFF8 strings are bytes of the code page. */
export function oldBiffString(bytes: Buffer, at: number, length: number): string {
  return decodeText(bytes.subarray(at, at + length));
}

/** The shared strings of a workbook: they run on from record to record, and each continuation repeats the width. */
export function sharedBiffStrings(records: readonly Buffer[], check: () => void): string[] {
  const strings: string[] = [];
  const reader = new ContinuedReader(records);
  reader.skip(4);
  const count = reader.uint32();
  while (strings.length < count && !reader.isAtEnd) {
    if (strings.length % 4096 === 0) check();
    const length = reader.uint16();
    const flags = reader.byte();
    const runs = (flags & RICH) !== 0 ? reader.uint16() : 0;
    const extension = (flags & EXTENDED) !== 0 ? reader.uint32() : 0;
    strings.push(reader.characters(length, (flags & WIDE) !== 0));
    reader.skip(runs * 4 + extension);
  }
  return strings;
}

class ContinuedReader {
  readonly #records: readonly Buffer[];
  #index = 0;
  #at = 0;

  constructor(records: readonly Buffer[]) {
    this.#records = records;
  }

  get isAtEnd(): boolean {
    this.#settle();
    return this.#index >= this.#records.length;
  }

  byte(): number {
    this.#settle();
    return this.#records[this.#index]?.[this.#at++] ?? 0;
  }

  uint16(): number {
    return this.byte() + this.byte() * 0x100;
  }

  uint32(): number {
    return this.uint16() + this.uint16() * 0x10000;
  }

  skip(count: number): void {
    for (let left = count; left > 0 && !this.isAtEnd; ) {
      const step = Math.min(left, (this.#records[this.#index]?.length ?? 0) - this.#at);
      this.#at += step;
      left -= step;
    }
  }

  characters(length: number, isWide: boolean): string {
    let text = '';
    let wide = isWide;
    for (let left = length; left > 0 && !this.isAtEnd; ) {
      const record = this.#records[this.#index] ?? Buffer.alloc(0);
      const width = wide ? 2 : 1;
      const count = Math.min(left, Math.floor((record.length - this.#at) / width));
      text += record.toString(wide ? 'utf16le' : 'latin1', this.#at, this.#at + count * width);
      this.#at += Math.max(count * width, 1);
      left -= count;
      if (left > 0 && this.#at >= record.length) {
        this.#index += 1;
        this.#at = 0;
        if (this.#index < this.#records.length) wide = (this.byte() & WIDE) !== 0;
      }
    }
    return text;
  }

  #settle(): void {
    while (this.#index < this.#records.length && this.#at >= (this.#records[this.#index]?.length ?? 0)) {
      this.#index += 1;
      this.#at = 0;
    }
  }
}
