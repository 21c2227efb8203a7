import { isoTime } from '@casbah/domain/iso-time';
import { call } from './api.ts';

/** Delay in milliseconds that collects faults into one call. */
export const FAULTS_AFTER_MS = 5000;
/** Maximum faults in one report: a page that fails over and over says so once. */
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
  // A report that is lost is lost: nothing a person does waits for it, and its failure must not make another one.
  call('POST /admin/application/logjserror', { body: { logs } }, { staysSignedIn: true }).catch(
    () => undefined,
  );
}

/** Notes a fault of the console's own script for the server's log. */
export function reportFault(error: unknown): void {
  if (waiting.length >= MOST) return;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  waiting.push({
    message: message.slice(0, 2000),
    ...(stack === undefined ? {} : { stack: stack.slice(0, 8000) }),
    // Without its query string, which may contain personal filters.
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
