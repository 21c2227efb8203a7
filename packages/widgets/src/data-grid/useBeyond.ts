import { type RefObject, useCallback, useEffect } from 'react';

/** Pixels by which the last column's resize handle overhangs. */
const HANDLE = 6;

/**
 * Sets `data-beyond` on a scroller's frame while columns are beyond its right edge. Returns a function that rechecks.
 */
export function useBeyond(scroller: RefObject<HTMLElement | null>, columns: unknown): () => void {
  const look = useCallback(() => {
    const element = scroller.current;
    if (element === null) return;
    const { scrollLeft, clientWidth, scrollWidth, parentElement } = element;
    parentElement?.toggleAttribute('data-beyond', scrollLeft + clientWidth + HANDLE < scrollWidth);
  }, [scroller]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns are as wide as they are
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    look();
    const watched = new ResizeObserver(look);
    watched.observe(element);
    return () => watched.disconnect();
  }, [scroller, columns, look]);
  return look;
}
