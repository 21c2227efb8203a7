import { useSyncExternalStore } from 'react';

/**
 * Whether the server is reachable. A call without a response sets it to false; only the health check resets
 * it, or the notice would go before failed requests are repeated.
 */
let reachable = true;
const listeners = new Set<() => void>();

function set(now: boolean): void {
  if (now === reachable) return;
  reachable = now;
  for (const listener of listeners) listener();
}

/** Reports a call without a response. */
export function reportUnreachable(): void {
  set(false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useReachable(): boolean {
  return useSyncExternalStore(subscribe, () => reachable);
}

/** Checks the server's health. If it responds, the offline notice disappears. */
export async function answersAgain(): Promise<boolean> {
  const isThere = await fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) set(true);
  return isThere;
}
