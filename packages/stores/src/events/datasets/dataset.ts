import type { EventField, EventFieldWith, EventKind } from '@casbah/domain/event';

/** Fields that can be grouped by and counted. */
export type WordField = EventFieldWith<{ type: 'word' | 'text' }>;

/** Time span of a roll-up row, also the name of its time column. */
export type RollUpUnit = 'day' | 'hour' | 'half_hour';

/**
 * A table that aggregates a dataset's events by some fields. It also has `requests`, `bytes_up`,
 * `bytes_up_unknown`, `bytes_down`, `bytes_down_unknown`, `first_seen` and `last_seen`.
 */
export interface RollUp {
  readonly table: string;
  readonly unit: RollUpUnit;
  readonly fields: readonly EventField[];
  /** So small that it is queried in addition to a larger one. */
  readonly isSmall?: boolean;
  /** Backfilled in the background with older events, newest day first. */
  readonly isFilledLater?: boolean;
}

/**
 * Events of one kind and the tables that answer queries about them. New datasets need no code: without
 * roll-ups, events are read.
 */
export interface Dataset {
  readonly kind: EventKind;
  /** Smallest first within each unit. */
  readonly rollUps: readonly RollUp[];
  /** Measures behind a filter's total: their sum, if there are two. */
  readonly totals: Readonly<Record<string, readonly string[]>>;
}
