import { ApiFailure } from '../http/failure.ts';

/** Time between two attempts in one lane, in milliseconds. */
const EVERY = 1000;
/** Maximum wait in milliseconds; beyond it, callers get `TOO_MANY_REQUESTS`. */
const LONGEST = 10_000;

/** Runs attempts one by one, a second apart: many IP addresses together guess no faster than one. */
export class SlowLane {
  readonly #clock: () => number;
  readonly #wait: (ms: number) => Promise<void>;
  /** When each domain's lane is free again. */
  readonly #free = new Map<string, number>();

  constructor(parts: { clock: () => number; wait: (ms: number) => Promise<void> }) {
    this.#clock = parts.clock;
    this.#wait = parts.wait;
  }

  /** Throws `TOO_MANY_REQUESTS` if the queue is too long. */
  async pass(domain: string): Promise<void> {
    const now = this.#clock();
    for (const [other, free] of this.#free) if (free <= now) this.#free.delete(other);
    const turn = this.#free.get(domain) ?? now;
    if (turn - now > LONGEST)
      throw new ApiFailure('TOO_MANY_REQUESTS', { seconds: Math.ceil((turn - now) / 1000) });
    this.#free.set(domain, turn + EVERY);
    if (turn > now) await this.#wait(turn - now);
  }
}
