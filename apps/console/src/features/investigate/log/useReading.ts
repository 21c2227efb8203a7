import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Returns whether the reader is in the middle of something in the list: scrolled down, holding the mouse or selecting text. */
export function useReading(part: RefObject<HTMLElement | null>): () => boolean {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = (event: PointerEvent) => {
      isPressed.current = event.target instanceof Node && part.current?.contains(event.target) === true;
    };
    const release = () => {
      isPressed.current = false;
    };
    addEventListener('pointerdown', press);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    return () => {
      removeEventListener('pointerdown', press);
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
    };
  }, [part]);
  return useCallback(() => {
    const grid = part.current?.querySelector('[role="grid"]');
    const selection = getSelection();
    const isSelecting =
      selection !== null && !selection.isCollapsed && part.current?.contains(selection.anchorNode) === true;
    return isPressed.current || isSelecting || (grid?.scrollTop ?? 0) > 0;
  }, [part]);
}
