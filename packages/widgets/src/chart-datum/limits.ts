/** Sizes and limits of the charts, each where it is named once. Pixels unless said. */

/** Vertical bars, when no one asks for another size. */
export const BAR_CHART = { width: 180, height: 180 } as const;
/** How round the ends of bars are. */
export const BAR_RADIUS = 4;
/** What is kept above the bars for their values and below for their labels. */
export const BAR_TEXT_OFFSET = 30;
/** Entries of a list of usage, as bars or as pies. */
export const USAGE_AT_MOST = 5;
export const TWO_COLUMN_PER_COLUMN = 4;
export const TWO_COLUMN_AT_MOST = 2 * TWO_COLUMN_PER_COLUMN;
export const DETAILED_BARS_AT_MOST = 12;
/** Zones of a score: where the second and the third begin, on a scale from `from` to `to`, both inclusive. */
export const ZONES = { thresholds: [25, 70], from: 0, to: 99 } as const;
/** The behavior profile; ticks are hours apart. */
export const BEHAVIOR = {
  width: 720,
  height: 400,
  weekly: { barWidth: 3, tickHours: 12 },
  monthly: { barWidth: 10, tickHours: 24 },
} as const;
/** What the weekly panel keeps. */
export const WEEKLY_ENTRIES = 7;
