/** Stretches of a text by what is to be tried there; those that overlap become one. */
export class Stretches<Key> {
  readonly #byKey = new Map<Key, [from: number, to: number][]>();

  add(key: Key, from: number, to: number): void {
    const known = this.#byKey.get(key);
    if (known === undefined) {
      this.#byKey.set(key, [[from, to]]);
      return;
    }
    const last = known.at(-1);
    // Keywords come in the order of the text, so most stretches lengthen the last one.
    if (last !== undefined && from >= last[0] && from <= last[1]) last[1] = Math.max(last[1], to);
    else known.push([from, to]);
  }

  /** Whether a place is in a stretch of the key; asked after all were added. */
  has(key: Key, at: number): boolean {
    // Those of keywords are nearly always few and in order.
    return this.#byKey.get(key)?.some(([from, to]) => from <= at && at < to) ?? false;
  }

  /** Stretches of a key don't overlap. */
  *merged(): Generator<[key: Key, from: number, to: number]> {
    for (const [key, stretches] of this.#byKey) {
      stretches.sort(([one], [other]) => one - other);
      let current: [number, number] | undefined;
      for (const [from, to] of stretches) {
        if (current !== undefined && from <= current[1]) current[1] = Math.max(current[1], to);
        else {
          if (current !== undefined) yield [key, ...current];
          current = [from, to];
        }
      }
      if (current !== undefined) yield [key, ...current];
    }
  }
}
