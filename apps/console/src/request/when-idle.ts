/** Runs once the browser has nothing to draw. Returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  // Older Safari has no such thing: it runs at once there.
  if (!('requestIdleCallback' in window)) {
    run();
    return () => undefined;
  }
  const id = requestIdleCallback(run);
  return () => cancelIdleCallback(id);
}
