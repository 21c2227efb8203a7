/** The page's scrolling and resizing are looked at this often, however fast they go. */
export const SCROLL_THROTTLE_MS = 100;

/** This close to its end a page counts as read to the end, and what comes next is fetched. */
export const NEAR_BOTTOM_PX = 100;
