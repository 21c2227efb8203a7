// biome-ignore-all lint/plugin: the units are defined here.
/** Fixed lengths of time; calendar days and months vary: see `calendar.ts`. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const MINUTES_PER_DAY = 1440;
export const DAY_MS = MINUTES_PER_DAY * MINUTE_MS;
export const WEEK_MS = 7 * DAY_MS;

/** Nominal month and year for quotas, thresholds and intervals, in seconds: 30 and 365 days. */
export const MONTH_SECONDS = 30 * 24 * 3600;
export const YEAR_SECONDS = 365 * 24 * 3600;
