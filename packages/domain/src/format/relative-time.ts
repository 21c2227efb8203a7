import { relativeFormat } from './intl-cache.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Up to which distance each unit is used. */
const STEPS = [
  [MINUTE, 'second', 1000],
  [HOUR, 'minute', MINUTE],
  [DAY, 'hour', HOUR],
  [30 * DAY, 'day', DAY],
  [365 * DAY, 'month', 30 * DAY],
  [Number.POSITIVE_INFINITY, 'year', 365 * DAY],
] as const;

/** How long ago, or how soon, in words: `5 minutes ago`, `yesterday`, `in 2 days`. Both in ms since 1970 UTC. */
export function formatRelative(time: number, now: number, locale: string): string {
  if (!Number.isFinite(time)) return '–';
  const distance = time - now;
  for (const [upTo, unit, size] of STEPS)
    if (Math.abs(distance) < upTo)
      return relativeFormat(locale, { numeric: 'auto' }).format(Math.trunc(distance / size), unit);
  return '–';
}
