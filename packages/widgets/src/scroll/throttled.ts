export interface Throttled {
  call: () => void;
  /** Cancels a pending call. */
  cancel: () => void;
}

/** Throttles: runs immediately, then at most once per interval (ms), with a trailing call. */
export function throttled(run: () => void, everyMs: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const call = () => {
    if (timer !== undefined) {
      isAsked = true;
      return;
    }
    timer = setTimeout(rest, everyMs);
    run();
  };
  const rest = () => {
    timer = undefined;
    if (!isAsked) return;
    isAsked = false;
    call();
  };
  return {
    call,
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      isAsked = false;
    },
  };
}
