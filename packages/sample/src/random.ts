/** Seeded randomness: the same seed gives the same company, people, days and lines on every machine. */
export interface Random {
  /** 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer from `low` to `high`, both inclusive. */
  integer(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** A positive number around `median` with a long tail, for sizes of files and responses. */
  logNormal(median: number, sigma: number): number;
  /** An independent stream, so that one person's actions don't affect another's. */
  fork(name: string): Random;
}

/** FNV-1a over UTF-16 units, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** splitmix32 generator; good enough for traffic, not for secrets. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
  };
  return {
    next,
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    logNormal(median, sigma) {
      const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
      return median * Math.exp(sigma * normal);
    },
    fork: (name) => createRandom(`${seed}/${name}`),
  };
}

/** Weighted picks in logarithmic time after one pass: cumulative weights and a binary search. */
export function weighted<Item>(items: readonly (readonly [Item, number])[]): (random: Random) => Item {
  const ends: number[] = [];
  let total = 0;
  for (const [, weight] of items) {
    total += weight;
    ends.push(total);
  }
  return (random) => {
    const wanted = random.next() * total;
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ends[middle] ?? 0) <= wanted) low = middle + 1;
      else high = middle;
    }
    const found = items[low];
    if (found === undefined) throw new RangeError('nothing to pick from');
    return found[0];
  };
}
