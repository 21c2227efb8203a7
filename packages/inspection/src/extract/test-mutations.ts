/** Damages documents in the ways that transfers, disks and attackers do; the seed decides how, so that a failure repeats. */
export class TestMutations {
  #state: number;

  constructor(seed: string) {
    this.#state = [...seed].reduce((sum, char) => Math.imul(sum, 31) + char.charCodeAt(0), 7) >>> 0;
  }

  of(bytes: Buffer): Buffer {
    let mutated = Buffer.from(bytes);
    for (let step = this.#below(3); step >= 0; step--) mutated = this.#once(mutated);
    return mutated;
  }

  #once(bytes: Buffer): Buffer<ArrayBuffer> {
    const mutated = Buffer.from(bytes);
    const at = this.#below(bytes.length);
    const length = Math.min(1 + this.#below(64), bytes.length - at);
    switch (this.#below(6)) {
      case 0:
        return mutated.subarray(0, at);
      case 1:
        for (let flips = 1 + this.#below(8); flips > 0; flips--) {
          const place = this.#below(bytes.length);
          mutated[place] = (mutated[place] ?? 0) ^ (1 << this.#below(8));
        }
        return mutated;
      case 2:
        mutated.fill(this.#below(2) * 255, at, at + length);
        return mutated;
      case 3:
        return Buffer.concat([
          mutated.subarray(0, at),
          ...this.#repeated(mutated.subarray(at, at + length)),
          mutated.subarray(at),
        ]);
      case 4:
        return Buffer.concat([mutated.subarray(0, at), mutated.subarray(at + length)]);
      default:
        // Sizes and counts are mostly numbers of four bytes.
        if (at + 4 <= mutated.length)
          mutated.writeUInt32LE([0, 1, 0x7fffffff, 0xffffffff][this.#below(4)] ?? 0, at);
        return mutated;
    }
  }

  #repeated(block: Buffer): Buffer[] {
    return Array.from({ length: 1 + this.#below(20) }, () => block);
  }

  #below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return limit <= 0 ? 0 : Math.floor((this.#state / 2 ** 32) * limit);
  }
}
