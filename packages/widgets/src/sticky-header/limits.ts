/** Scroll distance in pixels after which a page's header is pinned. */
export const STICKY_OFFSET_PX = 108;

/** An embedded page's header belongs to its parent, so the header is this much higher. */
export const EMBEDDED_BAR_PX = 78;

export const EMBEDDED_STICKY_OFFSET_PX = STICKY_OFFSET_PX - EMBEDDED_BAR_PX;

export function isPinned(scrolledPx: number, embedded: boolean): boolean {
  return scrolledPx > (embedded ? EMBEDDED_STICKY_OFFSET_PX : STICKY_OFFSET_PX);
}
