const FIRST_SIZE = 1 << 16;

/** 64-bit hashes in two halves, in arrays that grow. */
export class HashList {
  #high = new Uint32Array(FIRST_SIZE);
  #low = new Uint32Array(FIRST_SIZE);
  #count = 0;

  get count(): number {
    return this.#count;
  }

  get high(): Uint32Array {
    return this.#high.subarray(0, this.#count);
  }

  get low(): Uint32Array {
    return this.#low.subarray(0, this.#count);
  }

  push(high: number, low: number): void {
    if (this.#count === this.#high.length) {
      this.#high = doubled(this.#high);
      this.#low = doubled(this.#low);
    }
    this.#high[this.#count] = high;
    this.#low[this.#count++] = low;
  }
}

function doubled(array: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}
