import { useSyncExternalStore } from 'react';

/**
 * Whether the server answers, as far as we know. A call without an answer sets it to false; only the health check sets it back:
 * any other answer would hide the notice before the failed reads run again.
 */
let reachable = true;
const listeners = new Set<() => void>();

function set(now: boolean): void {
  if (now === reachable) return;
  reachable = now;
  for (const listener of listeners) listener();
}

/** A call got no answer. */
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

/** Asks the server whether it is up. If it is, the offline notice goes. */
export async function answersAgain(): Promise<boolean> {
  const isThere = await fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) set(true);
  return isThere;
}
