/** Times of dropdowns, in milliseconds. */
export const DROPDOWN = {
  /** Letters typed within this time of each other make one word to look for (WD-K088). */
  typeAheadResetMs: 1200,
  /** How long the pointer rests on an item before what is nested in it opens (WD-K089, PL-K017). */
  openDelayMs: 300,
  /** How long a chosen action replaces the dropdown's title (WD-K059). */
  actionResetMs: 100,
} as const;
