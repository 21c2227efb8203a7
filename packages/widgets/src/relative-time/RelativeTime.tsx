import { useSyncExternalStore } from 'react';
import { useFormat } from '../format/useFormat.ts';

const EVERY_MS = 30_000;

/** One clock for all of them: a page with a hundred times has one timer. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // While none was shown nobody kept the time.
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

/** “5 minutes ago”, kept true while one looks at it; the exact moment in the title. `time` is ms since 1970 UTC. */
export function RelativeTime({ time }: { time: number }) {
  const format = useFormat();
  const current = useSyncExternalStore(subscribe, () => now);
  if (!Number.isFinite(time)) return '–';
  return (
    <time dateTime={new Date(time).toISOString()} title={format.date(time, 'full')}>
      {format.relative(time, Math.max(current, time > Date.now() ? 0 : time))}
    </time>
  );
}
