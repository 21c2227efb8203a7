import { useEffect, useRef } from 'react';
import { SCROLL_THROTTLE_MS } from './limits.ts';
import { throttled } from './throttled.ts';

/** Calls back when the document has scrolled or the window changed its size, and once at the start. */
export function useDocumentScroll(onMove: () => void): void {
  const current = useRef(onMove);
  useEffect(() => {
    current.current = onMove;
  });
  useEffect(() => {
    const { call, cancel } = throttled(() => current.current(), SCROLL_THROTTLE_MS);
    call();
    addEventListener('scroll', call, { passive: true });
    addEventListener('resize', call, { passive: true });
    return () => {
      cancel();
      removeEventListener('scroll', call);
      removeEventListener('resize', call);
    };
  }, []);
}
