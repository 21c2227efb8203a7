import { blankEvent, type Event } from '@casbah/domain/event';
import { ALL, type Filter } from '@casbah/domain/filter/expression';
import type { Reject } from '@casbah/domain/reject';
import type { TimeRange } from '@casbah/domain/time-range';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { BatchOrigin, EventStore } from '../event-store.ts';
import type { KeptEvent } from '../memory-scope.ts';
import { MemoryUsageReads } from '../memory-usage.ts';
import { anyEvent, resolveByHash, SPAN } from '../random-events.ts';
import type { ReadScope } from '../read-scope.ts';

/** Opens a store. Its tables may contain other tests' data, but nothing under this run's tenants. */
export type OpenStore = () => Promise<{ store: EventStore; close: () => Promise<void> }>;

/**
 * Number of cases for a property, with a seed per property that is the same every day: half its count, or four times as
 * many with `CASBAH_SOAK=1`.
 */
export function tries(count: number): { numRuns: number; seed: number; endOnFailure: boolean } {
  const seed = fc.hash(expect.getState().currentTestName ?? '');
  return {
    numRuns: process.env.CASBAH_SOAK === '1' ? 4 * count : Math.ceil(count / 2),
    seed,
    endOnFailure: true,
  };
}

/** A store with events of two tenants, and an in-memory oracle with the same events. */
export class TestStore {
  readonly #run = `${Date.now()}-${process.pid}`;
  /** A tenant of this run. */
  readonly tenantOf = (label: string): string => `tenant ${label} ${this.#run} o'neil \\`;
  readonly tenant = this.tenantOf('one');
  readonly other = this.tenantOf('two');
  #opened: { store: EventStore; close: () => Promise<void>; reference: MemoryUsageReads } | undefined;

  async open(open: OpenStore): Promise<void> {
    const { store, close } = await open();
    await store.migrate();
    await store.migrate(); // repeating it changes nothing
    const kept: KeptEvent[] = [];
    this.#opened = { store, close, reference: new MemoryUsageReads(kept) };
    const { tenant, other } = this;
    const events = fc.sample(anyEvent, { numRuns: 900, seed: 7 });
    await keep(store, kept, { tenant, datasource: 'a', load: 'a1' }, events.slice(0, 300));
    await keep(store, kept, { tenant, datasource: 'a', load: 'a2' }, events.slice(300, 450));
    await keep(store, kept, { tenant, datasource: "b'", load: 'b1' }, events.slice(450, 600));
    await keep(store, kept, { tenant: other, datasource: 'a', load: 'o1' }, events.slice(600));
  }

  async close(): Promise<void> {
    await this.#opened?.close();
  }

  get store(): EventStore {
    return this.#whenOpen.store;
  }

  get reference(): MemoryUsageReads {
    return this.#whenOpen.reference;
  }

  get #whenOpen() {
    if (this.#opened === undefined) throw new Error('The store is not open yet');
    return this.#opened;
  }

  readonly scope = (range: TimeRange = SPAN, filter: Filter = ALL, of = this.tenant): ReadScope => ({
    tenant: of,
    range,
    filter,
    resolve: resolveByHash,
  });
}

export async function send(
  store: EventStore,
  origin: BatchOrigin,
  events: readonly Event[],
  token: string,
): Promise<void> {
  const batch = store.batch(origin);
  // Reuses one event for every line, as readers do.
  const reused = blankEvent('traffic');
  events.forEach((event, index) => {
    Object.assign(reused, event);
    batch.add(reused, index + 1);
  });
  await store.insert(batch, token);
}

export async function keep(
  store: EventStore,
  kept: KeptEvent[],
  origin: BatchOrigin,
  events: readonly Event[],
): Promise<void> {
  await send(store, origin, events, `${origin.tenant}:${origin.load}:0`);
  events.forEach((event, index) => {
    kept.push({ ...origin, line: index + 1, event });
  });
}

export function rejectOf(line: number, text: string): Reject {
  return {
    reason: 'unreadable_time',
    detail: `time field ${text.slice(0, 9)}`,
    format: 'squid',
    text,
    line,
    offset: line * 100,
  };
}

/** Absent, empty and 0 are the same in a store, which also can't hold lone surrogates. */
export function asStored(event: Event): Event {
  const stored = { ...event };
  for (const [name, value] of Object.entries(event)) {
    const text = typeof value === 'string' ? value.toWellFormed() : value;
    Object.assign(stored, { [name]: text === '' ? undefined : text });
  }
  if (stored.dst_port === 0) stored.dst_port = undefined;
  // A location needs both.
  const { lat = 0, lon = 0 } = stored;
  stored.lat = lat === 0 && lon === 0 ? undefined : lat;
  stored.lon = lat === 0 && lon === 0 ? undefined : lon;
  const extra = Object.entries(event.extra ?? {});
  stored.extra = extra.length === 0 ? undefined : Object.fromEntries(extra);
  return stored;
}

export async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
