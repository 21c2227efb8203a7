import { createHmac } from 'node:crypto';

/**
 * HalfSipHash-1-3 with 64 bits: a keyed hash that is quick without native calls, for the filter in front of an index. It is keyed
 * so that the filter alone doesn't show what is in the index. Source: J.-P. Aumasson, HalfSipHash reference implementation.
 */
export class QuickHash {
  readonly #k0: number;
  readonly #k1: number;
  high = 0;
  low = 0;

  constructor(key: Uint8Array) {
    const derived = createHmac('sha256', key).update('casbah index filter').digest();
    this.#k0 = derived.readInt32LE(0);
    this.#k1 = derived.readInt32LE(4);
  }

  /** Sets `high` and `low` for the first `length` units, which are hashed in pairs. */
  compute(units: Uint16Array, length: number): void {
    let v0 = this.#k0;
    let v1 = this.#k1 ^ 0xee;
    let v2 = 0x6c796765 ^ this.#k0;
    let v3 = 0x74656462 ^ this.#k1;
    const pairs = length >> 1;
    for (let pair = 0; pair <= pairs; pair += 1) {
      const at = pair << 1;
      // The last word has the odd unit and the length.
      const word =
        pair < pairs
          ? (units[at] ?? 0) | ((units[at + 1] ?? 0) << 16)
          : (length << 24) | (length & 1 ? (units[at] ?? 0) : 0);
      v3 ^= word;
      v0 = (v0 + v1) | 0;
      v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0;
      v0 = (v0 << 16) | (v0 >>> 16);
      v2 = (v2 + v3) | 0;
      v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2;
      v0 = (v0 + v3) | 0;
      v3 = ((v3 << 7) | (v3 >>> 25)) ^ v0;
      v2 = (v2 + v1) | 0;
      v1 = ((v1 << 13) | (v1 >>> 19)) ^ v2;
      v2 = (v2 << 16) | (v2 >>> 16);
      v0 ^= word;
    }
    v2 ^= 0xee;
    for (let round = 0; round < 4; round += 1) {
      v0 = (v0 + v1) | 0;
      v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0;
      v0 = (v0 << 16) | (v0 >>> 16);
      v2 = (v2 + v3) | 0;
      v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2;
      v0 = (v0 + v3) | 0;
      v3 = ((v3 << 7) | (v3 >>> 25)) ^ v0;
      v2 = (v2 + v1) | 0;
      v1 = ((v1 << 13) | (v1 >>> 19)) ^ v2;
      v2 = (v2 << 16) | (v2 >>> 16);
    }
    this.high = (v1 ^ v3) >>> 0;
    this.low = (v0 ^ v2) >>> 0;
  }
}
