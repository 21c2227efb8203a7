import { useEffect, useRef } from 'react';
import { SCROLL_THROTTLE_MS } from './limits.ts';
import { throttled } from './throttled.ts';

/** Calls back on document scroll and window resize, and once initially. */
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
