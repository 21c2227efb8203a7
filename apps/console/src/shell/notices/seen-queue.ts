/** What to mark as seen: one notice by ID, or all. */
export type Seen = string | 'all';

/** Retry delays in milliseconds; after the last one it gives up, and the notice stays unseen. */
export const SEEN_WAITS = [5_000, 15_000, 60_000, 300_000] as const;

export interface SeenQueueParts {
  /** Sends to the server; throws without confirmation. */
  send: (seen: Seen) => Promise<unknown>;
  /** Whether to retry: permanent errors aren't retried. */
  isWorthAnother: (error: unknown) => boolean;
  /** Confirmed or given up: the list is refetched. */
  onEnd: (seen: Seen) => void;
  wait: (ms: number) => Promise<void>;
}

/**
 * Marks notices as seen on the server, and retries without confirmation. Each notice is sent only once at a
 * time.
 */
export class SeenQueue {
  readonly #parts: SeenQueueParts;
  readonly #underWay = new Set<Seen>();

  constructor(parts: SeenQueueParts) {
    this.#parts = parts;
  }

  async see(seen: Seen): Promise<void> {
    if (this.#underWay.has(seen)) return;
    this.#underWay.add(seen);
    const { send, isWorthAnother, onEnd, wait } = this.#parts;
    for (const pause of [...SEEN_WAITS, undefined]) {
      try {
        await send(seen);
        break;
      } catch (error) {
        if (pause === undefined || !isWorthAnother(error)) break;
        await wait(pause);
      }
    }
    this.#underWay.delete(seen);
    onEnd(seen);
  }
}
