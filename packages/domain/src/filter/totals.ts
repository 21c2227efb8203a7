import { trafficOf } from '../volume.ts';
import { ALL, type Condition, type Filter } from './expression.ts';
import { numberMeets } from './meets.ts';
import { normalise } from './normalise.ts';
import { printFilter } from './print.ts';
import type { TrafficField } from './traffic-fields.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A condition on a total of a row, or its negation, which also matches unknown totals. */
export type TotalCondition<Field extends string = TrafficField> =
  | Condition<Field>
  | { kind: 'not'; part: Condition<Field> };

export interface TotalsSplit<Field extends string = TrafficField> {
  /** The part about single events and their services. */
  filter: Filter<Field>;
  /** Conditions on a row's totals, joined by `and`. */
  totals: readonly TotalCondition<Field>[];
}

export interface TotalsError {
  code: 'totals_not_alone' | 'totals_negated';
  message: string;
  /** Text form of the unsupported part. */
  part: string;
}

/** Under `not`, `>` becomes `<=` if the total is always known. */
const OPPOSITE = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const;

/**
 * Splits a filter into conditions on events and conditions on a row's totals. A total is known only after aggregation,
 * so it can be joined only by a top-level `and`.
 */
export function splitTotals<Field extends string>(
  filter: Filter<Field>,
  fields: Vocabulary<NoInfer<Field>>,
): (TotalsSplit<Field> & { error?: undefined }) | { error: TotalsError; totals?: undefined } {
  const plain = normalise(filter);
  const parts = plain.kind === 'and' ? plain.parts : [plain];
  const rest: Filter<Field>[] = [];
  const totals: TotalCondition<Field>[] = [];
  for (const part of parts) {
    if (!hasTotals(part, fields)) {
      rest.push(part);
      continue;
    }
    if (part.kind === 'not' && (part.part.kind === 'compare' || part.part.kind === 'exists')) {
      totals.push(opposite(part.part, fields));
      continue;
    }
    if (part.kind === 'not' && part.part.kind === 'in')
      return {
        error: {
          code: 'totals_negated',
          message: `“${part.part.field}” is a total: ask whether it is larger or smaller than a number.`,
          part: printFilter(part, fields),
        },
      };
    if (part.kind === 'and' || part.kind === 'or' || part.kind === 'not')
      return {
        error: {
          code: 'totals_not_alone',
          message:
            'Totals such as “uploaded” can only be joined to other conditions by “and”, outside of parentheses.',
          part: printFilter(part, fields),
        },
      };
    totals.push(part);
  }
  return { filter: rest.length === 0 ? ALL : normalise({ kind: 'and', parts: rest }), totals };
}

function opposite<Field extends string>(
  condition: Condition<Field>,
  fields: Vocabulary<Field>,
): TotalCondition<Field> {
  if (condition.kind !== 'compare' || fields[condition.field].mayBeUnknown === true)
    return { kind: 'not', part: condition };
  return { ...condition, operator: OPPOSITE[condition.operator] };
}

/** The total a condition is about. */
export function totalIn<Field extends string>(condition: TotalCondition<Field>): Field {
  return condition.kind === 'not' ? condition.part.field : condition.field;
}

function hasTotals<Field extends string>(filter: Filter<Field>, fields: Vocabulary<Field>): boolean {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.parts.some((part) => hasTotals(part, fields));
    case 'not':
      return hasTotals(filter.part, fields);
    default:
      return fields[filter.field].of === 'total';
  }
}

/** Totals of a row in a traffic list; those a list doesn't have are absent. */
export interface RowTotals {
  requests: number;
  /** Null if unknown. */
  bytes_up: number | null;
  bytes_down: number | null;
  users?: number;
  services?: number;
}

/**
 * Whether a row matches all conditions. A missing total matches none; an unknown one fails every comparison and so
 * matches its negation.
 */
export function meetsTotals(totals: readonly TotalCondition[], row: RowTotals): boolean {
  return totals.every((condition) => {
    const value = totalOf(totalIn(condition), row);
    if (value === undefined) return false;
    const known = value ?? undefined;
    return condition.kind === 'not' ? !numberMeets(condition.part, known) : numberMeets(condition, known);
  });
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
