/** Runs once the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Older Safari doesn't support it, so it runs at once there.
  if (!('requestIdleCallback' in window)) {
    run();
    return () => undefined;
  }
  const id = requestIdleCallback(run);
  return () => cancelIdleCallback(id);
}
