import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../time-units.ts';
import { numberFormat } from './intl-cache.ts';

/** A month has 30 days, a year 365. */
const UNITS = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
  ['second', SECOND_MS],
  ['millisecond', 1],
] as const;

/** Maximum units in a duration; more is noise. */
export const MAX_DURATION_UNITS = 3;

/**
 * A duration in words, largest unit first: `3 hr 12 min`. Drops smaller units. `undefined` if not a number; the caller
 * has the words for “unknown”.
 */
export function formatDuration(
  milliseconds: number,
  locale: string,
  { units = 2, long = false }: { units?: number; long?: boolean } = {},
): string | undefined {
  if (!Number.isFinite(milliseconds)) return undefined;
  let rest = Math.round(Math.abs(milliseconds));
  const words: string[] = [];
  const limit = Math.min(MAX_DURATION_UNITS, Math.max(1, units));
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    // Units follow the largest one without a gap, because “1 year 3 sec” is misleading.
    if (count === 0 && (words.length > 0 || unit !== 'millisecond')) {
      if (words.length > 0) break;
      continue;
    }
    words.push(
      numberFormat(locale, { style: 'unit', unit, unitDisplay: long ? 'long' : 'short' }).format(count),
    );
    if (words.length === limit) break;
  }
  return (milliseconds < 0 ? '−' : '') + words.join(' ');
}
