import { SECOND_MS } from '@casbah/domain/time-units';

/** Refresh interval of Live. */
export const LIVE_EVERY_SECONDS = 30;

/** Page visibility, as Live needs it; tests use a fake. */
export interface Visibility {
  isHidden: () => boolean;
  /** Returns a function that stops it. */
  onChange: (listener: () => void) => () => void;
}

export const ofDocument: Visibility = {
  isHidden: () => document.visibilityState === 'hidden',
  onChange: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

/** Refreshes every half minute while the page is visible, and at once when it becomes visible again. Returns a function that stops it. */
export function refreshWhileVisible(refresh: () => void, visibility: Visibility = ofDocument): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const pause = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const run = () => {
    timer ??= setInterval(refresh, LIVE_EVERY_SECONDS * SECOND_MS);
  };
  const stop = visibility.onChange(() => {
    if (visibility.isHidden()) return pause();
    if (timer !== undefined) return;
    refresh();
    run();
  });
  if (!visibility.isHidden()) run();
  return () => {
    pause();
    stop();
  };
}
