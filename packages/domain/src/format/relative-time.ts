import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time-units.ts';
import { relativeFormat } from './intl-cache.ts';

/** Maximum distance for each unit. */
const STEPS = [
  [MINUTE_MS, 'second', 1000],
  [HOUR_MS, 'minute', MINUTE_MS],
  [DAY_MS, 'hour', HOUR_MS],
  [30 * DAY_MS, 'day', DAY_MS],
  [365 * DAY_MS, 'month', 30 * DAY_MS],
  [Number.POSITIVE_INFINITY, 'year', 365 * DAY_MS],
] as const;

/** Relative time in words: `5 minutes ago`, `yesterday`, `in 2 days`. Both in ms since 1970 UTC. */
export function formatRelative(time: number, now: number, locale: string): string {
  if (!Number.isFinite(time)) return '–';
  const distance = time - now;
  for (const [upTo, unit, size] of STEPS)
    if (Math.abs(distance) < upTo)
      return relativeFormat(locale, { numeric: 'auto' }).format(Math.trunc(distance / size), unit);
  return '–';
}
