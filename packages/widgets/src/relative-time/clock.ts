/** How often relative times such as “5 minutes ago” refresh. */
export const EVERY_MS = 30_000;

/** One clock for all of them: a page with a hundred times has one timer. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

/** Calls the listener as time passes, until it unsubscribes. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // While none was shown no one kept the time.
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

/** The time as it was last looked at, ms since 1970 UTC. */
export const currentTime = (): number => now;
