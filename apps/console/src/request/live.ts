import type { LiveEvent } from '@casbah/contract/live-event';

/** Whether the server tells by itself what happens. Where it does not, pages ask again and again. */
let isOpen = false;
const listeners = new Set<(event: LiveEvent) => void>();

export function isLive(): boolean {
  return isOpen;
}

export function reportLive(now: boolean): void {
  isOpen = now;
}

/** Hears everything that the server tells. Answers how to stop. */
export function onLive(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tell(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}
