import { useEffect } from 'react';
import { call, onDirectCall } from './api.ts';
import { isAway, showLife } from './presence.ts';

/** Minimum time between heartbeats, in milliseconds. */
export const HEARTBEAT_MS = 30_000;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel'] as const;

/** Keeps the session alive while the person is active; an unattended page lets it expire. */
export function useHeartbeat(): void {
  useEffect(() => {
    let last = Date.now();
    const beat = () => {
      const now = Date.now();
      if (isAway() || now - last < HEARTBEAT_MS) return;
      last = now;
      // A missed heartbeat is ignored: the next call reports the problem.
      call('GET /admin/heartbeat', {}).catch(() => undefined);
    };
    const work = () => {
      showLife();
      beat();
    };
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, work, { passive: true });
    const stop = onDirectCall(beat);
    return () => {
      stop();
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, work);
    };
  }, []);
}
