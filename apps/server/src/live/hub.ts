import { createHmac, randomBytes } from 'node:crypto';
import { permissionsOfLiveAreas } from '@casbah/contract/live-areas.generated';
import type { LiveEvent, LoadEvent } from '@casbah/contract/live-event';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import { LIVE_AREAS, type LiveArea } from '@casbah/domain/live';
import { MINUTE_MS } from '@casbah/domain/time-units';
import type { LoadSignal, Signal, SignalListener } from '@casbah/stores/control/signals';
import { mayCall } from '../http/admission.ts';
import { ApiFailure } from '../http/failure.ts';
import { type Listener, LiveStream } from './stream.ts';

export interface LiveLimits {
  /** Maximum streams per session: more than a browser opens to one server. */
  perSession: number;
  perServer: number;
  /** Lifetime of a stream: servers may restart, and clients reconnect within it. */
  lifetime: number;
  /** Maximum silence before a heartbeat: proxies close idle connections. */
  heartbeat: number;
  /** Streams whose reader stalls for this long are closed. */
  patience: number;
}
export const LIVE_LIMITS: LiveLimits = {
  perSession: 8,
  perServer: 1_000,
  lifetime: 15 * MINUTE_MS,
  heartbeat: 15_000,
  patience: 30_000,
};

/** Interval for `tick`: progress of a job is sent at most four times a second. */
export const TICK_MS = 250;

/**
 * Signals for each open stream. Keeps only what a stream hasn't sent: the latest state of each job and the names of
 * areas, so slow readers use no extra memory. Time comes from `clock` and `tick`.
 */
export class LiveHub implements SignalListener {
  readonly #clock: () => number;
  readonly #limits: LiveLimits;
  readonly #streams = new Set<LiveStream>();
  /** Signal count per tenant; if unchanged, a reconnecting stream missed nothing. */
  readonly #heard = new Map<string, number>();
  /** Keys the event IDs, so they don't reveal how much happens. */
  #secret = randomBytes(32);
  #isClosed = false;

  constructor(parts: { clock: () => number; limits?: Partial<LiveLimits> }) {
    this.#clock = parts.clock;
    this.#limits = { ...LIVE_LIMITS, ...parts.limits };
  }

  /**
   * Opens a stream. `after` is the last ID its reader got: if signals followed, or it is unknown, every area
   * counts as changed. Throws `TOO_MANY_REQUESTS` and `UNAVAILABLE` at the limits.
   */
  open(listener: Listener, after: string | undefined): LiveStream {
    const { perSession, perServer, heartbeat } = this.#limits;
    if (this.#isClosed || this.#streams.size >= perServer) throw new ApiFailure('UNAVAILABLE');
    const ofSession = [...this.#streams].filter((stream) => stream.listener.session === listener.session);
    if (ofSession.length >= perSession)
      throw new ApiFailure('TOO_MANY_REQUESTS', { seconds: Math.ceil(heartbeat / 1000) });
    const stream = new LiveStream(listener, {
      now: this.#clock(),
      mark: this.#markOf(listener.tenant),
      onEnd: () => this.#streams.delete(stream),
    });
    if (after !== undefined && after !== this.#markOf(listener.tenant)) stream.changed(areasFor(listener));
    stream.greet(this.#markOf(listener.tenant));
    this.#streams.add(stream);
    return stream;
  }

  get streams(): readonly LiveStream[] {
    return [...this.#streams];
  }

  onSignal(signal: Signal): void {
    const { tenant } = signal;
    this.#heard.set(tenant, (this.#heard.get(tenant) ?? 0) + 1);
    for (const stream of this.#streams) {
      if (stream.listener.tenant !== tenant) continue;
      const area = 'load' in signal ? 'datasources' : signal.area;
      if (!mayHear(stream.listener, area)) continue;
      const people = 'load' in signal ? undefined : signal.people;
      if (people !== undefined && !people.includes(stream.listener.user)) continue;
      if ('load' in signal) stream.moved(eventOf(signal.load));
      else stream.changed([area]);
    }
  }

  /** Signals were missed: every client refetches everything. */
  onResync(): void {
    this.#secret = randomBytes(32);
    for (const stream of this.#streams) stream.changed(areasFor(stream.listener));
  }

  /** Sends due events and keepalives, and closes streams that stall or have reached their lifetime. */
  tick(): void {
    const now = this.#clock();
    const { heartbeat, patience, lifetime } = this.#limits;
    for (const stream of this.#streams) {
      stream.flush(now, this.#markOf(stream.listener.tenant), heartbeat);
      if (stream.unreadSince !== undefined && now - stream.unreadSince >= patience) stream.drop();
      else if (now - stream.since >= lifetime) stream.end();
    }
  }

  /** Ends every stream, and refuses new ones. */
  close(): void {
    this.#isClosed = true;
    for (const stream of this.#streams) stream.end();
  }

  #markOf(tenant: string): string {
    const told = `${this.#heard.get(tenant) ?? 0} ${tenant}`;
    return createHmac('sha256', this.#secret).update(told).digest('base64url').slice(0, 16);
  }
}

function mayHear({ rights }: Listener, area: LiveArea): boolean {
  return mayCall({ rights }, { permission: permissionsOfLiveAreas[area], narrowed: true });
}

function areasFor(listener: Listener): LiveArea[] {
  return LIVE_AREAS.filter((area) => mayHear(listener, area));
}

function eventOf({ status, ...load }: LoadSignal): LoadEvent {
  return { type: 'load', ...load, status: LOAD_STATUS[status] } satisfies LiveEvent;
}
