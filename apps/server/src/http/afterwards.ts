import { ApiFailure } from './failure.ts';

/** Maximum queued work; beyond it, callers get `TOO_MANY_REQUESTS`. */
const MOST_WAITING = 1000;

/**
 * Runs work after the response, one task at a time: whether an email address is known must not show in the
 * response or its timing, and a flood of requests must not become a flood of work.
 */
export class Afterwards {
  readonly #onFault: (what: string, error: unknown) => void;
  readonly #answered: () => Promise<void>;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  /** `answered` resolves once the response has had time to go out. */
  constructor(
    onFault: (what: string, error: unknown) => void,
    answered: () => Promise<void> = () => new Promise((resolve) => setImmediate(resolve)),
  ) {
    this.#onFault = onFault;
    this.#answered = answered;
  }

  /** Throws `TOO_MANY_REQUESTS` if too much work is queued. Errors of the work are logged. */
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

  /** Resolves when all work queued so far is done. */
  settled(): Promise<void> {
    return this.#last;
  }
}
