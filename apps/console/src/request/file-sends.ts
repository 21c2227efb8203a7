import { ApiError } from '@casbah/contract/client';
import { useSyncExternalStore } from 'react';

/** Files that are sent to one object, one after the other. */
export interface FileSend {
  readonly total: number;
  /** Sent or failed. */
  readonly done: number;
  readonly failures: readonly { readonly name: string; readonly error: unknown }[];
}

/** Errors that the other files would get, too. */
const FINAL = ['LIMIT_REACHED', 'NO_SPACE', 'NOT_FOUND', 'CONFLICT'];

function isFinal(error: unknown): boolean {
  return error instanceof ApiError && FINAL.includes(error.answer?.error ?? '');
}

/** Sends files of a kind. It goes on when the page is left, and lasts as long as the document. */
export class FileSends {
  readonly #sends = new Map<string, FileSend>();
  readonly #waiting = new Map<string, { file: File; send: (file: File) => Promise<unknown> }[]>();
  readonly #listeners = new Set<() => void>();

  constructor() {
    // Closing the page would stop sending, so the browser asks first.
    globalThis.addEventListener?.('beforeunload', (event) => {
      if (this.#waiting.size > 0) event.preventDefault();
    });
  }

  /** Adds files to those that are sent to an object. Resolves when all of them are sent or have failed. */
  async add(id: string, files: readonly File[], send: (file: File) => Promise<unknown>): Promise<void> {
    const given = files.map((file) => ({ file, send }));
    const waiting = this.#waiting.get(id);
    const before = this.#sends.get(id);
    if (waiting !== undefined && before !== undefined) {
      waiting.push(...given);
      this.#publish(id, { ...before, total: before.total + files.length });
      return;
    }
    this.#waiting.set(id, given);
    this.#publish(id, { total: files.length, done: 0, failures: [] });
    await this.#run(id, given);
    this.#waiting.delete(id);
    if (this.find(id)?.failures.length === 0) this.dismiss(id);
    else for (const listener of this.#listeners) listener();
  }

  find(id: string): FileSend | undefined {
    return this.#sends.get(id);
  }

  /** Forgets the failures. */
  dismiss(id: string): void {
    this.#sends.delete(id);
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async #run(id: string, waiting: { file: File; send: (file: File) => Promise<unknown> }[]): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { file, send } = next;
      try {
        await send(file);
        this.#ended(id, []);
      } catch (error) {
        const others = isFinal(error) ? waiting.splice(0) : [];
        this.#ended(id, [file, ...others.map((other) => other.file)], error);
      }
    }
  }

  #ended(id: string, failed: readonly File[], error?: unknown): void {
    const before = this.#sends.get(id);
    if (before === undefined) return;
    this.#publish(id, {
      ...before,
      done: before.done + Math.max(1, failed.length),
      failures: [...before.failures, ...failed.map(({ name }) => ({ name, error }))],
    });
  }

  #publish(id: string, send: FileSend): void {
    this.#sends.set(id, send);
    for (const listener of this.#listeners) listener();
  }
}

/** Files being sent to an object; undefined if there are none, and none failed. */
export function useFileSend(sends: FileSends, id: string): FileSend | undefined {
  return useSyncExternalStore(sends.subscribe, () => sends.find(id));
}
