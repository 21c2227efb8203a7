/** Fade time of the splash once the page is ready. */
export const SPLASH_HIDE_DELAY_MS = 500;
