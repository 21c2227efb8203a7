import { blankEvent, type Event } from '@casbah/domain/event';

/** Maximum queries held, and how long (in log time) each waits for its outcome. */
const MOST_HELD = 256;
const LONGEST_HELD_MS = 10_000;
/** Maximum recent queries remembered, so that late lines about one aren't counted again. */
const MOST_COUNTED = 512;

/** An emitted query: which lines mentioned it, and when. */
interface Counted {
  time: number;
  readonly kinds: string[];
}

/**
 * Queries in a DNS server's log, which has separate lines for a query and its outcome. Holds each query until
 * its outcome is known or can't come anymore, then emits it as one event.
 */
export class DnsQueries {
  readonly #held = new Map<string, Event>();
  readonly #counted = new Map<string, Counted>();
  /** Events to emit, oldest first. */
  readonly #due: Event[] = [];

  get isEmpty(): boolean {
    return this.#held.size === 0 && this.#due.length === 0;
  }

  /**
   * Whether this line repeats a query already emitted. Servers write one line of each kind per query, so a
   * second one of the same kind is about another query.
   */
  isCounted(key: string, kind: string, time: number): boolean {
    const counted = this.#counted.get(key);
    if (counted === undefined || counted.kinds.includes(kind)) return false;
    if (Math.abs(time - counted.time) > LONGEST_HELD_MS) return false;
    counted.kinds.push(kind);
    return true;
  }

  /** Holds a query. If the key is taken, it is a new query and the first one is emitted. */
  ask(key: string, event: Event): void {
    const before = this.#held.get(key);
    if (before !== undefined) {
      this.#held.delete(key);
      this.#due.push(before);
    }
    this.#counted.delete(key);
    this.#held.set(key, { ...event });
    for (const [oldKey, old] of this.#held) {
      const isLate = event.time - old.time > LONGEST_HELD_MS;
      if (!isLate && this.#held.size <= MOST_HELD) break;
      this.#leave(oldKey, old);
    }
  }

  /** Applies the outcome to a held query; returns false if no query has this key. */
  answer(key: string, kind: string, answer: Event): boolean {
    const query = this.#held.get(key);
    if (query === undefined) return false;
    query.dst_ip ??= answer.dst_ip;
    if (answer.action !== undefined) query.action = answer.action;
    query.category ??= answer.category;
    if (answer.extra !== undefined) query.extra = Object.assign({ ...answer.extra }, query.extra);
    this.#leave(key, query);
    this.#counted.get(key)?.kinds.push(kind);
    return true;
  }

  /** Emits an event that needs no further line. */
  count(key: string, kind: string, event: Event): void {
    this.#remember(key, kind, event.time);
    this.#due.push({ ...event });
  }

  /** Fills the blank event with the next complete one; returns false without one. */
  take(event: Event): boolean {
    const next = this.#due.shift();
    if (next === undefined) return false;
    Object.assign(event, next);
    // A resolver without a verdict has answered.
    event.action ??= 'allowed';
    return true;
  }

  /** The log has ended, so everything can be emitted. */
  end(): void {
    for (const [key, event] of this.#held) this.#leave(key, event);
  }

  save(): unknown {
    return { held: [...this.#held], counted: [...this.#counted] };
  }

  restore(state: unknown): void {
    if (typeof state !== 'object' || state === null || !('held' in state) || !('counted' in state)) return;
    const { held, counted } = state;
    if (!Array.isArray(held) || !Array.isArray(counted)) return;
    for (const entry of held) {
      if (!Array.isArray(entry)) continue;
      const [key, event]: unknown[] = entry;
      if (typeof key === 'string' && typeof event === 'object')
        this.#held.set(key, Object.assign(blankEvent('traffic'), event));
    }
    for (const entry of counted) {
      if (!Array.isArray(entry)) continue;
      const [key, known]: unknown[] = entry;
      if (typeof key === 'string' && isCounted(known)) this.#counted.set(key, known);
    }
  }

  #leave(key: string, event: Event): void {
    this.#held.delete(key);
    this.#remember(key, 'query', event.time);
    this.#due.push(event);
  }

  #remember(key: string, kind: string, time: number): void {
    this.#counted.delete(key);
    this.#counted.set(key, { time, kinds: [kind] });
    if (this.#counted.size <= MOST_COUNTED) return;
    const [oldest] = this.#counted.keys();
    if (oldest !== undefined) this.#counted.delete(oldest);
  }
}

function isCounted(value: unknown): value is Counted {
  return typeof value === 'object' && value !== null && 'time' in value && 'kinds' in value;
}
