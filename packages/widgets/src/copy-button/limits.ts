/** How long the button shows “Copied” (WD-K057). */
export const COPIED_MS = 2500;
