import type { EventKind } from '@casbah/domain/event';

/** Times around which events are counted, in ms since 1970 UTC. */
export interface ExpiryTimes {
  /** Events before it have expired. */
  cutoff: number;
  /** Events before it, but not before the cutoff, expire soon. */
  soon: number;
}

/** Events of one kind by their age. */
export interface KindExpiry {
  kind: EventKind;
  expired: number;
  /** Approximate bytes on disk of expired events: their share of each table by rows. */
  bytes: number;
  soon: number;
  /** Time of the oldest event that isn't expired; undefined if all are. */
  oldest: number | undefined;
}

/** Number of deleted events by kind; kinds without any are absent. */
export type DeletedEvents = ReadonlyMap<EventKind, number>;
