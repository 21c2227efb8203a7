import { Unreadable } from '../unreadable.ts';
import { LzmaWindow } from './lzma-window.ts';
import type { RangeDecoder } from './range-decoder.ts';

const STATES = 12;
const POSITION_STATES = 16;
const HALF = 1024;

export interface LzmaProperties {
  readonly lc: number;
  readonly lp: number;
  readonly pb: number;
}

/** The byte that packs lc, lp and pb. */
export function lzmaProperties(byte: number): LzmaProperties {
  if (byte >= 9 * 5 * 5) throw new Unreadable('corrupt', 'LZMA properties are damaged');
  return { lc: byte % 9, lp: Math.floor(byte / 9) % 5, pb: Math.floor(byte / 45) };
}

/** The LZMA algorithm. Source: the LZMA specification by Igor Pavlov (public domain). */
export class LzmaDecoder {
  readonly window: LzmaWindow;
  #properties: LzmaProperties;
  #literals = new Uint16Array(0);
  readonly #isMatch = new Uint16Array(STATES * POSITION_STATES);
  readonly #isRepeat = new Uint16Array(STATES);
  readonly #isRepeatFirst = new Uint16Array(STATES);
  readonly #isRepeatSecond = new Uint16Array(STATES);
  readonly #isRepeatThird = new Uint16Array(STATES);
  readonly #isRepeatLong = new Uint16Array(STATES * POSITION_STATES);
  readonly #slots = new Uint16Array(4 * 64);
  readonly #special = new Uint16Array(115);
  readonly #align = new Uint16Array(16);
  readonly #matchLength = new LengthDecoder();
  readonly #repeatLength = new LengthDecoder();
  readonly #distances = new Uint32Array(4);
  #state = 0;
  /** A match that the end of a piece interrupted. */
  #copying = 0;
  #isEnded = false;

  constructor(properties: LzmaProperties, dictionary: number) {
    this.window = new LzmaWindow(dictionary);
    this.#properties = properties;
    this.reset(properties);
  }

  /** True once the end marker was read. */
  get isEnded(): boolean {
    return this.#isEnded;
  }

  reset(properties: LzmaProperties = this.#properties): void {
    const size = 0x300 << (properties.lc + properties.lp);
    if (this.#literals.length !== size) this.#literals = new Uint16Array(size);
    this.#properties = properties;
    for (const probabilities of [
      this.#literals,
      this.#isMatch,
      this.#isRepeat,
      this.#isRepeatFirst,
      this.#isRepeatSecond,
      this.#isRepeatThird,
      this.#isRepeatLong,
      this.#slots,
      this.#special,
      this.#align,
    ])
      probabilities.fill(HALF);
    this.#matchLength.reset();
    this.#repeatLength.reset();
    this.#distances.fill(0);
    this.#state = 0;
    this.#copying = 0;
  }

  /** Decodes `count` bytes into the window, or up to the end marker. Returns how many it decoded. */
  decode(range: RangeDecoder, count: number): number {
    const { window } = this;
    const positionMask = (1 << this.#properties.pb) - 1;
    let left = count;
    if (this.#copying > 0) left -= this.#copy(left);
    while (left > 0) {
      const position = window.total & positionMask;
      const state = this.#state;
      if (range.bit(this.#isMatch, state * POSITION_STATES + position) === 0) {
        this.#literal(range, state);
        left -= 1;
        continue;
      }
      if (range.bit(this.#isRepeat, state) === 0) {
        const length = this.#matchLength.read(range, position);
        this.#state = state < 7 ? 7 : 10;
        const distance = this.#distance(range, length);
        if (distance === 0xffffffff) {
          this.#isEnded = true;
          return count - left;
        }
        this.#distances.copyWithin(1, 0, 3);
        this.#distances[0] = distance;
        this.#copying = length + 2;
      } else if (!this.#repeat(range, state, position)) {
        left -= 1;
        continue;
      }
      left -= this.#copy(left);
    }
    return count;
  }

  #literal(range: RangeDecoder, state: number): void {
    const { window } = this;
    const { lc, lp } = this.#properties;
    const previous = window.total === 0 ? 0 : window.byte(1);
    const context = ((window.total & ((1 << lp) - 1)) << lc) + (previous >> (8 - lc));
    const base = context * 0x300;
    let symbol = 1;
    if (state >= 7) {
      let matched = window.byte((this.#distances[0] ?? 0) + 1);
      do {
        const matchBit = (matched >> 7) & 1;
        matched <<= 1;
        const bit = range.bit(this.#literals, base + ((1 + matchBit) << 8) + symbol);
        symbol = (symbol << 1) | bit;
        if (matchBit !== bit) break;
      } while (symbol < 0x100);
    }
    while (symbol < 0x100) symbol = (symbol << 1) | range.bit(this.#literals, base + symbol);
    window.put(symbol & 0xff);
    this.#state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  }

  /** Reads which of the last distances is used again; false where it was a single byte. */
  #repeat(range: RangeDecoder, state: number, position: number): boolean {
    const distances = this.#distances;
    if (range.bit(this.#isRepeatFirst, state) === 0) {
      if (range.bit(this.#isRepeatLong, state * POSITION_STATES + position) === 0) {
        this.#state = state < 7 ? 9 : 11;
        this.window.put(this.window.byte((distances[0] ?? 0) + 1));
        return false;
      }
    } else {
      let distance: number;
      if (range.bit(this.#isRepeatSecond, state) === 0) distance = distances[1] ?? 0;
      else {
        if (range.bit(this.#isRepeatThird, state) === 0) distance = distances[2] ?? 0;
        else {
          distance = distances[3] ?? 0;
          distances[3] = distances[2] ?? 0;
        }
        distances[2] = distances[1] ?? 0;
      }
      distances[1] = distances[0] ?? 0;
      distances[0] = distance;
    }
    this.#copying = this.#repeatLength.read(range, position) + 2;
    this.#state = state < 7 ? 8 : 11;
    return true;
  }

  #copy(most: number): number {
    const length = Math.min(this.#copying, most);
    this.window.copy((this.#distances[0] ?? 0) + 1, length);
    this.#copying -= length;
    return length;
  }

  #distance(range: RangeDecoder, length: number): number {
    const slot = range.tree(this.#slots, Math.min(length, 3) * 64, 6);
    if (slot < 4) return slot;
    const direct = (slot >> 1) - 1;
    const distance = ((2 | (slot & 1)) << direct) >>> 0;
    if (slot < 14) return distance + range.reverseTree(this.#special, distance - slot, direct);
    return (distance + range.direct(direct - 4) * 16 + range.reverseTree(this.#align, 0, 4)) >>> 0;
  }
}

class LengthDecoder {
  readonly #choice = new Uint16Array(2);
  readonly #low = new Uint16Array(POSITION_STATES * 8);
  readonly #middle = new Uint16Array(POSITION_STATES * 8);
  readonly #high = new Uint16Array(256);

  reset(): void {
    for (const probabilities of [this.#choice, this.#low, this.#middle, this.#high]) probabilities.fill(HALF);
  }

  read(range: RangeDecoder, position: number): number {
    if (range.bit(this.#choice, 0) === 0) return range.tree(this.#low, position * 8, 3);
    if (range.bit(this.#choice, 1) === 0) return 8 + range.tree(this.#middle, position * 8, 3);
    return 16 + range.tree(this.#high, 0, 8);
  }
}
