import type { ActivityPlace } from '@casbah/domain/activity-id';
import type { EventField } from '@casbah/domain/event';
import type { ActivityColumnName } from '@casbah/domain/export';
import type { LineFormat } from '@casbah/domain/export-line';
import type { ActivityField, ActivityWord } from '@casbah/domain/filter/activity-fields';
import type { Interval, TimeRange } from '@casbah/domain/time-range';
import type { EventQueries } from './query.ts';
import type { ReadScope } from './read-scope.ts';
import type { StoredEvent } from './stored-event.ts';

export type ActivityScope = ReadScope<ActivityField>;
/** A reader of single activities, and what they may see. */
export type ActivityReader = Omit<ActivityScope, 'range' | 'filter'>;

export interface StoredActivity extends StoredEvent {
  /** See `activityId` in domain. */
  id: string;
}

/** By time, then by key. Places survive new arrivals, which may be older than what was read. */
export type ActivityOrder = 'newest' | 'oldest';

export interface ActivityPage {
  limit: number;
  order: ActivityOrder;
  /** The last activity before the page. It may be deleted or outside the filter. */
  after?: ActivityPlace | undefined;
}

export interface ActivityStream {
  order: ActivityOrder;
  /** All if absent. */
  limit?: number | undefined;
  after?: ActivityPlace | undefined;
  /** Whether events have their original record and origins, which take most of the space. */
  withRaw: boolean;
  /** Fields that are needed, besides the time; others may be absent. All if absent. */
  fields?: readonly EventField[] | undefined;
}

export interface ActivityLines {
  format: LineFormat;
  columns: readonly ActivityColumnName[];
  /** All if absent. */
  limit?: number | undefined;
  after?: ActivityPlace | undefined;
}

/** Rows of an export as text in UTF-8: `exportLine` in domain. */
export interface WrittenActivities {
  bytes: Uint8Array;
  rows: number;
  /** Place of the last row. */
  last: ActivityPlace;
}

/** A field whose values are counted. For `service`, values are service IDs; for `target`, single people and groups. */
export interface ActivityFacet {
  field: ActivityWord;
  /** Values listed. */
  size: number;
  /** Only values that contain this text, ignoring case. */
  search?: string | undefined;
}

export interface ActivityBar {
  /** Start of the interval. */
  time: number;
  success: number;
  failure: number;
  /** Without a recorded outcome. */
  other: number;
}

export interface FieldValue {
  value: string;
  count: number;
}

export interface FacetValues {
  field: ActivityWord;
  /** Most first, then by value. */
  values: FieldValue[];
  /** Number of values, listed or not; with a search, of those that match. */
  distinct: number;
}

export interface ActivitySummary {
  total: number;
  /** Intervals with activities, earliest first. */
  bars: ActivityBar[];
  /** In the order asked. */
  facets: FacetValues[];
}

/**
 * Reads of activities. Events have their original record and origins only where asked. With anonymization, users are
 * `anon-user.N`, personal fields are absent, and conditions, facets and values of them are refused with a RangeError.
 */
export interface ActivityReads extends EventQueries {
  /** Times of the tenant's first and last activity, regardless of filters; undefined without any. */
  span(tenant: string): Promise<TimeRange | undefined>;
  page(scope: ActivityScope, page: ActivityPage): Promise<StoredActivity[]>;
  /** An activity with its original record; undefined if there is none in the reader's scope. */
  find(reader: ActivityReader, place: ActivityPlace): Promise<StoredActivity | undefined>;
  /** Those of the given activities that are in the reader's scope, in no order. */
  findAll(reader: ActivityReader, places: readonly ActivityPlace[]): Promise<StoredActivity[]>;
  /** All activities in scope, in batches as they arrive. Ending early cancels the query in the engine. */
  stream(scope: ActivityScope, asked: ActivityStream): AsyncIterable<readonly StoredActivity[]>;
  /** Activities in scope, newest first, as lines of a file. Ending early cancels the query in the engine. */
  lines(scope: ActivityScope, asked: ActivityLines): AsyncIterable<WrittenActivities>;
  count(scope: ActivityScope): Promise<number>;
  /** Everything beside the list: total, bars and facets. */
  summary(
    scope: ActivityScope,
    asked: { interval: Interval; facets: readonly ActivityFacet[] },
  ): Promise<ActivitySummary>;
  /** Values of a field that contain a text, ignoring case, most frequent first. */
  values(scope: ActivityScope, field: ActivityWord, contains: string, size: number): Promise<FieldValue[]>;
}
