import { type BoxItem, itemId } from './box-item.ts';
import { FILTER_BOX } from './limits.ts';
import { type Answer, joinTexts, type Request } from './matching.ts';

export interface FoundItems {
  items: readonly BoxItem[];
  /** Matches beyond those. */
  more: number;
  query: string;
}

/** The part of a `Worker` that is used. */
export interface MatchingWorker {
  postMessage: (request: Request) => void;
  terminate: () => void;
}

/**
 * Knows the options together with a worker that finds among them. The worker has one question at a time; of those that wait
 * meanwhile only the newest is asked, so that answers keep up with typing.
 */
export class Finder {
  private readonly worker: MatchingWorker;
  private readonly onFound: (found: FoundItems) => void;
  private known: readonly BoxItem[] = [];
  private hidden: { chosen: readonly BoxItem[]; places: readonly number[] } = { chosen: [], places: [] };
  private ticket = 0;
  private busy = false;
  private waiting: { query: string; chosen: readonly BoxItem[] } | undefined;

  constructor(worker: MatchingWorker, onFound: (found: FoundItems) => void) {
    this.worker = worker;
    this.onFound = onFound;
  }

  /** Adds items; those it knows already stay one. */
  add(items: readonly BoxItem[]): void {
    const fresh = this.known.length === 0 ? items : this.unknownOf(items);
    if (fresh.length === 0) return;
    this.known = [...this.known, ...fresh];
    this.hidden = { chosen: [], places: [] };
    this.worker.postMessage({ kind: 'add', texts: joinTexts(fresh.map(({ text }) => text)) });
  }

  find(query: string, chosen: readonly BoxItem[]): void {
    if (this.busy) {
      this.waiting = { query, chosen };
      return;
    }
    this.busy = true;
    this.worker.postMessage({
      kind: 'find',
      ticket: ++this.ticket,
      query,
      limit: FILTER_BOX.listLimit,
      hidden: this.placesOf(chosen),
    });
  }

  /** The known item with these words, whatever their case. */
  named(text: string): BoxItem | undefined {
    const wanted = text.trim().toLowerCase();
    return this.known.find((item) => item.text.toLowerCase() === wanted);
  }

  /** What the worker said. */
  take({ ticket, query, places, total }: Answer): void {
    if (ticket !== this.ticket) return;
    this.busy = false;
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting === undefined) {
      const items = places.flatMap((place) => this.known[place] ?? []);
      this.onFound({ items, more: total - items.length, query });
    } else this.find(waiting.query, waiting.chosen);
  }

  end(): void {
    this.worker.terminate();
  }

  /** One walk over what is known: a map of fifty thousand ids would take a frame to build. */
  private unknownOf(items: readonly BoxItem[]): readonly BoxItem[] {
    const fresh = new Map(items.map((item) => [itemId(item), item]));
    const values = new Set(items.map(({ value }) => value));
    for (const item of this.known) if (values.has(item.value)) fresh.delete(itemId(item));
    return [...fresh.values()];
  }

  private placesOf(chosen: readonly BoxItem[]): readonly number[] {
    if (chosen !== this.hidden.chosen) {
      const ids = new Set(chosen.map(itemId));
      const values = new Set(chosen.map(({ value }) => value));
      const places = this.known.flatMap((item, place) =>
        values.has(item.value) && ids.has(itemId(item)) ? [place] : [],
      );
      this.hidden = { chosen, places };
    }
    return this.hidden.places;
  }
}
