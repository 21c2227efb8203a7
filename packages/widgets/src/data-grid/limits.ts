/** More rows are asked for at most this often while one scrolls (WD-K103). */
export const GRID_THROTTLE_MS = 100;

/** Pixels that a grid that grows becomes higher with each page of rows, and how often at most (WD-K102). */
export const GRID_GROWTH = 400;
export const GRID_GROWTHS = 3;
