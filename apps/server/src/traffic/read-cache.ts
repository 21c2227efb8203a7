/**
 * Caches event store results briefly: a screen requests the same list several times (page, facets, next page, other
 * order). Concurrent equal queries run once. Limited in size; entries expire soon and when new data arrives.
 */
export class ReadCache {
  readonly #answers = new Map<string, Entry>();
  readonly #clock: () => number;
  readonly #most: number;
  readonly #lifetime: number;

  constructor(
    clock: () => number,
    { most = 64, lifetime = 30_000 }: { most?: number; lifetime?: number } = {},
  ) {
    this.#clock = clock;
    this.#most = most;
    this.#lifetime = lifetime;
  }

  /** Returns the cached result, or runs the query. Aborts the query only when every caller has left. */
  async get<Answer>(
    tenant: string,
    key: string,
    signal: AbortSignal | undefined,
    ask: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    signal?.throwIfAborted();
    const name = `${tenant}\n${key}`;
    let entry = this.#answers.get(name);
    if (entry === undefined || entry.expires <= this.#clock()) {
      entry = this.#begin(tenant, name, ask);
    } else {
      // Moves the entry to the end: the least recently used one is evicted first.
      this.#answers.delete(name);
      this.#answers.set(name, entry);
    }
    return (await this.#waitFor(name, entry, signal)) as Answer;
  }

  /** Drops all entries of a tenant when new data arrives. */
  forget(tenant: string): void {
    for (const [name, entry] of this.#answers) if (entry.tenant === tenant) this.#answers.delete(name);
  }

  #begin(tenant: string, name: string, ask: (signal: AbortSignal) => Promise<unknown>): Entry {
    const abort = new AbortController();
    const entry: Entry = {
      tenant,
      expires: this.#clock() + this.#lifetime,
      answer: ask(abort.signal),
      abort,
      waiting: 0,
      done: false,
    };
    entry.answer.then(
      () => {
        entry.done = true;
      },
      () => {
        entry.done = true;
        if (this.#answers.get(name) === entry) this.#answers.delete(name);
      },
    );
    this.#answers.set(name, entry);
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= this.#most) break;
      this.#answers.delete(oldest);
    }
    return entry;
  }

  async #waitFor(name: string, entry: Entry, signal: AbortSignal | undefined): Promise<unknown> {
    entry.waiting += 1;
    const leave = Promise.withResolvers<never>();
    const onAbort = () => leave.reject(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      return await Promise.race([entry.answer, leave.promise]);
    } finally {
      signal?.removeEventListener('abort', onAbort);
      entry.waiting -= 1;
      if (entry.waiting === 0 && !entry.done) {
        if (this.#answers.get(name) === entry) this.#answers.delete(name);
        entry.abort.abort(signal?.reason);
      }
    }
  }
}

interface Entry {
  tenant: string;
  expires: number;
  answer: Promise<unknown>;
  abort: AbortController;
  waiting: number;
  done: boolean;
}
