import { isUserOrGroupText, isUserSearch, USERS_CHUNK } from '@casbah/domain/user-account';
import type { FoundItem, LoadItems } from '@casbah/widgets/typeahead/item.ts';
import { call } from './api.ts';

/** Maximum queries cached; the least recently used one is evicted. */
const KEPT_QUERIES = 5;

/** People for autocomplete, one chunk at a time. Recent searches are cached. */
export class PeopleLookup {
  readonly #found = new Map<string, readonly FoundItem[]>();
  readonly #ask: LoadItems;

  constructor(ask: LoadItems) {
    this.#ask = ask;
  }

  readonly load: LoadItems = async (query, loaded, signal) => {
    const text = query.trim();
    if (!isUserSearch(text) || !isUserOrGroupText(text)) return [];
    const key = text.toLowerCase();
    const known = this.#found.get(key) ?? [];
    this.#keep(key, known);
    if (known.length > loaded) return known.slice(loaded, loaded + USERS_CHUNK);
    const answer = await this.#ask(text, loaded, signal);
    if (known.length === loaded) this.#keep(key, [...known, ...answer]);
    return answer;
  };

  #keep(key: string, found: readonly FoundItem[]): void {
    this.#found.delete(key);
    this.#found.set(key, found);
    const [oldest] = this.#found.keys();
    if (this.#found.size > KEPT_QUERIES && oldest !== undefined) this.#found.delete(oldest);
  }
}

/** Shared by all fields of this page. */
export const people = new PeopleLookup(async (query, loaded, signal) => {
  const { items } = await call('POST /admin/user/search', { body: { query, loaded } }, { signal });
  return items.map(({ data, email, index }) => ({ data: { ...data, detail: email }, index }));
});
