import { ALL, type Condition, FILTER_FIELDS, type Filter } from './expression.ts';
import { normalise } from './normalise.ts';
import { printFilter } from './print.ts';

export interface TotalsSplit {
  /** The part about single events and their services. */
  filter: Filter;
  /** Conditions on a row's totals, joined by `and`. */
  totals: readonly Condition[];
}

export interface TotalsError {
  code: 'totals_not_alone' | 'totals_negated';
  message: string;
  /** The text form of the part that cannot be answered. */
  part: string;
}

/** `>` becomes `<=` under `not`. */
const OPPOSITE = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const;

/**
 * Splits a filter into what holds for events and what holds for a row's totals. A total is known only when its row is
 * added up, so it can be joined to the rest by `and` at the top, and nowhere else.
 */
export function splitTotals(
  filter: Filter,
): (TotalsSplit & { error?: undefined }) | { error: TotalsError; totals?: undefined } {
  const plain = normalise(filter);
  const parts = plain.kind === 'and' ? plain.parts : [plain];
  const rest: Filter[] = [];
  const totals: Condition[] = [];
  for (const part of parts) {
    if (!hasTotals(part)) {
      rest.push(part);
      continue;
    }
    if (part.kind === 'not' && part.part.kind === 'compare') {
      totals.push({ ...part.part, operator: OPPOSITE[part.part.operator] });
      continue;
    }
    if (part.kind === 'not' && part.part.kind === 'in')
      return {
        error: {
          code: 'totals_negated',
          message: `“${part.part.field}” is a total: ask whether it is larger or smaller than a number.`,
          part: printFilter(part),
        },
      };
    if (part.kind === 'and' || part.kind === 'or' || part.kind === 'not')
      return {
        error: {
          code: 'totals_not_alone',
          message:
            'Totals such as “uploaded” can only be joined to other conditions by “and”, outside of parentheses.',
          part: printFilter(part),
        },
      };
    totals.push(part);
  }
  return { filter: rest.length === 0 ? ALL : normalise({ kind: 'and', parts: rest }), totals };
}

function hasTotals(filter: Filter): boolean {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.parts.some(hasTotals);
    case 'not':
      return hasTotals(filter.part);
    default:
      return FILTER_FIELDS[filter.field].of === 'total';
  }
}

/** The totals that a row of a list may have; one that a list does not know is absent. */
export interface RowTotals {
  requests: number;
  bytes_up: number;
  bytes_down: number;
  users?: number;
  services?: number;
}

/** Whether a row meets all conditions. A total that the row does not have meets none. */
export function meetsTotals(totals: readonly Condition[], row: RowTotals): boolean {
  return totals.every((condition) => {
    const value = totalOf(condition.field, row);
    return value !== undefined && valueMeets(value, condition);
  });
}

function valueMeets(value: number, condition: Condition): boolean {
  switch (condition.kind) {
    case 'in':
      return condition.values.some((wanted) => Number(wanted) === value);
    case 'compare':
      return compare(value, condition.operator, condition.value);
    case 'text':
      return false;
    case 'exists':
      return true;
  }
}

function totalOf(field: Condition['field'], row: RowTotals): number | undefined {
  switch (field) {
    case 'uploaded':
      return row.bytes_up;
    case 'downloaded':
      return row.bytes_down;
    case 'traffic':
      return row.bytes_up + row.bytes_down;
    case 'requests':
      return row.requests;
    case 'users':
      return row.users;
    case 'services':
      return row.services;
    default:
      return undefined;
  }
}

export function compare(value: number, operator: '<' | '<=' | '>' | '>=', limit: number): boolean {
  switch (operator) {
    case '<':
      return value < limit;
    case '<=':
      return value <= limit;
    case '>':
      return value > limit;
    case '>=':
      return value >= limit;
  }
}
