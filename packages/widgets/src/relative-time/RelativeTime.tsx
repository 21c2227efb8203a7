import { isoTime } from '@casbah/domain/iso-time';
import { useSyncExternalStore } from 'react';
import { useFormat } from '../format/useFormat.ts';
import { currentTime, subscribe } from './clock.ts';

/** “5 minutes ago”, kept up to date, with the exact time as title. `time` is ms since 1970 UTC. */
export function RelativeTime({ time }: { time: number }) {
  const format = useFormat();
  const current = useSyncExternalStore(subscribe, currentTime);
  if (!Number.isFinite(time)) return '–';
  return (
    <time dateTime={isoTime(time)} title={format.date(time, 'full')}>
      {format.relative(time, Math.max(current, time > Date.now() ? 0 : time))}
    </time>
  );
}
