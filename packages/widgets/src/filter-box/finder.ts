import { type BoxItem, itemId } from './box-item.ts';
import { FILTER_BOX } from './limits.ts';
import { type Found, joinTexts } from './matching.ts';

export interface FoundItems {
  items: readonly BoxItem[];
  /** Number of further matches. */
  more: number;
  query: string;
}

/** The worker: stores texts and searches them. */
export interface MatchingWorker {
  add: (texts: string) => void;
  find: (query: string, limit: number, hidden: readonly number[]) => Promise<Found>;
}

/**
 * Searches options through a worker, one query at a time. Of queries that arrive meanwhile, only the newest is sent, so
 * that results keep up with typing.
 */
export class Finder {
  readonly #worker: MatchingWorker;
  readonly #onFound: (found: FoundItems) => void;
  readonly #onFailed: (error: unknown) => void;
  #known: readonly BoxItem[] = [];
  #hidden: { chosen: readonly BoxItem[]; places: readonly number[] } = { chosen: [], places: [] };
  #busy = false;
  #waiting: { query: string; chosen: readonly BoxItem[] } | undefined;

  constructor(
    worker: MatchingWorker,
    onFound: (found: FoundItems) => void,
    onFailed: (error: unknown) => void,
  ) {
    this.#worker = worker;
    this.#onFound = onFound;
    this.#onFailed = onFailed;
  }

  /** Adds items without duplicates. */
  add(items: readonly BoxItem[]): void {
    const fresh = this.#known.length === 0 ? items : this.#unknownOf(items);
    if (fresh.length === 0) return;
    this.#known = [...this.#known, ...fresh];
    this.#hidden = { chosen: [], places: [] };
    this.#worker.add(joinTexts(fresh.map(({ text }) => text)));
  }

  find(query: string, chosen: readonly BoxItem[]): void {
    if (this.#busy) {
      this.#waiting = { query, chosen };
      return;
    }
    this.#busy = true;
    void this.#worker
      .find(query, FILTER_BOX.listLimit, this.#placesOf(chosen))
      .then((found) => this.#take(query, found), this.#onFailed);
  }

  /** The known item with this text, ignoring case. */
  named(text: string): BoxItem | undefined {
    const wanted = text.trim().toLowerCase();
    return this.#known.find((item) => item.text.toLowerCase() === wanted);
  }

  #take(query: string, { places, total }: Found): void {
    this.#busy = false;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting === undefined) {
      const items = places.flatMap((place) => this.#known[place] ?? []);
      this.#onFound({ items, more: total - items.length, query });
    } else this.find(waiting.query, waiting.chosen);
  }

  /** A single pass over the known items, because building a map of fifty thousand IDs would take a frame. */
  #unknownOf(items: readonly BoxItem[]): readonly BoxItem[] {
    const fresh = new Map(items.map((item) => [itemId(item), item]));
    const values = new Set(items.map(({ value }) => value));
    for (const item of this.#known) if (values.has(item.value)) fresh.delete(itemId(item));
    return [...fresh.values()];
  }

  #placesOf(chosen: readonly BoxItem[]): readonly number[] {
    if (chosen !== this.#hidden.chosen) {
      const ids = new Set(chosen.map(itemId));
      const values = new Set(chosen.map(({ value }) => value));
      const places = this.#known.flatMap((item, place) =>
        values.has(item.value) && ids.has(itemId(item)) ? [place] : [],
      );
      this.#hidden = { chosen, places };
    }
    return this.#hidden.places;
  }
}
