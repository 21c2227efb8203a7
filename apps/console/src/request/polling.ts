/** How often what changes by itself is read again, in milliseconds. */
export const POLLING_MS = 30_000;
/** The longest pause between two looks while nobody sees the page. */
const LONGEST_MS = 5 * 60_000;

/**
 * The pause until something is read again: as asked while the page is seen; twice as long each time while it is hidden, since
 * nobody waits for it. The first look after it is shown again brings the pause back.
 * @param hiddenLooks how often it was read since the page was hidden
 */
export function pollingPause(every: number, hiddenLooks: number): number {
  return Math.min(every * 2 ** hiddenLooks, Math.max(every, LONGEST_MS));
}

/** Looks since the page was hidden, one count for each question. */
export class Patience {
  #looks = 0;

  /** The pause before the next look. */
  next(every: number, isHidden: boolean): number {
    this.#looks = isHidden ? this.#looks + 1 : 0;
    return pollingPause(every, this.#looks);
  }
}
