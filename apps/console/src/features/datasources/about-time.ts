import { DAY_MS, HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';

/**
 * Rounds a duration for display: to minutes up to ten hours, then to hours, from ten days on to days. In ms.
 */
export function aboutTime(milliseconds: number): number {
  const to = (unit: number) => Math.round(milliseconds / unit) * unit;
  if (milliseconds < MINUTE_MS) return Math.max(1000, to(1000));
  if (milliseconds < 10 * HOUR_MS) return to(MINUTE_MS);
  if (milliseconds < 10 * DAY_MS) return to(HOUR_MS);
  return to(DAY_MS);
}
