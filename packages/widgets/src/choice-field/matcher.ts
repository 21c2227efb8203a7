import { fold, NEARNESS_LEVELS, nearness } from '@casbah/domain/nearness';

export interface Found {
  /** Indexes of the best matches, best first. */
  places: readonly number[];
  /** Total matches. */
  total: number;
}

/** Finds texts while typing. Texts are case-folded once, when added. */
export class Matcher {
  readonly #folded: string[] = [];

  add(texts: readonly string[]): void {
    for (const text of texts) this.#folded.push(fold(text));
  }

  /** The best `limit` matches that aren't hidden; ties keep their order. */
  find(query: string, limit: number, hidden: ReadonlySet<number> = new Set()): Found {
    const wanted = fold(query).trim();
    const words = wanted.split(/\s+/);
    const levels: number[][] = Array.from({ length: NEARNESS_LEVELS }, () => []);
    let total = 0;
    for (const [place, text] of this.#folded.entries()) {
      const level = wanted === '' ? 0 : nearness(text, wanted, words);
      if (level === -1 || hidden.has(place)) continue;
      total++;
      const found = levels[level];
      if (found !== undefined && found.length < limit) found.push(place);
    }
    return { places: levels.flat().slice(0, limit), total };
  }
}
