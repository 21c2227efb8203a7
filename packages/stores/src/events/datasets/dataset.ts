import type { EventField, EventFieldWith, EventKind } from '@casbah/domain/event';

/** Fields that events can be grouped and counted by. */
export type WordField = EventFieldWith<{ type: 'word' | 'text' }>;

/** The time a roll-up row covers, which is also the name of its time column. */
export type RollUpUnit = 'day' | 'hour' | 'half_hour';

/**
 * A table that adds the events of a dataset up by some of their fields. Beside those it has `requests`, `bytes_up`,
 * `bytes_up_unknown`, `bytes_down`, `bytes_down_unknown`, `first_seen` and `last_seen`.
 */
export interface RollUp {
  readonly table: string;
  readonly unit: RollUpUnit;
  readonly fields: readonly EventField[];
  /** Has so few rows that it is asked beside a larger one rather than passed over. */
  readonly isSmall?: boolean;
  /** Is filled in the background, from the newest day to the oldest, with events from before it. */
  readonly isFilledLater?: boolean;
}

/** Events of one kind, and what answers questions about them. A new dataset needs no code: without roll-ups it is read from events. */
export interface Dataset {
  readonly kind: EventKind;
  /** The smallest of each unit first. */
  readonly rollUps: readonly RollUp[];
  /** Which measures a total of its filters is about: their sum, where it names two. */
  readonly totals: Readonly<Record<string, readonly string[]>>;
}
