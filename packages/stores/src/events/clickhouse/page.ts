import type { Condition } from '@casbah/domain/filter/expression';
import { type TotalCondition, totalIn } from '@casbah/domain/filter/totals';
import type { TrafficField } from '@casbah/domain/filter/traffic-fields';
import type { Page } from '../event-store.ts';
import type { Measure } from './measures.ts';
import type { Parameters } from './parameters.ts';

/** Which part of an answer is meant by a total of the filter language. */
const TOTALS: Partial<Record<TrafficField, readonly Measure[]>> = {
  uploaded: ['bytes_up'],
  downloaded: ['bytes_down'],
  traffic: ['bytes_up', 'bytes_down'],
  requests: ['requests'],
  users: ['users'],
  services: ['services'],
};

/** Whether the rows of a page are ordered or chosen by a measure. */
export function asksFor({ sort, totals = [] }: Page<string>, measure: Measure): boolean {
  return sort === measure || totals.some((condition) => TOTALS[totalIn(condition)]?.includes(measure));
}

/** Expressions of ours that rows are ordered by. */
export interface RowOrder {
  by: string;
  /** Tells rows apart that are equal in it, so that pages do not overlap. */
  tie: string;
}

/**
 * Conditions on a row's totals; empty where there are none.
 * @param lacks totals that the list does not have: no row meets a condition on them
 */
export function having(
  totals: readonly TotalCondition[],
  lacks: readonly TrafficField[],
  parameters: Parameters,
): string {
  if (totals.length === 0) return '';
  return totals.map((condition) => `(${total(condition, lacks, parameters)})`).join(' AND ');
}

function total(condition: TotalCondition, lacks: readonly TrafficField[], parameters: Parameters): string {
  const field = totalIn(condition);
  const [value, other] = TOTALS[field] ?? [];
  if (value === undefined) throw new RangeError(`“${field}” is not a total`);
  if (lacks.includes(field)) return 'false';
  const known =
    other === undefined
      ? value
      : `if(isNull(${value}) AND isNull(${other}), NULL, ifNull(${value}, 0) + ifNull(${other}, 0))`;
  return condition.kind === 'not'
    ? `NOT (${met(condition.part, known, parameters)})`
    : met(condition, known, parameters);
}

/** An unknown total, which is NULL, meets no condition. */
function met(condition: Condition, value: string, parameters: Parameters): string {
  switch (condition.kind) {
    case 'in':
      return `ifNull(has(${parameters.bind('Array(Float64)', condition.values.map(Number))}, toFloat64(${value})), false)`;
    case 'compare':
      return `ifNull(toFloat64(${value}) ${condition.operator} ${parameters.bind('Float64', condition.value)}, false)`;
    case 'exists':
      return `isNotNull(${value})`;
    case 'text':
      return 'false';
  }
}

export function orderAndLimit(page: Page<string>, { by, tie }: RowOrder, parameters: Parameters): string {
  return `ORDER BY ${by} ${page.descending ? 'DESC' : 'ASC'} NULLS LAST, ${tie}
LIMIT ${parameters.bind('UInt32', page.limit)} OFFSET ${parameters.bind('UInt32', page.offset)}`;
}

/** Rows of a page whose details are asked for by name; a longer page is answered at once. */
export const MOST_NAMED = 1000;

/** Behind the end of a list there is no row to tell how many there are. */
export async function totalOf(
  found: readonly { total: number }[],
  offset: number,
  first: () => Promise<readonly { total: number }[]>,
): Promise<number> {
  return found[0]?.total ?? (offset > 0 ? ((await first())[0]?.total ?? 0) : 0);
}
