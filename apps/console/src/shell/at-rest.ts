import { whenIdle } from '../request/when-idle.ts';

/** How long a page has been quiet before something is fetched that may be wanted later. */
const QUIET_MS = 1000;

/** Runs once the page waits for nothing and the browser has nothing to draw. Returns how to call it off. */
export function whenAtRest(isBusy: () => boolean, run: () => void): () => void {
  let callOff = () => clearInterval(timer);
  const timer = setInterval(() => {
    if (isBusy()) return;
    clearInterval(timer);
    callOff = whenIdle(run);
  }, QUIET_MS);
  return () => callOff();
}
