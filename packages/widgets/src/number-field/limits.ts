/** How long the notice that a number was reset stands there (WD-K058). */
export const INVALID_NOTICE_MS = 2000;
