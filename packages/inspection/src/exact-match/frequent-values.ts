/**
 * Names values that are frequent in a stream, in constant memory: every value that makes up more than one in `counters` of all is
 * among them (Misra and Gries, Finding repeated elements, 1982).
 */
export class FrequentValues {
  readonly #counters: number;
  readonly #counts = new Map<string, number>();

  constructor(counters: number) {
    this.#counters = counters;
  }

  add(value: string): void {
    const count = this.#counts.get(value);
    if (count !== undefined || this.#counts.size < this.#counters) {
      this.#counts.set(value, (count ?? 0) + 1);
      return;
    }
    for (const [key, other] of this.#counts)
      if (other === 1) this.#counts.delete(key);
      else this.#counts.set(key, other - 1);
  }

  /** Those that may be frequent, others among them: their real counts are known elsewhere. */
  get candidates(): readonly string[] {
    return [...this.#counts.keys()];
  }
}
