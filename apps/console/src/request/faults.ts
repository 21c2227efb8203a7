import { isoTime } from '@casbah/domain/iso-time';
import { call } from './api.ts';

/** Delay that batches errors into one call, in milliseconds. */
export const FAULTS_AFTER_MS = 5000;
/** Maximum errors per report, so a page that keeps failing doesn't flood the log. */
const MOST = 50;

interface Fault {
  message: string;
  stack?: string;
  path: string;
  time: string;
}

let waiting: Fault[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const logs = waiting;
  waiting = [];
  // Not retried: nothing depends on it, and its failure must not cause another report.
  call('POST /admin/application/logjserror', { body: { logs } }, { staysSignedIn: true }).catch(
    () => undefined,
  );
}

/** Reports an error of the console's script to the server's log. */
export function reportFault(error: unknown): void {
  if (waiting.length >= MOST) return;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  waiting.push({
    message: message.slice(0, 2000),
    ...(stack === undefined ? {} : { stack: stack.slice(0, 8000) }),
    // Without the query string, which may contain personal filters.
    path: location.pathname.slice(0, 500),
    time: isoTime(Date.now()),
  });
  timer ??= setTimeout(send, FAULTS_AFTER_MS);
}

/** Reports uncaught errors. Pending ones are sent when the page unloads. */
export function watchFaults(): void {
  addEventListener('error', ({ error, message }) => reportFault(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof DOMException && reason.name === 'AbortError') return;
    reportFault(reason);
  });
  addEventListener('pagehide', send);
}
