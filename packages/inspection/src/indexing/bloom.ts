/** Bits of a block: one cache line, so that a probe waits for memory once. */
const BLOCK_WORDS = 16;
const PROBES = 5;

/**
 * A blocked Bloom filter over 64-bit hashes: says surely that something isn't in a set. About 1 % of what isn't passes, at 12 bits a
 * key. Source: F. Putze et al., Cache-, Hash- and Space-Efficient Bloom Filters, 2007.
 */
export class Bloom {
  readonly words: Uint32Array;
  readonly #blocks: number;

  constructor(words: Uint32Array) {
    this.words = words;
    this.#blocks = words.length / BLOCK_WORDS;
  }

  static for(keys: number): Bloom {
    const blocks = Math.max(1, Math.ceil((keys * 12) / (BLOCK_WORDS * 32)));
    return new Bloom(new Uint32Array(blocks * BLOCK_WORDS));
  }

  add(high: number, low: number): void {
    const block = this.#block(high);
    let bits = low;
    for (let probe = 0; probe < PROBES; probe += 1) {
      const word = block + ((bits >>> 5) & (BLOCK_WORDS - 1));
      this.words[word] = (this.words[word] ?? 0) | (1 << (bits & 31));
      bits = Math.imul(bits, 0x9e3779b1) ^ (bits >>> 15) ^ high;
    }
  }

  has(high: number, low: number): boolean {
    const block = this.#block(high);
    let bits = low;
    for (let probe = 0; probe < PROBES; probe += 1) {
      if ((((this.words[block + ((bits >>> 5) & (BLOCK_WORDS - 1))] ?? 0) >>> (bits & 31)) & 1) === 0)
        return false;
      bits = Math.imul(bits, 0x9e3779b1) ^ (bits >>> 15) ^ high;
    }
    return true;
  }

  /** The high bits choose evenly among any number of blocks. */
  #block(high: number): number {
    return Math.floor((high / 0x1_0000_0000) * this.#blocks) * BLOCK_WORDS;
  }
}
