/** How long the notice about a reset number is shown (WD-K058). */
export const INVALID_NOTICE_MS = 2000;
