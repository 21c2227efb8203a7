/** Sizes and limits of charts, named once. In pixels unless noted. */

/** Default size of vertical bars. */
export const BAR_CHART = { width: 180, height: 180 } as const;
/** Corner radius of bars. */
export const BAR_RADIUS = 4;
/** Space above the bars for values and below them for labels. */
export const BAR_TEXT_OFFSET = 30;
/** Maximum entries of a usage list, as bars or pies. */
export const USAGE_AT_MOST = 5;
export const TWO_COLUMN_PER_COLUMN = 4;
export const TWO_COLUMN_AT_MOST = 2 * TWO_COLUMN_PER_COLUMN;
export const DETAILED_BARS_AT_MOST = 12;
/** Score zones: starts of the second and third, on a scale from `from` to `to`, both inclusive. */
export const ZONES = { thresholds: [25, 70], from: 0, to: 99 } as const;
/** Behavior profile; tick distances in hours. */
export const BEHAVIOR = {
  width: 720,
  height: 400,
  weekly: { barWidth: 3, tickHours: 12 },
  monthly: { barWidth: 10, tickHours: 24 },
} as const;
/** Entries in the weekly panel. */
export const WEEKLY_ENTRIES = 7;
