import type { WrittenActivities } from '@casbah/stores/events/activity-reads';

/** Lines between the query that reads them and the download that sends them, at their own speeds. */
export class LineBuffer {
  readonly #lines: WrittenActivities[] = [];
  #bytes = 0;
  #isClosed = false;
  #change = Promise.withResolvers<void>();

  put(lines: WrittenActivities): void {
    this.#lines.push(lines);
    this.#bytes += lines.bytes.length;
    this.#wake();
  }

  /** No more lines come or are wanted. */
  close(): void {
    this.#isClosed = true;
    this.#wake();
  }

  /** Whether it holds at most this many bytes within a time; without one, waits until it does. */
  async holdsAtMost(bytes: number, ms?: number): Promise<boolean> {
    let isLate = false;
    const timer =
      ms === undefined
        ? undefined
        : setTimeout(() => {
            isLate = true;
            this.#wake();
          }, ms);
    while (this.#bytes > bytes && !this.#isClosed && !isLate) await this.#change.promise;
    clearTimeout(timer);
    return this.#bytes <= bytes;
  }

  /** Takes the lines out, in order, until it is closed and empty. */
  async *[Symbol.asyncIterator](): AsyncGenerator<WrittenActivities> {
    for (;;) {
      const next = this.#lines.shift();
      if (next !== undefined) {
        this.#bytes -= next.bytes.length;
        this.#wake();
        yield next;
      } else if (this.#isClosed) return;
      else await this.#change.promise;
    }
  }

  #wake(): void {
    this.#change.resolve();
    this.#change = Promise.withResolvers();
  }
}
