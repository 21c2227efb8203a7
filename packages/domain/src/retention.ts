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

/** What the history calls the removal of old events: no person's call. */
export const RETENTION_ACTION = 'retention';

const DAYS_IN = { days: 1, year: 366, years: 366 } as const;

/**
 * The moment before which events are removed, the start of a day in UTC: roll-ups know no shorter time. Nothing where all
 * is kept. A year has 366 days: what is kept for a year is there on its anniversary, too.
 */
export function retentionCutoff(retention: Retention, now: number): number | undefined {
  const [, count, unit] = /^(\d+)_(days|year|years)$/.exec(retention) ?? [];
  if (count === undefined || (unit !== 'days' && unit !== 'year' && unit !== 'years')) return undefined;
  return (Math.floor(now / DAY_MS) - Number(count) * DAYS_IN[unit]) * DAY_MS;
}
