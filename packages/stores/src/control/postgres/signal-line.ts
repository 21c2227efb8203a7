import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ControlStoreUnavailable } from '../control-store.ts';
import { CHANNEL, deliverSignal, type SignalListener } from '../signals.ts';

const CONNECT_PATIENCE_MS = 10_000;
/** Time until a server that vanished without closing the connection is noticed. */
const ASK_EVERY_MS = 15_000;
/** Maximum delay between reconnects; the delay doubles up to it. */
const LONGEST_WAIT_MS = 15_000;

/** A dedicated LISTEN connection: a pooled one would stop listening when released. Reconnects automatically. */
export class SignalLine {
  readonly #url: string;
  readonly #listener: SignalListener;
  readonly #closing = new AbortController();
  #client: pg.Client | undefined;
  #asking: NodeJS.Timeout | undefined;

  constructor(url: string, listener: SignalListener) {
    this.#url = url;
    this.#listener = listener;
  }

  /** Resolves once it is listening. Throws `ControlStoreUnavailable` if the server can't be reached. */
  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECT_PATIENCE_MS,
      query_timeout: CONNECT_PATIENCE_MS,
      application_name: 'casbah signals',
    });
    let isOpen = false;
    // Handles the end of the connection once: an error may precede the end, or the end comes alone.
    const onEnd = (): void => {
      if (this.#client !== client || !isOpen) return;
      this.#client = undefined;
      clearInterval(this.#asking);
      if (!this.#closing.signal.aborted) void this.#openAgain();
    };
    client.on('error', onEnd);
    client.on('end', onEnd);
    client.on('notification', ({ payload = '' }) => deliverSignal(payload, this.#listener));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw new ControlStoreUnavailable('The control store doesn’t respond', { cause: error });
    }
    if (this.#closing.signal.aborted) return client.end();
    isOpen = true;
    this.#client = client;
    this.#asking = setInterval(() => {
      client.query('select 1').catch(() => client.end().catch(() => {}));
    }, ASK_EVERY_MS).unref();
  }

  async close(): Promise<void> {
    this.#closing.abort(new Error('The store is closed'));
    clearInterval(this.#asking);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }

  async #openAgain(): Promise<void> {
    for (let wait = 100; !this.#closing.signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        await sleep(wait, undefined, { signal: this.#closing.signal, ref: false });
        await this.open();
        this.#listener.onResync();
        return;
      } catch {
        // Retried after a longer delay, until the store is closed.
      }
    }
  }
}
