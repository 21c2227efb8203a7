import { whenIdle } from '../request/when-idle.ts';

/** How long a page must be idle before optional content is loaded. */
const QUIET_MS = 1000;

/** Runs once the page has no pending requests and the browser is idle. Returns a function that cancels it. */
export function whenAtRest(isBusy: () => boolean, run: () => void): () => void {
  let callOff = () => clearInterval(timer);
  const timer = setInterval(() => {
    if (isBusy()) return;
    clearInterval(timer);
    callOff = whenIdle(run);
  }, QUIET_MS);
  return () => callOff();
}
