import { MINUTE_MS } from '@casbah/domain/time-units';
import { currentTime, subscribe } from '@casbah/widgets/relative-time/clock.ts';
import { useSyncExternalStore } from 'react';

let minute = 0;

/** Rounded to the minute, so queries stay stable until the next one. Hidden tabs don't update. */
function thisMinute(): number {
  if (minute === 0 || document.visibilityState !== 'hidden')
    minute = Math.floor(currentTime() / MINUTE_MS) * MINUTE_MS;
  return minute;
}

/** The current minute, in ms since 1970 UTC. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, thisMinute);
}
