import { Unreadable } from '../unreadable.ts';

const MOST = 200_000;

/** Numbers and bit fields of a 7z header. Source: 7zFormat.txt of the LZMA SDK (public domain). */
export class HeaderReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw damagedHeader();
    return byte;
  }

  /** The leading ones of the first byte say how many bytes follow. */
  number(): number {
    const first = this.byte();
    let value = 0;
    for (let index = 0; index < 8; index++) {
      const mask = 0x80 >> index;
      if ((first & mask) === 0) return checked(value + (first & (mask - 1)) * 256 ** index);
      value += this.byte() * 256 ** index;
    }
    return checked(value);
  }

  /** A number of things that each take at least a bit of the header, so that a lie can't fill the memory. */
  count(): number {
    const count = this.number();
    if (count > Math.min(MOST, this.#bytes.length * 8)) throw damagedHeader();
    return count;
  }

  uint32(): number {
    return this.bytes(4).readUInt32LE(0);
  }

  bytes(count: number): Buffer {
    if (this.#at + count > this.#bytes.length) throw damagedHeader();
    this.#at += count;
    return this.#bytes.subarray(this.#at - count, this.#at);
  }

  bits(count: number): boolean[] {
    const bits: boolean[] = [];
    let byte = 0;
    for (let index = 0; index < count; index++) {
      if (index % 8 === 0) byte = this.byte();
      bits.push((byte & (0x80 >> (index % 8))) !== 0);
    }
    return bits;
  }

  /** Check sums of some or all of `count` streams. */
  digests(count: number): (number | undefined)[] {
    const defined = this.byte() === 1 ? Array.from({ length: count }, () => true) : this.bits(count);
    return defined.map((isDefined) => (isDefined ? this.uint32() : undefined));
  }
}

export function damagedHeader(): Unreadable {
  return new Unreadable('corrupt', 'The header of a 7z archive is damaged');
}

function checked(value: number): number {
  if (!Number.isSafeInteger(value)) throw damagedHeader();
  return value;
}
