import { isPersonal, tellingCondition } from '@casbah/domain/anonymous-person';
import type { LogField } from '@casbah/domain/filter/log-fields';
import type { TotalCondition } from '@casbah/domain/filter/totals';
import type { Interval } from '@casbah/domain/time-range';
import type { Dataset, WordField } from './datasets/dataset.ts';
import type { ReadScope } from './read-scope.ts';

/**
 * A query over events as data, with the same result in every store. `clickhouse/ask-query.ts` compiles it to
 * SQL, `memory-query.ts` defines its semantics.
 */
export interface EventQuery<
  Named extends Keys = Keys,
  Measured extends Measures = Measures,
  Time extends Interval | undefined = Interval | undefined,
> {
  dataset: Dataset;
  where: ReadScope<LogField>;
  /** Only events that have all of these fields. */
  present?: readonly WordField[] | undefined;
  /** Keys by name in the result. Without keys and grain there is one row. */
  groupBy?: Named;
  measures: Measured;
  /** Also groups by interval (`time` in each row), earliest first. */
  grain?: Time;
  /** Only keys with a rule change: see `Turned`. Applies to the first key, which must be a field. */
  turned?: Turned | undefined;
  /** Only rows whose first key (a field) contains this text, ignoring case. */
  search?: string | undefined;
  /** Conditions on a row's measures by name, joined by AND. An unrequested measure meets none. */
  totals?: readonly TotalCondition[] | undefined;
  order?: Order<(keyof Named | keyof Measured) & string> | undefined;
  /** All rows if absent. */
  page?: QueryPage | undefined;
}

/** A field, or each of the people and groups an activity affects: an event counts for each of them. */
export type CountedField = WordField | 'target';

/** Numbers of an event. A size of an object is in its `extra`, a time in milliseconds. */
export type NumberField = 'bytes_up' | 'bytes_down' | 'size' | 'status' | 'time';

/** A field, whose missing values are omitted, or a key derived from fields. */
export type Key = CountedField | Groups | FieldOrElse;
/** Whether a key is a single-valued field. */
export function isField(key: Key): key is WordField {
  return typeof key === 'string' && key !== 'target';
}

export type Keys = Readonly<Record<string, Key>>;

/** Groups that a field's value belongs to. */
export interface Groups {
  readonly field: WordField;
  /** Values by group name. A value in several groups counts in each. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  readonly ignoreCase?: boolean;
  /** Values without a group: omitted, or together under `''`. */
  readonly others: 'left out' | 'together';
}

/** The field's value; if absent, the group of another field's value; otherwise `''`. */
export interface FieldOrElse {
  readonly field: WordField;
  readonly orElse: Omit<Groups, 'others'> | '';
}

/** Events in which a field exactly equals one of these values; `''` means absent. */
export interface Among {
  readonly field: WordField;
  readonly values: readonly string[];
}

export type Measure =
  /** Number of events. */
  | { readonly kind: 'count'; readonly of?: Among }
  /** Sum of recorded numbers; null if there are events but none has them recorded. */
  | { readonly kind: 'sum'; readonly field: Exclude<NumberField, 'time'> }
  /** Of recorded numbers; null without any. */
  | { readonly kind: 'avg' | 'min' | 'max'; readonly field: NumberField }
  /** Number of events without recorded bytes. */
  | { readonly kind: 'unknown'; readonly field: 'bytes_up' | 'bytes_down' }
  /** Times of the first and last event; 0 without any. */
  | { readonly kind: 'first' }
  | { readonly kind: 'last' }
  /** Exact number of distinct values of a field. */
  | { readonly kind: 'distinct'; readonly field: CountedField; readonly of?: Among }
  /** Value in the latest event; `''` if absent. */
  | { readonly kind: 'latest'; readonly field: WordField }
  /** All values except empty ones, unordered. */
  | { readonly kind: 'values'; readonly field: WordField };
export type Measures = Readonly<Record<string, Measure>>;

/** By a key or measure, then by the keys. Unknown values sort last in both directions. */
export interface Order<Name extends string> {
  by: Name;
  descending?: boolean;
  /** Explicit order of values for a measure; missing ones come first. */
  ranks?: readonly string[] | undefined;
}

export interface QueryPage {
  limit: number;
  offset?: number;
  /** Whether to count the rows of the whole list. */
  counted: boolean;
}

/**
 * Keys with a changed rule: `from` outnumbers `to` on one UTC day, `to` outnumbers `from` on a later one. A
 * few blocked requests among thousands of allowed ones don't count.
 */
export interface Turned {
  readonly field: WordField;
  readonly from: string;
  readonly to: string;
}

type ValueOf<One extends Measure> = One extends { kind: 'sum' | 'avg' | 'min' | 'max' }
  ? number | null
  : One extends { kind: 'latest' }
    ? string
    : One extends { kind: 'values' }
      ? readonly string[]
      : number;

export type Row<Named extends Keys, Measured extends Measures, Time extends Interval | undefined> = {
  [Name in keyof Named]: string;
} & { [Name in keyof Measured]: ValueOf<Measured[Name]> } & (Time extends Interval
    ? { time: number }
    : unknown);

export interface QueryAnswer<One> {
  rows: One[];
  /** Number of rows in the whole list if requested; otherwise in this page. */
  total: number;
}

/** One query for each of several fields: see `EventQueries.each`. */
export type EachQuery<Measured extends Measures> = Pick<
  EventQuery<{ value: WordField }, Measured, undefined>,
  'dataset' | 'where' | 'present' | 'measures'
> & {
  /** A measure, highest first, then the value; limited per field. */
  order: keyof Measured & string;
  limit: number;
};

export interface EventQueries {
  run<
    const Named extends Keys = Record<never, never>,
    const Measured extends Measures = Measures,
    Time extends Interval | undefined = undefined,
  >(query: EventQuery<Named, Measured, Time>): Promise<QueryAnswer<Row<Named, Measured, Time>>>;
  /**
   * Runs the same query by each field's values, in field order. Runs in one pass, so query fields that need a
   * larger table separately.
   */
  each<const Measured extends Measures>(
    query: EachQuery<Measured>,
    fields: readonly WordField[],
  ): Promise<QueryAnswer<Row<{ value: WordField }, Measured, undefined>>[]>;
}

/**
 * Rejects queries that would list identifying values; that is a bug in the caller.
 * @throws RangeError if people are anonymous and a key or value other than the user is personal
 */
export function assertTellsNobody({ where, groupBy, measures }: EventQuery): void {
  if (where.people?.hidden !== true) return;
  const listed = [
    ...Object.values<Key>(groupBy ?? {}).flatMap(fieldsShownBy),
    ...Object.values<Measure>(measures).flatMap(fieldsToldBy),
  ];
  refusePersonal(listed);
}

/** The same for fields whose values are listed as stored. */
export function assertFieldsTellNobody(
  { people }: Pick<ReadScope, 'people'>,
  fields: readonly CountedField[],
): void {
  if (people?.hidden === true) refusePersonal(fields);
}

/**
 * Rejects filters that would identify people.
 * @throws RangeError if people are anonymous and a condition is on a personal field, or on a user's name
 */
export function assertScopeTellsNobody({
  people,
  filter,
}: Pick<ReadScope<LogField>, 'people' | 'filter'>): void {
  const telling = people?.hidden === true ? tellingCondition(filter) : undefined;
  if (telling !== undefined) throw new RangeError(`“${telling.field}” is hidden where people are anonymous`);
}

function refusePersonal(fields: readonly CountedField[]): void {
  const told = fields.find(isPersonal);
  if (told !== undefined) throw new RangeError(`“${told}” is hidden where people are anonymous`);
}

/** Counting events with a value reveals whether it exists. */
function fieldsToldBy(measure: Measure): CountedField[] {
  switch (measure.kind) {
    case 'latest':
    case 'values':
      return [measure.field];
    case 'count':
    case 'distinct':
      return measure.of === undefined ? [] : [measure.of.field];
    default:
      return [];
  }
}

function fieldsShownBy(key: Key): CountedField[] {
  if (key === 'user') return [];
  if (typeof key === 'string') return [key];
  const other = 'orElse' in key && key.orElse !== '' ? [key.orElse.field] : [];
  return [key.field, ...other];
}

/** Builds a row from named values, typed by the query. */
export function rowOf<One>(values: Iterable<readonly [string, unknown]>): One {
  const entries: Iterable<readonly unknown[]> = values;
  return Object.fromEntries(entries);
}

/** Measures in every list. */
export const TOTALS = {
  requests: { kind: 'count' },
  bytes_up: { kind: 'sum', field: 'bytes_up' },
  bytes_up_unknown: { kind: 'unknown', field: 'bytes_up' },
  bytes_down: { kind: 'sum', field: 'bytes_down' },
  bytes_down_unknown: { kind: 'unknown', field: 'bytes_down' },
  blocked: { kind: 'count', of: { field: 'action', values: ['blocked'] } },
  first_seen: { kind: 'first' },
  last_seen: { kind: 'last' },
} as const satisfies Measures;

/** Volume only, without times and actions. */
export const VOLUME = {
  requests: TOTALS.requests,
  bytes_up: TOTALS.bytes_up,
  bytes_up_unknown: TOTALS.bytes_up_unknown,
  bytes_down: TOTALS.bytes_down,
  bytes_down_unknown: TOTALS.bytes_down_unknown,
} as const satisfies Measures;

export const USERS = { kind: 'distinct', field: 'user' } as const satisfies Measure;
export const SERVICES = { kind: 'distinct', field: 'service_id' } as const satisfies Measure;
