/** Timings of dropdowns in milliseconds. */
export const DROPDOWN = {
  /** Letters typed within this time form one search word (WD-K088). */
  typeAheadResetMs: 1200,
  /** Hover delay before a submenu opens (WD-K089, PL-K017). */
  openDelayMs: 300,
  /** How long the selected action replaces the dropdown's title (WD-K059). */
  actionResetMs: 100,
} as const;
