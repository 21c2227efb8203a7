import { ApiFailure } from './failure.ts';

/** Maximum queued work; beyond it, callers get `TOO_MANY_REQUESTS`. */
const MOST_WAITING = 1000;

/**
 * Work that a request causes and doesn't wait for: what depends on whether an address is known must show neither in the
 * answer nor in the time it takes. One at a time, so that a flood of requests doesn't become a flood of work.
 */
export class Afterwards {
  readonly #onFault: (what: string, error: unknown) => void;
  readonly #answered: () => Promise<void>;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  /** `answered` resolves when the answer has had its time to go out. */
  constructor(
    onFault: (what: string, error: unknown) => void,
    answered: () => Promise<void> = () => new Promise((resolve) => setImmediate(resolve)),
  ) {
    this.#onFault = onFault;
    this.#answered = answered;
  }

  /** Throws `TOO_MANY_REQUESTS` where too much waits already. A fault of the work goes to the log. */
  run(what: string, work: () => Promise<void>): void {
    if (this.#waiting >= MOST_WAITING) throw new ApiFailure('TOO_MANY_REQUESTS', { seconds: 60 });
    this.#waiting += 1;
    this.#last = this.#last
      .then(this.#answered)
      .then(work)
      .catch((error: unknown) => this.#onFault(what, error))
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  /** Resolves when everything is done that was asked for so far. */
  settled(): Promise<void> {
    return this.#last;
  }
}
