/** Duration of the message about a corrected number (WD-K058). */
export const INVALID_NOTICE_MS = 2000;
