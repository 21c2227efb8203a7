/** Minimum interval for handling scroll and resize events. */
export const SCROLL_THROTTLE_MS = 100;

/** Pixels from the end within which a page counts as read, and more is loaded. */
export const NEAR_BOTTOM_PX = 100;
