import type { LiveEvent } from '@casbah/contract/live-event';

/** Whether the live stream is up. Without it, pages poll. */
let isOpen = false;
const listeners = new Set<(event: LiveEvent) => void>();

export function isLive(): boolean {
  return isOpen;
}

export function reportLive(now: boolean): void {
  isOpen = now;
}

/** Receives every event of the live stream. Returns a function that stops it. */
export function onLive(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tell(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}
