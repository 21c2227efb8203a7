import { EVENT_FIELDS } from '@casbah/domain/event';
import type { TotalCondition } from '@casbah/domain/filter/totals';
import type { Interval } from '@casbah/domain/time-range';
import type { Dataset, WordField } from './datasets/dataset.ts';
import type { ReadScope } from './read-scope.ts';

/**
 * A question about events as data: what every store answers alike. `clickhouse/ask-query.ts` compiles it to SQL,
 * `memory-query.ts` says what it means over a list of events.
 */
export interface EventQuery<
  Named extends Keys = Keys,
  Measured extends Measures = Measures,
  Time extends Interval | undefined = Interval | undefined,
> {
  dataset: Dataset;
  where: ReadScope;
  /** Only events in which all of these are filled. */
  present?: readonly WordField[] | undefined;
  /** By name in the answer's rows. Without keys and grain there is one row. */
  groupBy?: Named;
  measures: Measured;
  /** Also groups by interval (`time` in each row), earliest first. */
  grain?: Time;
  /** Only keys at which a rule changed: see `Turned`. Of the first key, which is a field. */
  turned?: Turned | undefined;
  /** Only rows whose first key (a field) contains this text, ignoring case. */
  search?: string | undefined;
  /** Conditions on a row's measures, by their names; joined by AND. A measure that isn't asked for meets none. */
  totals?: readonly TotalCondition[] | undefined;
  order?: Order<(keyof Named | keyof Measured) & string> | undefined;
  /** The whole answer where absent. */
  page?: QueryPage | undefined;
}

/** A field by its values, of which absent ones are left out, or something worked out from fields. */
export type Key = WordField | Groups | FieldOrElse;
export type Keys = Readonly<Record<string, Key>>;

/** The groups that a field's value belongs to. */
export interface Groups {
  readonly field: WordField;
  /** Values by the group's name. One that is in several groups counts in each. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  readonly ignoreCase?: boolean;
  /** What belongs to no group: left out, or together at `''`. */
  readonly others: 'left out' | 'together';
}

/** The field's value, or where it is absent the one group that another field's value belongs to, or else `''`. */
export interface FieldOrElse {
  readonly field: WordField;
  readonly orElse: Omit<Groups, 'others'> | '';
}

/** Events in which a field has one of these values, letter for letter; `''` where it is absent. */
export interface Among {
  readonly field: WordField;
  readonly values: readonly string[];
}

export type Measure =
  /** How many events. */
  | { readonly kind: 'count'; readonly of?: Among }
  /** Their bytes as far as they are recorded; null where there are events and none records them. */
  | { readonly kind: 'sum'; readonly field: 'bytes_up' | 'bytes_down' }
  /** How many events don't record their bytes. */
  | { readonly kind: 'unknown'; readonly field: 'bytes_up' | 'bytes_down' }
  /** Times of the first and last event; 0 without any. */
  | { readonly kind: 'first' }
  | { readonly kind: 'last' }
  /** How many values of a field, counted exactly. */
  | { readonly kind: 'distinct'; readonly field: WordField; readonly of?: Among }
  /** The value in the latest event; `''` where it is absent. */
  | { readonly kind: 'latest'; readonly field: WordField }
  /** All values but the absent one, in no order. */
  | { readonly kind: 'values'; readonly field: WordField };
export type Measures = Readonly<Record<string, Measure>>;

/** By a key or measure; rows that are equal in it by their keys. What is unknown comes last in both directions. */
export interface Order<Name extends string> {
  by: Name;
  descending?: boolean;
  /** Values in their order, for a measure that needs one; missing ones come first. */
  ranks?: readonly string[] | undefined;
}

export interface QueryPage {
  limit: number;
  offset?: number;
  /** Whether anybody asks how many rows the whole list has. */
  counted: boolean;
}

/**
 * Keys at which `from` outnumbers `to` on a day (of UTC) and `to` outnumbers `from` on a later one. A request that was blocked now
 * and then among thousands that weren't says nothing of a rule that changed.
 */
export interface Turned {
  readonly field: WordField;
  readonly from: string;
  readonly to: string;
}

type ValueOf<One extends Measure> = One extends { kind: 'sum' }
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

/** One query by each of several fields: see `EventQueries.each`. */
export type EachQuery<Measured extends Measures> = Pick<
  EventQuery<{ value: WordField }, Measured, undefined>,
  'dataset' | 'where' | 'present' | 'measures'
> & {
  /** By a measure, the most first; then by the value. So many of each field. */
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
   * The same query by the values of each field, in the order of the fields. In one pass: fields that only a larger table knows
   * are better asked for apart.
   */
  each<const Measured extends Measures>(
    query: EachQuery<Measured>,
    fields: readonly WordField[],
  ): Promise<QueryAnswer<Row<{ value: WordField }, Measured, undefined>>[]>;
}

/**
 * Refuses queries whose result would list identifying values, which is a caller's mistake.
 * @throws RangeError if people are anonymous and a key or value is personal; users themselves are shown as pseudonyms
 */
export function assertTellsNobody({ where, groupBy, measures }: EventQuery): void {
  if (where.people?.hidden !== true) return;
  const listed = [
    ...Object.values<Key>(groupBy ?? {}).flatMap(fieldsShownBy),
    ...Object.values<Measure>(measures).flatMap(fieldsToldBy),
  ];
  refusePersonal(listed);
}

/** The same of the fields of `each`: what it lists are values as they are stored. */
export function assertEachTellsNobody({ people }: ReadScope, fields: readonly WordField[]): void {
  if (people?.hidden === true) refusePersonal(fields);
}

function refusePersonal(fields: readonly WordField[]): void {
  const told = fields.find((field) => EVENT_FIELDS[field].personal);
  if (told !== undefined) throw new RangeError(`“${told}” is hidden where people are anonymous`);
}

/** To count what one value has is to ask whether it is there. */
function fieldsToldBy(measure: Measure): WordField[] {
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

function fieldsShownBy(key: Key): WordField[] {
  if (key === 'user') return [];
  if (typeof key === 'string') return [key];
  const other = 'orElse' in key && key.orElse !== '' ? [key.orElse.field] : [];
  return [key.field, ...other];
}

/** A row by column name, typed by the query. */
export function rowOf<One>(values: Iterable<readonly [string, unknown]>): One {
  const entries: Iterable<readonly unknown[]> = values;
  return Object.fromEntries(entries);
}

/** What every list says of its rows. */
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

/** How much, without when and what became of it. */
export const VOLUME = {
  requests: TOTALS.requests,
  bytes_up: TOTALS.bytes_up,
  bytes_up_unknown: TOTALS.bytes_up_unknown,
  bytes_down: TOTALS.bytes_down,
  bytes_down_unknown: TOTALS.bytes_down_unknown,
} as const satisfies Measures;

export const USERS = { kind: 'distinct', field: 'user' } as const satisfies Measure;
export const SERVICES = { kind: 'distinct', field: 'service_id' } as const satisfies Measure;
