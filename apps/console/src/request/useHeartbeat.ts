import { useEffect } from 'react';
import { showLife } from './heartbeat.ts';

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel'] as const;

/** Keeps the session alive while the person works here; a page left alone lets it end. */
export function useHeartbeat(): void {
  useEffect(() => {
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, showLife, { passive: true });
    return () => {
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, showLife);
    };
  }, []);
}
