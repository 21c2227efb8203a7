import { useSyncExternalStore } from 'react';

/** Whether the server answered the last time it was asked. */
let reachable = true;
const listeners = new Set<() => void>();

export function reportReachable(now: boolean): void {
  if (now === reachable) return;
  reachable = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useReachable(): boolean {
  return useSyncExternalStore(subscribe, () => reachable);
}

/** Asks the server whether it is there. Where it is, everybody who waits for that is told. */
export async function answersAgain(): Promise<boolean> {
  const isThere = await fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) reportReachable(true);
  return isThere;
}
