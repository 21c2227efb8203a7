import { useEffect } from 'react';
import { call } from './api.ts';

/** At most one heartbeat in this time. */
const EVERY_MS = 30_000;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel'] as const;

/** Keeps the session alive while the person works here; a page left alone lets it end. */
export function useHeartbeat(): void {
  useEffect(() => {
    let last = Date.now();
    const beat = () => {
      if (Date.now() - last < EVERY_MS) return;
      last = Date.now();
      // A lost beat is no event: the next call tells what is wrong.
      call('GET /admin/heartbeat', {}).catch(() => undefined);
    };
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, beat, { passive: true });
    return () => {
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, beat);
    };
  }, []);
}
