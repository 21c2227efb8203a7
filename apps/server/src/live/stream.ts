import type { LiveEvent, LoadEvent } from '@casbah/contract/live-event';
import type { Rights } from '@casbah/domain/access-profile';
import type { LiveArea } from '@casbah/domain/live';

/** The reader of a stream. */
export interface Listener {
  tenant: string;
  user: string;
  /** ID of the session that the stream belongs to and ends with. */
  session: string;
  rights: Rights;
}

/**
 * Minimum time between signals of an area: every batch of every file changes event data, and pages shouldn't
 * reload each time.
 */
const REST_OF: Readonly<Partial<Record<LiveArea, number>>> = { audit: 5_000, history: 5_000 };
/** Maximum jobs with pending state. Beyond it, single jobs aren't tracked: the whole area counts as changed. */
const MOST_LOADS = 200;
/** Reconnect delay of browsers that lost the connection. */
const RETRY_MS = 2_000;

interface StreamParts {
  now: number;
  /** The tenant's current position, which the client sends when it reconnects. */
  mark: string;
  onEnd: () => void;
}

/** Events of one reader as text: an async iterator that yields when something is due and ends with the stream. */
export class LiveStream implements AsyncIterableIterator<string, undefined> {
  readonly listener: Listener;
  readonly since: number;
  readonly #onEnd: () => void;
  readonly #areas = new Set<LiveArea>();
  readonly #loads = new Map<string, LoadEvent>();
  readonly #toldAt = new Map<LiveArea, number>();
  /** Text ready to be read, and since when. */
  #ready: { text: string; since: number } | undefined;
  #reader: PromiseWithResolvers<IteratorResult<string, undefined>> | undefined;
  #lastSign: number;
  #mark: string;
  #hasEnded = false;
  #onDrop: () => void = () => {};

  constructor(listener: Listener, { now, mark, onEnd }: StreamParts) {
    this.listener = listener;
    this.since = now;
    this.#lastSign = now;
    this.#mark = mark;
    this.#onEnd = onEnd;
  }

  /** Sent immediately, to detect proxies that buffer the stream. */
  greet(mark: string): void {
    const changed = this.#dueText(this.since);
    this.#mark = mark;
    this.#ready = { text: `retry: ${RETRY_MS}\n\n${changed}id: ${mark}\n\n`, since: this.since };
  }

  changed(areas: readonly LiveArea[]): void {
    for (const area of areas) this.#areas.add(area);
  }

  moved(load: LoadEvent): void {
    // Keeps each job's latest state, most recently changed last.
    this.#loads.delete(load.id);
    this.#loads.set(load.id, load);
    if (this.#loads.size <= MOST_LOADS) return;
    this.#loads.clear();
    this.#areas.add('datasources');
  }

  /** Number of pending items. */
  get waiting(): number {
    return this.#loads.size + this.#areas.size;
  }

  /** Time since which unread data is pending. */
  get unreadSince(): number | undefined {
    return this.#ready?.since;
  }

  /** Emits due events. Until the reader has taken the last chunk, the next one waits and doesn't grow. */
  flush(now: number, mark: string, heartbeat: number): void {
    if (this.#ready !== undefined || this.#hasEnded) return;
    const text = this.#dueText(now);
    if (text === '' && now - this.#lastSign < heartbeat) return;
    // Only a stream that sent everything has reached the tenant's position.
    if (this.#areas.size === 0) this.#mark = mark;
    this.#lastSign = now;
    // The ID comes last, so a truncated event doesn't count as sent.
    this.#ready = { text: `${text || ':\n'}id: ${this.#mark}\n\n`, since: now };
    this.#handOut();
  }

  next(): Promise<IteratorResult<string, undefined>> {
    this.#reader = Promise.withResolvers();
    const { promise } = this.#reader;
    this.#handOut();
    return promise;
  }

  async return(): Promise<IteratorResult<string, undefined>> {
    this.end();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Ends once the ready text has been read. */
  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#onEnd();
    this.#handOut();
  }

  /** Sends a final event, and ends. */
  endWith(area: LiveArea): void {
    const last = eventText({ type: 'changed', areas: [area] });
    this.#ready = { text: `${this.#ready?.text ?? ''}${last}`, since: this.#ready?.since ?? this.since };
    this.end();
  }

  /** Called to close a stalled reader's connection; pending text is dropped. */
  set onDrop(cut: () => void) {
    this.#onDrop = cut;
  }

  drop(): void {
    this.end();
    this.#onDrop();
  }

  #handOut(): void {
    const reader = this.#reader;
    if (reader === undefined || (this.#ready === undefined && !this.#hasEnded)) return;
    this.#reader = undefined;
    const ready = this.#ready;
    this.#ready = undefined;
    reader.resolve(
      ready === undefined ? { done: true, value: undefined } : { done: false, value: ready.text },
    );
  }

  /** Takes events that are due. */
  #dueText(now: number): string {
    const due = [...this.#areas].filter(
      (area) => now - (this.#toldAt.get(area) ?? Number.NEGATIVE_INFINITY) >= (REST_OF[area] ?? 0),
    );
    for (const area of due) {
      this.#areas.delete(area);
      this.#toldAt.set(area, now);
    }
    const events: LiveEvent[] = [...this.#loads.values()];
    this.#loads.clear();
    if (due.length > 0) events.push({ type: 'changed', areas: due });
    return events.map(eventText).join('');
  }
}

function eventText(event: LiveEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
