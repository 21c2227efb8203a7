import { type Holding, type Holdings, holderOf, holdingsOf } from '@casbah/discovery/people/holdings';
import type { Event } from '@casbah/domain/event';
import { isoTime } from '@casbah/domain/iso-time';
import { USER_MAPPING_MS } from '@casbah/domain/sign';
import { HOUR_MS } from '@casbah/domain/time-units';
import type { SignReads } from '@casbah/stores/events/event-store';
import type { SignSource } from './load.ts';

/** Time window of one query for mappings: a day's log in order needs four queries. */
const WINDOW = 6 * HOUR_MS;
/**
 * Maximum mappings in memory: half a day of a company with 500,000 a day, plus earlier ones still in effect.
 */
const MOST_SIGNS = 500_000;
/** Maximum windows queried per batch, for logs that jump between months. */
const MOST_WINDOWS_A_BATCH = 64;

/** Field of `extra` in which an event says how its user was determined. */
export const USER_BY_ADDRESS = 'user_by_address';

interface Window {
  holdings: Holdings;
  signs: number;
}

export interface WhereaboutsParts {
  signs: SignReads;
  tenant: string;
  sources: readonly SignSource[];
  /** Maximum mappings in memory. */
  most?: number;
}

/** Identity mappings of the company's sources known so far, for one ingest job. */
export class Whereabouts {
  /** Some mappings were dropped: fewer events have a user than could. */
  leftOut = false;
  readonly #parts: WhereaboutsParts;
  readonly #names: ReadonlyMap<string, string>;
  readonly #reasons = new WeakMap<Holding, string>();
  readonly #holds: ReadonlyMap<string, number>;
  readonly #longest: number;
  readonly #most: number;
  /** By start time, most recently used last. */
  readonly #windows = new Map<number, Window>();
  /** Windows that this batch no longer needs. */
  readonly #unasked = new Set<number>();
  #asked = 0;

  constructor(parts: WhereaboutsParts) {
    const { sources, most = MOST_SIGNS } = parts;
    this.#parts = parts;
    this.#most = most;
    this.#names = new Map(sources.map(({ id, name }) => [id, name]));
    this.#holds = new Map(sources.map(({ id, holdHours }) => [id, holdHours * HOUR_MS]));
    this.#longest = Math.max(...this.#holds.values(), 0);
  }

  /** Whether an event has no user but an address that someone may have had. */
  static isNameless({ kind, user, src_ip }: Event): boolean {
    return kind === 'traffic' && user === undefined && src_ip !== undefined;
  }

  /** Whether mappings of this time are in memory; otherwise call `learn`. */
  knows(time: number): boolean {
    const window = windowOf(time);
    return this.#windows.has(window) || this.#unasked.has(window);
  }

  /** Sets an event's user, in place, from identity mappings. Returns whether it did. */
  give(event: Event): boolean {
    const { src_ip, time } = event;
    const window = this.#windows.get(windowOf(time));
    if (src_ip === undefined || window === undefined) return false;
    const holding = holderOf(window.holdings, src_ip, time);
    if (holding === undefined) return false;
    event.user = holding.user;
    event.user_domain = holding.user_domain;
    event.extra = { ...event.extra, [USER_BY_ADDRESS]: this.#reasonOf(holding) };
    return true;
  }

  /** Written once per mapping, however many events it identifies. */
  #reasonOf(holding: Holding): string {
    const known = this.#reasons.get(holding);
    if (known !== undefined) return known;
    const { kind, time, source } = holding.sign;
    const reason = `${kind} at ${isoTime(time)}, ${this.#names.get(source) ?? source}`;
    this.#reasons.set(holding, reason);
    return reason;
  }

  /** Loads mappings of a time. Rejects if the store is unavailable, or when stopped. */
  async learn(time: number, signal: AbortSignal): Promise<void> {
    const from = windowOf(time);
    if (this.#asked >= MOST_WINDOWS_A_BATCH) {
      this.#unasked.add(from);
      this.leftOut = true;
      return;
    }
    this.#asked += 1;
    this.#makeRoom(this.#most / 2);
    this.#windows.set(from, await this.#windowFrom(from, signal));
  }

  /** A batch is read: its mappings will be stored before the next. */
  nextBatch({ hasSigns }: { hasSigns: boolean }): void {
    this.#asked = 0;
    this.#unasked.clear();
    if (hasSigns) this.#windows.clear();
  }

  async #windowFrom(from: number, signal: AbortSignal): Promise<Window> {
    const { signs, tenant } = this.#parts;
    const late = new AbortController();
    const clock = setTimeout(() => late.abort(new Error('The signs took too long')), USER_MAPPING_MS);
    try {
      const found = await signs.newest(tenant, {
        datasources: [...this.#holds.keys()],
        range: { from: from - this.#longest, to: from + WINDOW },
        limit: this.#most + 1,
        signal: AbortSignal.any([signal, late.signal]),
      });
      if (found.length > this.#most) {
        this.leftOut = true;
        found.length = this.#most;
      }
      const bounded = found.map((sign) => this.#bounded(sign));
      return {
        holdings: holdingsOf(bounded, (source) => this.#holds.get(source) ?? 0),
        signs: found.length,
      };
    } catch (error) {
      signal.throwIfAborted();
      if (!late.signal.aborted && !isTooMuch(error)) throw error;
      this.leftOut = true;
      return { holdings: new Map(), signs: 0 };
    } finally {
      clearTimeout(clock);
    }
  }

  /** Limits a mapping to the maximum duration of its source. */
  #bounded<One extends { source: string; lease: number | undefined }>(sign: One): One {
    const most = this.#holds.get(sign.source) ?? 0;
    return sign.lease === undefined || sign.lease <= most ? sign : { ...sign, lease: most };
  }

  #makeRoom(most: number): void {
    let held = [...this.#windows.values()].reduce((sum, { signs }) => sum + signs, 0);
    for (const [from, { signs }] of this.#windows) {
      if (held <= most) return;
      this.#windows.delete(from);
      held -= signs;
    }
  }
}

const windowOf = (time: number): number => Math.floor(time / WINDOW) * WINDOW;

/** The store failed permanently. */
function isTooMuch(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'QUERY_TIMED_OUT' || error.code === 'QUERY_TOO_LARGE')
  );
}
