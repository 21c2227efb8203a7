import { addCondition, topParts } from '@casbah/domain/filter/change';
import {
  type Condition,
  FILTER_FIELDS,
  type Filter,
  type FilterField,
  type FilterValue,
} from '@casbah/domain/filter/expression';
import { isAll, normalise } from '@casbah/domain/filter/normalise';
import { readNumber, writeNumber } from '@casbah/domain/filter/numbers';
import { printFilter } from '@casbah/domain/filter/print';

/** How a token compares, in words people read. The filter itself knows fewer: the others are their opposites. */
export const OPERATORS = [
  'is',
  'isNot',
  'gt',
  'gte',
  'lt',
  'lte',
  'contains',
  'notContains',
  'starts',
  'notStarts',
  'ends',
  'notEnds',
  'filled',
  'empty',
] as const;
export type Operator = (typeof OPERATORS)[number];

/** One condition as the bar shows it. */
export interface ConditionToken {
  kind: 'condition';
  field: FilterField;
  operator: Operator;
  /** Any number for `is` and `isNot`, one for comparisons and text, none for `filled` and `empty`. */
  values: readonly FilterValue[];
}

/** A part that is no single condition (`a or b`): shown and edited as text. */
export interface ExpressionToken {
  kind: 'expression';
  part: Filter;
  text: string;
}

export type FilterToken = ConditionToken | ExpressionToken;

const COMPARISONS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;
const BY_SIGN = { '>': 'gt', '>=': 'gte', '<': 'lt', '<=': 'lte' } as const;
/** What `not` makes of a comparison: an absent number is 0, so there is no third case. */
const OPPOSITE = { '>': 'lte', '>=': 'lt', '<': 'gte', '<=': 'gt' } as const;
const TEXT = { contains: 'contains', starts: 'starts', ends: 'ends' } as const;
const NOT_TEXT = { contains: 'notContains', starts: 'notStarts', ends: 'notEnds' } as const;

/** The filter's parts that all must hold, one token each. */
export function tokensOf(filter: Filter): readonly FilterToken[] {
  return topParts(filter)
    .filter((part) => !isAll(part))
    .map(tokenOf);
}

export function tokenOf(part: Filter): FilterToken {
  const negated = part.kind === 'not';
  const inner = negated ? part.part : part;
  switch (inner.kind) {
    case 'in':
      return {
        kind: 'condition',
        field: inner.field,
        operator: negated ? 'isNot' : 'is',
        values: inner.values,
      };
    case 'compare':
      return {
        kind: 'condition',
        field: inner.field,
        operator: negated ? OPPOSITE[inner.operator] : BY_SIGN[inner.operator],
        values: [inner.value],
      };
    case 'text':
      return {
        kind: 'condition',
        field: inner.field,
        operator: (negated ? NOT_TEXT : TEXT)[inner.operator],
        values: [inner.value],
      };
    case 'exists':
      return { kind: 'condition', field: inner.field, operator: negated ? 'empty' : 'filled', values: [] };
    default:
      return { kind: 'expression', part, text: printFilter(part) };
  }
}

/** The part of a filter that a token stands for; `undefined` while it is not complete. */
export function partOf(token: FilterToken): Filter | undefined {
  if (token.kind === 'expression') return token.part;
  const condition = conditionOf(token);
  if (condition === undefined) return undefined;
  return isNegated(token.operator) ? { kind: 'not', part: condition } : condition;
}

function isNegated(operator: Operator): boolean {
  return operator === 'isNot' || operator === 'empty' || operator.startsWith('not');
}

function conditionOf({ field, operator, values }: ConditionToken): Condition | undefined {
  const [value] = values;
  switch (operator) {
    case 'filled':
    case 'empty':
      return { kind: 'exists', field };
    case 'is':
    case 'isNot':
      return value === undefined ? undefined : { kind: 'in', field, values };
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return typeof value === 'number'
        ? { kind: 'compare', field, operator: COMPARISONS[operator], value }
        : undefined;
    case 'contains':
    case 'notContains':
      return textCondition(field, 'contains', value);
    case 'starts':
    case 'notStarts':
      return textCondition(field, 'starts', value);
    case 'ends':
    case 'notEnds':
      return textCondition(field, 'ends', value);
  }
}

function textCondition(
  field: FilterField,
  operator: 'contains' | 'starts' | 'ends',
  value: FilterValue | undefined,
): Condition | undefined {
  return value === undefined || value === ''
    ? undefined
    : { kind: 'text', field, operator, value: String(value) };
}

export function filterOf(tokens: readonly FilterToken[]): Filter {
  return normalise({ kind: 'and', parts: tokens.flatMap((token) => partOf(token) ?? []) });
}

/** One more condition. A list of values takes up the new ones, since nothing is two things at once. */
export function addToken(filter: Filter, token: FilterToken): Filter {
  const part = partOf(token);
  if (part === undefined) return filter;
  if (part.kind === 'in') return addCondition(filter, part);
  return normalise({ kind: 'and', parts: [...topParts(filter), part] });
}

/** The operators that make sense for a field; the first is the one people mean most. */
export function operatorsOf(field: FilterField, hasClosedValues: boolean): readonly Operator[] {
  const { of, type } = FILTER_FIELDS[field];
  if (hasClosedValues) return ['is', 'isNot'];
  switch (type) {
    case 'number':
    case 'bytes':
      return of === 'total' ? ['gt', 'gte', 'lt', 'lte', 'is'] : ['gt', 'gte', 'lt', 'lte', 'is', 'isNot'];
    case 'word':
      return ['is', 'isNot', 'contains', 'notContains', 'starts', 'ends', 'filled', 'empty'];
    case 'text':
      return ['contains', 'notContains', 'starts', 'ends', 'is', 'isNot', 'filled', 'empty'];
  }
}

export function isNumeric(field: FilterField): boolean {
  const { type } = FILTER_FIELDS[field];
  return type === 'number' || type === 'bytes';
}

export function takesNoValue(operator: Operator): boolean {
  return operator === 'filled' || operator === 'empty';
}

export function takesMany(operator: Operator): boolean {
  return operator === 'is' || operator === 'isNot';
}

/** A number as people write it: `100 MB`, `1,5 GB`, `10K`. `undefined` where it is none. */
export function readTypedNumber(field: FilterField, text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/\s+/g, '')
    .replace(/,(?=\d{1,2}(?!\d))/g, '.')
    .replaceAll(',', '');
  const read = readNumber(plain, FILTER_FIELDS[field].type === 'bytes' ? 'bytes' : 'number');
  return 'value' in read ? read.value : undefined;
}

/** A number of a token, exact, with its unit set off: `100 MB`. */
export function writeTypedNumber(field: FilterField, value: number): string {
  return writeNumber(value, FILTER_FIELDS[field].type === 'bytes' ? 'bytes' : 'number').replace(
    /(\d)([A-Z])/,
    '$1 $2',
  );
}
