import { EVENT_KINDS, type EventKind } from './event.ts';
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

/** How long activities are kept: as long as other events, or shorter or longer. */
export const ACTIVITY_RETENTIONS = ['as_events', ...RETENTIONS] as const;
export type ActivityRetention = (typeof ACTIVITY_RETENTIONS)[number];

/** A company's retention settings. */
export interface RetentionChoice {
  events: Retention;
  activities: ActivityRetention;
}

/** Days of the preview of what expires next. */
export const EXPIRES_SOON_DAYS = 30;

/** History action for the deletion of old events; no person's call. */
export const RETENTION_ACTION = 'retention';

/** Kinds of events with the retention that applies to them. */
export function retentionsOf({ events, activities }: RetentionChoice): readonly {
  kinds: readonly EventKind[];
  retention: Retention;
}[] {
  return [
    { kinds: EVENT_KINDS.filter((kind) => kind !== 'activity'), retention: events },
    { kinds: ['activity'], retention: activities === 'as_events' ? events : activities },
  ];
}

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
