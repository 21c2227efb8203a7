import type { WordField } from '../datasets/dataset.ts';
import type { Among, Measure } from '../query.ts';
import { type Column, NUMBER_OF } from './column.ts';
import { oneOf } from './compile-filter.ts';
import { joined, NO_SQL, named, type Sql, sql } from './sql.ts';

const UP = { bytes: sql`up`, unknown: sql`up_unknown` };
const DOWN = { bytes: sql`down`, unknown: sql`down_unknown` };
const DIRECTION = { bytes_up: UP, bytes_down: DOWN } as const;

/** A sum over requests without any recorded size is unknown; over no requests it is 0. */
function known(sum: Sql, unknown: Sql, count: Sql): Sql {
  return sql`if(${unknown} < ${count} OR ${count} = 0, ${sum}, NULL)`;
}

/** The `Volume` columns over these columns. */
export function volume({
  count = sql`count`,
  of = (column: Sql) => sql`sum(${column})`,
}: {
  count?: Sql;
  of?: (column: Sql) => Sql;
} = {}): Sql {
  const unknownUp = of(UP.unknown);
  const unknownDown = of(DOWN.unknown);
  return sql`${known(of(UP.bytes), unknownUp, of(count))} AS bytes_up, ${unknownUp} AS bytes_up_unknown,
  ${known(of(DOWN.bytes), unknownDown, of(count))} AS bytes_down, ${unknownDown} AS bytes_down_unknown`;
}

/**
 * The column for counting a field's values. People are too many for a dictionary, so roll-ups keep their
 * hash.
 */
export function countedBy(field: WordField): Column {
  return NUMBER_OF[field] ?? field;
}

export function isThere(column: Column): Sql {
  return column === 'person' || column === 'address'
    ? sql`${named(column)} != 0`
    : sql`${named(column)} != ''`;
}

/**
 * A 64-bit hash to count values by. Among a million names, the chance of a collision is one in thirty
 * million, and on dictionary columns a hash costs a tenth of a text.
 */
export function numberOf(column: Column): Sql {
  return column === 'person' || column === 'address' ? named(column) : sql`sipHash64(${named(column)})`;
}

/** Columns that a measure uses. */
export function columnsOfMeasure(measure: Measure): Column[] {
  switch (measure.kind) {
    case 'count':
      return measure.of === undefined ? [] : [measure.of.field];
    case 'distinct':
      return [countedBy(measure.field), ...(measure.of === undefined ? [] : [measure.of.field])];
    case 'latest':
    case 'values':
      return [measure.field];
    default:
      return [];
  }
}

/**
 * SQL aggregate for a measure over events.
 * @param isPresent whether all rows have a value of a field
 */
export function aggregate(measure: Measure, isPresent: (field: WordField) => boolean): Sql {
  switch (measure.kind) {
    case 'count':
      return measure.of === undefined ? sql`sum(count)` : sql`sumIf(count, ${among(measure.of)})`;
    case 'sum': {
      const { bytes, unknown } = DIRECTION[measure.field];
      return known(sql`sum(${bytes})`, sql`sum(${unknown})`, sql`sum(count)`);
    }
    case 'unknown':
      return sql`sum(${DIRECTION[measure.field].unknown})`;
    case 'first':
      return sql`toUnixTimestamp64Milli(min(first))`;
    case 'last':
      return sql`toUnixTimestamp64Milli(max(last))`;
    case 'distinct': {
      const number = numberOf(countedBy(measure.field));
      return measure.of === undefined && isPresent(measure.field)
        ? sql`uniqExact(${number})`
        : sql`uniqExactIf(${number}, ${isCounted(measure)})`;
    }
    case 'latest':
      return sql`argMax(${named(measure.field)}, last)`;
    case 'values':
      return sql`arrayFilter(text -> text != '', groupUniqArray(${named(measure.field)}))`;
  }
}

export type Distinct = Extract<Measure, { kind: 'distinct' }>;

/** Whether a row's value counts. */
export function isCounted({ field, of }: Distinct): Sql {
  if (of === undefined) return isThere(countedBy(field));
  if (of.field === field && !of.values.includes('')) return among(of);
  return joined([isThere(countedBy(field)), among(of)], ' AND ');
}

function among({ field, values }: Among): Sql {
  return oneOf(field, values);
}

/** Re-aggregates measures of finer groups. A sum skips NULLs and is NULL if all parts are. */
export const OF_PARTS: Readonly<Partial<Record<Measure['kind'], Sql>>> = {
  count: sql`sum`,
  sum: sql`sum`,
  unknown: sql`sum`,
  first: sql`min`,
  last: sql`max`,
};

/** Conditions after a keyword; empty without any. */
export function conditions(keyword: Sql, given: readonly Sql[]): Sql {
  const asked = given.filter((condition) => !condition.isEmpty);
  return asked.length === 0 ? NO_SQL : sql`${keyword} ${joined(asked, ' AND ')}`;
}
