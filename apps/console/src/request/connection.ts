import { useSyncExternalStore } from 'react';

/**
 * Whether the server answers, as far as is known. A call without an answer says no; only the server's word that it is well says
 * yes again: the next call that gets through would take the notice away, and what failed would never be read again.
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

/** Asks the server whether it is there. Where it is, everybody who waits for that is told. */
export async function answersAgain(): Promise<boolean> {
  const isThere = await fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) set(true);
  return isThere;
}
