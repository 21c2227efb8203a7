/** Delay before a custom range is loaded, if loading is expensive. */
export const CUSTOM_RANGE_DELAY_MS = 2000;
/** Minutes per arrow keypress. */
export const TIME_STEP_MINUTES = 1;
