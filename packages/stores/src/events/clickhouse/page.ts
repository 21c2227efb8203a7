import type { Condition, FilterField } from '@casbah/domain/filter/expression';
import type { Page } from '../event-store.ts';
import type { Measure } from './measures.ts';
import type { Parameters } from './parameters.ts';

/** Which part of an answer is meant by a total of the filter language. */
const TOTALS: Partial<Record<FilterField, readonly Measure[]>> = {
  uploaded: ['bytes_up'],
  downloaded: ['bytes_down'],
  traffic: ['bytes_up', 'bytes_down'],
  requests: ['requests'],
  users: ['users'],
  services: ['services'],
};

/** Whether the rows of a page are ordered or chosen by a measure. */
export function asksFor({ sort, totals = [] }: Page<string>, measure: Measure): boolean {
  return sort === measure || totals.some(({ field }) => TOTALS[field]?.includes(measure));
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
  totals: readonly Condition[],
  lacks: readonly FilterField[],
  parameters: Parameters,
): string {
  if (totals.length === 0) return '';
  return totals.map((condition) => `(${total(condition, lacks, parameters)})`).join(' AND ');
}

function total(condition: Condition, lacks: readonly FilterField[], parameters: Parameters): string {
  const value = TOTALS[condition.field]?.join(' + ');
  if (value === undefined) throw new RangeError(`“${condition.field}” is no total`);
  if (lacks.includes(condition.field)) return 'false';
  switch (condition.kind) {
    case 'in':
      return `has(${parameters.bind('Array(Float64)', condition.values.map(Number))}, toFloat64(${value}))`;
    case 'compare':
      return `toFloat64(${value}) ${condition.operator} ${parameters.bind('Float64', condition.value)}`;
    case 'exists':
      return 'true';
    case 'text':
      return 'false';
  }
}

export function orderAndLimit(page: Page<string>, { by, tie }: RowOrder, parameters: Parameters): string {
  return `ORDER BY ${by}${page.descending ? ' DESC' : ''}, ${tie}
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
