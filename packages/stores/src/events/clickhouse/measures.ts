import { TARGET_SEPARATOR } from '@casbah/domain/activity';
import type { Among, CountedField, Measure, NumberField } from '../query.ts';
import { type Column, NUMBER_OF } from './column.ts';
import { isKnown } from './compile-condition.ts';
import { oneOf } from './compile-filter.ts';
import { bound, joined, NO_SQL, named, type Sql, sql } from './sql.ts';

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
export function countedBy(field: CountedField): Column {
  return field === 'target' ? 'targets' : (NUMBER_OF[field] ?? field);
}

/** The people and groups an activity affects, each once. */
export const TARGETS = sql`arrayDistinct(arrayFilter(one -> one != '', splitByChar(${bound('String', TARGET_SEPARATOR)}, targets)))`;

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
    case 'sum':
      return columnsOfNumber(measure.field, true);
    case 'avg':
      return columnsOfNumber(measure.field, true);
    case 'min':
    case 'max':
      return columnsOfNumber(measure.field, false);
    default:
      return [];
  }
}

/** @param isAdded whether sums are enough, which roll-ups have for bytes */
function columnsOfNumber(field: NumberField, isAdded: boolean): Column[] {
  if (field === 'size') return ['size', 'size_unknown'];
  return isAdded && isVolume(field) ? [] : [field];
}

function isVolume(field: NumberField): field is keyof typeof DIRECTION {
  return field === 'bytes_up' || field === 'bytes_down';
}

/** A number of single events, and whether it is recorded. */
function numberOfEvent(field: NumberField): { number: Sql; known: Sql } {
  if (isVolume(field)) {
    const { bytes, unknown } = DIRECTION[field];
    return { number: bytes, known: sql`${unknown} = 0` };
  }
  return field === 'time'
    ? { number: sql`toUnixTimestamp64Milli(time)`, known: sql`true` }
    : { number: named(field), known: isKnown(field) };
}

/**
 * SQL aggregate for a measure over events.
 * @param isPresent whether all rows have a value of a field
 */
export function aggregate(measure: Measure, isPresent: (field: CountedField) => boolean): Sql {
  switch (measure.kind) {
    case 'count':
      return measure.of === undefined ? sql`sum(count)` : sql`sumIf(count, ${among(measure.of)})`;
    case 'sum': {
      if (isVolume(measure.field)) {
        const { bytes, unknown } = DIRECTION[measure.field];
        return known(sql`sum(${bytes})`, sql`sum(${unknown})`, sql`sum(count)`);
      }
      const one = numberOfEvent(measure.field);
      return known(sql`sumIf(${one.number}, ${one.known})`, sql`countIf(NOT (${one.known}))`, sql`count()`);
    }
    case 'avg': {
      if (isVolume(measure.field)) {
        const { bytes, unknown } = DIRECTION[measure.field];
        return sql`if(sum(count) > sum(${unknown}), sum(${bytes}) / (sum(count) - sum(${unknown})), NULL)`;
      }
      const one = numberOfEvent(measure.field);
      return sql`if(countIf(${one.known}) > 0, sumIf(${one.number}, ${one.known}) / countIf(${one.known}), NULL)`;
    }
    case 'min':
    case 'max': {
      const one = numberOfEvent(measure.field);
      const of = measure.kind === 'min' ? sql`minIf` : sql`maxIf`;
      return sql`if(countIf(${one.known}) > 0, ${of}(${one.number}, ${one.known}), NULL)`;
    }
    case 'unknown':
      return sql`sum(${DIRECTION[measure.field].unknown})`;
    case 'first':
      return sql`toUnixTimestamp64Milli(min(first))`;
    case 'last':
      return sql`toUnixTimestamp64Milli(max(last))`;
    case 'distinct': {
      if (measure.field === 'target') {
        const numbers = sql`arrayMap(one -> sipHash64(one), ${TARGETS})`;
        return measure.of === undefined
          ? sql`uniqExactArray(${numbers})`
          : sql`uniqExactArrayIf(${numbers}, ${among(measure.of)})`;
      }
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
