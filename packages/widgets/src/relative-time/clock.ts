/** Refresh interval of relative times. */
export const EVERY_MS = 30_000;

/** A shared clock, so that a page with a hundred times has one timer. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

/** Calls the listener as time passes, until it unsubscribes. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The clock doesn't run without listeners.
  if (timer === undefined) now = Date.now();
  timer ??= setInterval(() => {
    now = Date.now();
    for (const each of listeners) each();
  }, EVERY_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The shared clock's time, in ms since 1970 UTC. */
export const currentTime = (): number => now;
