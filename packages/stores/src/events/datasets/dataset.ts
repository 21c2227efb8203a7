import type { EventField, EventFieldWith, EventKind } from '@casbah/domain/event';
import type { ExtraWord } from '@casbah/domain/filter/activity-fields';

/** Fields that can be grouped by and counted: of the event, or of an activity's `extra`. */
export type WordField = EventFieldWith<{ type: 'word' | 'text' }> | ExtraWord;

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
  /** A table with all events of this kind and these columns, quicker to read than `events`. */
  readonly copy?: { readonly table: string; readonly columns: ReadonlySet<string> };
  /** Smallest first within each unit. */
  readonly rollUps: readonly RollUp[];
  /** Measures behind a filter's total: their sum, if there are two. */
  readonly totals: Readonly<Record<string, readonly string[]>>;
}
