/** More rows are asked for at most this often while one scrolls (WD-K103). */
export const GRID_THROTTLE_MS = 100;
