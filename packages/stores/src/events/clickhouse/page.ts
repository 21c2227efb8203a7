import type { Condition, FilterField } from '@casbah/domain/filter/expression';
import type { Page } from '../event-store.ts';
import type { Column } from './compile-filter.ts';
import type { Parameters } from './parameters.ts';

/** Which part of an answer is meant by a total of the filter language. */
const TOTALS: Partial<Record<FilterField, string>> = {
  uploaded: 'bytes_up',
  downloaded: 'bytes_down',
  traffic: 'bytes_up + bytes_down',
  requests: 'requests',
  users: 'users',
  services: 'services',
};

/**
 * Conditions on a row's totals, as a HAVING clause.
 * @param lacks totals that the list does not have: no row meets a condition on them
 */
export function having(
  totals: readonly Condition[],
  lacks: readonly FilterField[],
  parameters: Parameters,
): string {
  if (totals.length === 0) return '';
  return `HAVING ${totals.map((condition) => `(${total(condition, lacks, parameters)})`).join(' AND ')}`;
}

function total(condition: Condition, lacks: readonly FilterField[], parameters: Parameters): string {
  const value = TOTALS[condition.field];
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

/** @param sortBy an expression of ours; rows that are equal in it stand by name, so that pages do not overlap */
export function orderAndLimit(
  page: Page<string>,
  sortBy: string,
  name: Column,
  parameters: Parameters,
): string {
  return `ORDER BY ${sortBy}${page.descending ? ' DESC' : ''}, ${name}
LIMIT ${parameters.bind('UInt32', page.limit)} OFFSET ${parameters.bind('UInt32', page.offset)}`;
}
