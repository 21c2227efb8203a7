import type { RemoteRow } from './place.ts';

/**
 * Splits rows into ingest jobs where the cursor value changes: only a job's last cursor value records how far it got.
 */
export class RowLoads {
  /** Cursor value of the last row returned. */
  mark = '';
  /** Number of rows returned. */
  rows = 0;
  readonly #rows: AsyncIterator<RemoteRow>;
  readonly #bytes: number;
  /** The first row of the next job. */
  #ahead: RemoteRow | undefined;

  constructor(rows: AsyncIterable<RemoteRow>, bytes: number) {
    this.#rows = rows[Symbol.asyncIterator]();
    this.#bytes = bytes;
  }

  /** Returns the first cursor value of the next job; `undefined` without more rows. */
  async next(): Promise<string | undefined> {
    this.#ahead ??= await this.#take();
    return this.#ahead?.mark;
  }

  /** Yields the lines of one job in chunks. */
  async *content(signal: AbortSignal): AsyncGenerator<Uint8Array> {
    let given = 0;
    let lines: string[] = [];
    let held = 0;
    for (let row = this.#ahead ?? (await this.#take()); row !== undefined; row = await this.#take()) {
      signal.throwIfAborted();
      this.#ahead = undefined;
      if (given + held >= this.#bytes && row.mark !== this.mark) {
        this.#ahead = row;
        break;
      }
      this.mark = row.mark;
      this.rows += 1;
      lines.push(row.line);
      held += row.line.length + 1;
      if (held < PIECE) continue;
      yield Buffer.from(`${lines.join('\n')}\n`);
      given += held;
      lines = [];
      held = 0;
    }
    if (lines.length > 0) yield Buffer.from(`${lines.join('\n')}\n`);
  }

  async close(): Promise<void> {
    await this.#rows.return?.();
  }

  async #take(): Promise<RemoteRow | undefined> {
    const { done, value } = await this.#rows.next();
    return done === true ? undefined : value;
  }
}

const PIECE = 64 * 1024;
