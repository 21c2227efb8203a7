/** How long a page announces a redirect before it happens (SH-K030), in milliseconds. */
export const REDIRECT_WAIT_MS = 2000;

/** Maximum window width that counts as a tablet (SH-K031), in pixels. */
export const TABLET_WIDTH_PX = 1024;

/** Polling for a blocked popup (PF-S047): interval and number of checks. */
export const POPUP_WAIT = { everyMs: 250, times: 20 } as const;

/** Maximum window width at which the sidebar is an overlay drawer, in pixels. */
export const PHONE_WIDTH_PX = 640;
