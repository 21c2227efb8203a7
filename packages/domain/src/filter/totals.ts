import { trafficOf } from '../volume.ts';
import { ALL, type Condition, FILTER_FIELDS, type Filter, mayBeUnknown } from './expression.ts';
import { normalise } from './normalise.ts';
import { printFilter } from './print.ts';

/** A condition on a total of a row, or its opposite, which an unknown total meets. */
export type TotalCondition = Condition | { kind: 'not'; part: Condition };

export interface TotalsSplit {
  /** The part about single events and their services. */
  filter: Filter;
  /** Conditions on a row's totals, joined by `and`. */
  totals: readonly TotalCondition[];
}

export interface TotalsError {
  code: 'totals_not_alone' | 'totals_negated';
  message: string;
  /** The text form of the part that cannot be answered. */
  part: string;
}

/** `>` becomes `<=` under `not`, where the total is always known. */
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
  const totals: TotalCondition[] = [];
  for (const part of parts) {
    if (!hasTotals(part)) {
      rest.push(part);
      continue;
    }
    if (part.kind === 'not' && (part.part.kind === 'compare' || part.part.kind === 'exists')) {
      totals.push(opposite(part.part));
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

function opposite(condition: Condition): TotalCondition {
  if (condition.kind !== 'compare' || mayBeUnknown(condition.field)) return { kind: 'not', part: condition };
  return { ...condition, operator: OPPOSITE[condition.operator] };
}

/** The total that a condition is about. */
export function totalIn(condition: TotalCondition): Condition['field'] {
  return condition.kind === 'not' ? condition.part.field : condition.field;
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
  /** Null where it is not known. */
  bytes_up: number | null;
  bytes_down: number | null;
  users?: number;
  services?: number;
}

/**
 * Whether a row meets all conditions. A total that the row does not have meets none; one that is not known meets no
 * comparison, and so the opposite of each.
 */
export function meetsTotals(totals: readonly TotalCondition[], row: RowTotals): boolean {
  return totals.every((condition) => {
    const value = totalOf(totalIn(condition), row);
    if (value === undefined) return false;
    return condition.kind === 'not'
      ? !(value !== null && valueMeets(value, condition.part))
      : value !== null && valueMeets(value, condition);
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

function totalOf(field: Condition['field'], row: RowTotals): number | null | undefined {
  switch (field) {
    case 'uploaded':
      return row.bytes_up;
    case 'downloaded':
      return row.bytes_down;
    case 'traffic':
      return trafficOf(row);
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
