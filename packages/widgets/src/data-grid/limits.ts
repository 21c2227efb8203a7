/** Minimum interval between requests for more rows while scrolling (WD-K103). */
export const GRID_THROTTLE_MS = 100;

/** Pixels a growing grid gains with each page of rows, and the maximum number of times (WD-K102). */
export const GRID_GROWTH = 400;
export const GRID_GROWTHS = 3;
