import { DAY_MS } from './time-units.ts';
/** How long events are kept; `forever`: until their source is deleted. */
export const RETENTIONS = [
  'forever',
  '30_days',
  '90_days',
  '180_days',
  '1_year',
  '2_years',
  '3_years',
  '5_years',
  '7_years',
] as const;
export type Retention = (typeof RETENTIONS)[number];

/** History action for the deletion of old events; no person's call. */
export const RETENTION_ACTION = 'retention';

const DAYS_IN = { days: 1, year: 366, years: 366 } as const;

/**
 * Time before which events are deleted, at the start of a UTC day because of daily roll-ups; undefined if all are kept.
 * A year has 366 days, so data is still there on its anniversary.
 */
export function retentionCutoff(retention: Retention, now: number): number | undefined {
  const [, count, unit] = /^(\d+)_(days|year|years)$/.exec(retention) ?? [];
  if (count === undefined || (unit !== 'days' && unit !== 'year' && unit !== 'years')) return undefined;
  return (Math.floor(now / DAY_MS) - Number(count) * DAYS_IN[unit]) * DAY_MS;
}
