/** How long a page that sends a person on says so before it does (SH-K030), in milliseconds. */
export const REDIRECT_WAIT_MS = 2000;

/** Up to this width of the window the console is held to be on a tablet (SH-K031), in pixels. */
export const TABLET_WIDTH_PX = 1024;

/** How a popup that doesn't appear is waited for (PF-S047): the time between two looks, and how many there are. */
export const POPUP_WAIT = { everyMs: 250, times: 20 } as const;

/** Up to this width of the window the sidebar is a drawer over the page, in pixels. */
export const PHONE_WIDTH_PX = 640;
