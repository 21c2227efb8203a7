/** How long “Copied” stands on the button (WD-K057). */
export const COPIED_MS = 2500;
