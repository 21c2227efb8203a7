/** Scrolled further than this, a page's head stays visible. */
export const STICKY_OFFSET_PX = 108;

/** The bar over an embedded page belongs to the page around it: so much less is above the head. */
export const EMBEDDED_BAR_PX = 78;

export const EMBEDDED_STICKY_OFFSET_PX = STICKY_OFFSET_PX - EMBEDDED_BAR_PX;

export function isPinned(scrolledPx: number, embedded: boolean): boolean {
  return scrolledPx > (embedded ? EMBEDDED_STICKY_OFFSET_PX : STICKY_OFFSET_PX);
}
