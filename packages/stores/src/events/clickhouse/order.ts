import type { Condition } from '@casbah/domain/filter/expression';
import { type TotalCondition, totalIn } from '@casbah/domain/filter/totals';
import type { EventQuery, Measure } from '../query.ts';
import { OPERATORS } from './compile-condition.ts';
import { bound, joined, NO_SQL, named, type Sql, sql } from './sql.ts';

/** A measure and its position in the result rows. */
export interface Told {
  name: string;
  alias: string;
  measure: Measure;
}

/** Whether the rows of a list are sorted or filtered by a measure. */
export function asksFor({ dataset, order, totals = [] }: EventQuery, measure: string): boolean {
  return (
    order?.by === measure ||
    totals.some((condition) => dataset.totals[totalIn(condition)]?.includes(measure) === true)
  );
}

/**
 * Breaks ties by the keys, so that pages don't overlap.
 * @param keys by their position in the query
 */
export function orderOf(
  { order, grain, page, groupBy }: EventQuery,
  told: readonly Told[],
  keys: readonly { order: Sql; tie: Sql }[],
): Sql {
  if (order === undefined && grain === undefined && page === undefined) return NO_SQL;
  const ties = [...(grain === undefined ? [] : [sql`start`]), ...keys.map(({ tie }) => tie)];
  if (order === undefined) return ties.length === 0 ? NO_SQL : sql`ORDER BY ${joined(ties, ', ')}`;
  const measure = told.find(({ name }) => name === order.by)?.alias;
  const key = keys[Object.keys(groupBy ?? {}).indexOf(order.by)]?.order;
  const by = measure === undefined ? key : placeIn(named(measure), order.ranks);
  if (by === undefined) throw new RangeError(`there is no “${order.by}” to order by`);
  const direction = order.descending === true ? sql`DESC` : sql`ASC`;
  return sql`ORDER BY ${joined([sql`${by} ${direction} NULLS LAST`, ...ties], ', ')}`;
}

function placeIn(measure: Sql, ranks: readonly string[] | undefined): Sql {
  if (ranks === undefined) return measure;
  if (ranks.length === 0) return sql`toUInt32(0)`;
  const places = ranks.map((_, index) => index + 1);
  return sql`transform(${measure}, ${bound('Array(String)', ranks)},
  ${bound('Array(UInt32)', places)}, toUInt32(0))`;
}

/** Conditions on a row's measures. */
export function having({ dataset, totals = [] }: EventQuery, told: readonly Told[]): Sql[] {
  return totals.map((condition) => sql`(${total(condition, dataset, told)})`);
}

function total(condition: TotalCondition, { totals }: EventQuery['dataset'], told: readonly Told[]): Sql {
  const names = totals[totalIn(condition)];
  if (names === undefined) throw new RangeError(`“${totalIn(condition)}” is not a total`);
  const measures = names.flatMap((name) => told.find((one) => one.name === name)?.alias ?? []).map(named);
  const [value, other] = measures;
  // A total that the list lacks meets no condition.
  if (value === undefined || measures.length < names.length) return sql`false`;
  const known =
    other === undefined
      ? value
      : sql`if(isNull(${value}) AND isNull(${other}), NULL, ifNull(${value}, 0) + ifNull(${other}, 0))`;
  return condition.kind === 'not' ? sql`NOT (${met(condition.part, known)})` : met(condition, known);
}

/** An unknown total, which is NULL, meets no condition. */
function met(condition: Condition, value: Sql): Sql {
  switch (condition.kind) {
    case 'in':
      return sql`ifNull(has(${bound('Array(Float64)', condition.values.map(Number))}, toFloat64(${value})), false)`;
    case 'compare':
      return sql`ifNull(toFloat64(${value}) ${OPERATORS[condition.operator]} ${bound('Float64', condition.value)}, false)`;
    case 'exists':
      return sql`isNotNull(${value})`;
    case 'text':
      return sql`false`;
  }
}
