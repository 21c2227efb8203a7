import { EVENT_FIELDS, type EventField, type EventFieldWith, type EventKind } from '@casbah/domain/event';
import { bound, joined, named, type Sql, sql } from './sql.ts';

type Numbers = EventFieldWith<{ type: 'small' }> | EventFieldWith<{ type: 'bytes' | 'coordinate' }>;
type Sizes = EventFieldWith<{ type: 'bytes' }>;
type Fields = EventFieldWith<{ type: 'fields' }>;

/** An event as stored. Missing text is empty, missing numbers are 0; `readEvent` knows which zeros are values. */
export type EventRow = {
  /** Time of the event. Named differently, because `time` in SQL would then mean this number. */
  at: number;
  kind: EventKind;
} & { [Field in Numbers]: number } & { [Field in Sizes as `${Field}_unknown`]: number } & {
  [Field in Fields]: Record<string, string>;
} & { [Field in Exclude<EventField, 'time' | 'kind' | Numbers | Fields>]: string };

/** A row of which only some columns were read. */
export type ChosenRow = Pick<EventRow, 'at' | 'kind'> & Partial<EventRow>;

/** The columns of an `EventRow`. */
export const EVENT_COLUMNS: Sql = joined(columnsOf([]), ', ');

/** The same from a table without the kind and some texts, which are then absent. */
export function copiedColumns(
  kind: EventKind,
  without: readonly EventFieldWith<{ type: 'word' | 'text' }>[],
): Sql {
  return joined(
    [
      sql`${bound('String', kind)} AS kind`,
      ...columnsOf(['kind', ...without]),
      ...without.map((name) => sql`'' AS ${named(name)}`),
    ],
    ', ',
  );
}

/** Only the columns of these fields, and the time. */
export function chosenColumns(kind: EventKind, fields: readonly EventField[]): Sql {
  const chosen: ReadonlySet<string> = new Set([...fields, 'time']);
  const columns = columnsOf(['kind'], chosen);
  return joined([sql`${bound('String', kind)} AS kind`, ...columns], ', ');
}

function columnsOf(without: readonly EventField[], only?: ReadonlySet<string>): Sql[] {
  const omitted: ReadonlySet<string> = new Set(without);
  return Object.entries(EVENT_FIELDS).flatMap(([name, { type }]) => {
    if (omitted.has(name) || only?.has(name) === false) return [];
    if (type === 'time') return [sql`toUnixTimestamp64Milli(${named(name)}) AS at`];
    return type === 'bytes' ? [named(name), named(`${name}_unknown`)] : [named(name)];
  });
}

export function textOf(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}

export function oneOf<Value extends string>(
  values: readonly Value[],
  found: string | undefined,
): Value | undefined {
  return values.find((value) => value === found);
}

/** Ports and statuses, where 0 means none. */
export function smallOf(value: number | undefined): number | undefined {
  return value === 0 ? undefined : value;
}

export function sizeOf(value: number | undefined, unknown: number | undefined): number | undefined {
  return unknown === 0 ? value : undefined;
}

/** A single coordinate can be 0; if both are, the location is missing, because only sea is there. */
export function coordinateOf(value: number | undefined, other: number | undefined): number | undefined {
  return value === 0 && other === 0 ? undefined : value;
}

export function fieldsOf(value: Record<string, string> | undefined): Record<string, string> | undefined {
  return value === undefined || Object.keys(value).length === 0 ? undefined : value;
}
