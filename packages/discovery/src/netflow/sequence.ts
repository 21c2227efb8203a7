const WRAP = 2 ** 32;
/** A larger jump isn't loss: the exporter restarted. */
const LARGEST_GAP = 1_000_000;

/** Counts what an exporter's numbering shows to have been lost between it and us. */
export class SequenceGaps {
  #expected: number | undefined;
  #missed = 0;

  get missed(): number {
    return this.#missed;
  }

  /** The numbering continues from the next packet: what lies between isn't known. */
  forget(): void {
    this.#expected = undefined;
  }

  /** A packet with this number came; `count` is how much the numbering continues with it. */
  take(sequence: number, count: number): void {
    const expected = this.#expected;
    const gap = expected === undefined ? 0 : (sequence - expected + WRAP) % WRAP;
    if (gap > 0 && gap < LARGEST_GAP) this.#missed += gap;
    // It overtook others on the way: what was counted as lost came late.
    else if (gap > WRAP - LARGEST_GAP) {
      this.#missed = Math.max(0, this.#missed - count);
      return;
    }
    this.#expected = (sequence + count) % WRAP;
  }
}
