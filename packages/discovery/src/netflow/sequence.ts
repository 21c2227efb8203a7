const WRAP = 2 ** 32;
/** A larger jump isn't loss but a restart of the exporter. */
const LARGEST_GAP = 1_000_000;

/** Counts losses between exporter and listener from sequence numbers. */
export class SequenceGaps {
  #expected: number | undefined;
  #missed = 0;

  get missed(): number {
    return this.#missed;
  }

  /** Resumes with the next packet; the gap until then is unknown. */
  forget(): void {
    this.#expected = undefined;
  }

  /** Records a packet with this number; `count` is its increment of the sequence. */
  take(sequence: number, count: number): void {
    const expected = this.#expected;
    const gap = expected === undefined ? 0 : (sequence - expected + WRAP) % WRAP;
    if (gap > 0 && gap < LARGEST_GAP) this.#missed += gap;
    // It arrived out of order: what counted as lost came late.
    else if (gap > WRAP - LARGEST_GAP) {
      this.#missed = Math.max(0, this.#missed - count);
      return;
    }
    this.#expected = (sequence + count) % WRAP;
  }
}
