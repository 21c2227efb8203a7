import { Unreadable } from '../unreadable.ts';

const TOP = 0x1000000;

/** The binary range decoder of LZMA: bits by adaptive probabilities of 11 bits. */
export class RangeDecoder {
  readonly #bytes: Buffer;
  readonly #end: number;
  #at: number;
  #range = 0xffffffff;
  #code = 0;

  constructor(bytes: Buffer, start: number, end: number) {
    this.#bytes = bytes;
    this.#at = start + 1;
    this.#end = Math.min(end, bytes.length);
    for (let byte = 0; byte < 4; byte++) this.#code = ((this.#code << 8) | this.#next()) >>> 0;
  }

  /** Where the next byte is read. */
  get position(): number {
    return this.#at;
  }

  bit(probabilities: Uint16Array, index: number): 0 | 1 {
    const probability = probabilities[index] ?? 0;
    const bound = (this.#range >>> 11) * probability;
    let bit: 0 | 1;
    if (this.#code < bound) {
      this.#range = bound;
      probabilities[index] = probability + ((2048 - probability) >> 5);
      bit = 0;
    } else {
      this.#range -= bound;
      this.#code -= bound;
      probabilities[index] = probability - (probability >> 5);
      bit = 1;
    }
    if (this.#range < TOP) {
      this.#range = (this.#range << 8) >>> 0;
      this.#code = ((this.#code << 8) | this.#next()) >>> 0;
    }
    return bit;
  }

  /** `count` bits of even probability. */
  direct(count: number): number {
    let value = 0;
    for (let step = 0; step < count; step++) {
      this.#range >>>= 1;
      value *= 2;
      if (this.#code >= this.#range) {
        this.#code -= this.#range;
        value += 1;
      }
      if (this.#range < TOP) {
        this.#range = (this.#range << 8) >>> 0;
        this.#code = ((this.#code << 8) | this.#next()) >>> 0;
      }
    }
    return value;
  }

  tree(probabilities: Uint16Array, base: number, bits: number): number {
    let symbol = 1;
    for (let step = 0; step < bits; step++) symbol = (symbol << 1) | this.bit(probabilities, base + symbol);
    return symbol - (1 << bits);
  }

  reverseTree(probabilities: Uint16Array, base: number, bits: number): number {
    let symbol = 1;
    let value = 0;
    for (let step = 0; step < bits; step++) {
      const bit = this.bit(probabilities, base + symbol);
      symbol = (symbol << 1) | bit;
      value |= bit << step;
    }
    return value;
  }

  #next(): number {
    if (this.#at >= this.#end) throw new Unreadable('corrupt', 'LZMA data ends early');
    return this.#bytes[this.#at++] ?? 0;
  }
}
