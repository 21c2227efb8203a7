/** How long a range of one's own waits for another change before it is loaded, where a load is dear. */
export const CUSTOM_RANGE_DELAY_MS = 2000;
/** How far an arrow key moves a time. */
export const TIME_STEP_MINUTES = 1;
