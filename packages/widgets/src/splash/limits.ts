/** The splash is gone this long after the page behind it is ready: time to fade. */
export const SPLASH_HIDE_DELAY_MS = 500;
