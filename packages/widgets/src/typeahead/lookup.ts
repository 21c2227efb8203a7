import type { FoundItem, TypeaheadItem } from './item.ts';

export interface Looked {
  items: readonly TypeaheadItem[];
  /** The response had no new items, so all are loaded. */
  ended: boolean;
}

/** Maximum cached queries; the oldest is dropped. */
const KEPT_QUERIES = 100;

/** Cache of results by query, so none is repeated. */
export class LookupMemory {
  readonly #byQuery = new Map<string, { byIndex: ReadonlyMap<number, TypeaheadItem>; looked: Looked }>();

  static keyOf(query: string): string {
    return query.trim().toLowerCase();
  }

  get(query: string): Looked | undefined {
    return this.#byQuery.get(LookupMemory.keyOf(query))?.looked;
  }

  /** Adds a response to the query's items, each at its index and at most once. */
  add(query: string, answer: readonly FoundItem[]): Looked {
    const key = LookupMemory.keyOf(query);
    const before = this.#byQuery.get(key)?.byIndex ?? new Map<number, TypeaheadItem>();
    const byIndex = new Map(before);
    for (const { data, index } of answer) byIndex.set(index, data);
    const seen = new Set<string>();
    const items: TypeaheadItem[] = [];
    for (const [, item] of [...byIndex].sort(([one], [other]) => one - other)) {
      if (seen.has(item.key)) continue;
      seen.add(item.key);
      items.push(item);
    }
    const looked = { items, ended: byIndex.size === before.size };
    this.#byQuery.delete(key);
    this.#byQuery.set(key, { byIndex, looked });
    const oldest = this.#byQuery.keys().next().value;
    if (this.#byQuery.size > KEPT_QUERIES && oldest !== undefined) this.#byQuery.delete(oldest);
    return looked;
  }
}
