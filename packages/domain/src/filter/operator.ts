import type { Condition, Filter, FilterValue, TextOperator } from './expression.ts';
import type { TrafficField } from './traffic-fields.ts';
import { conditionsOf, type FieldDefinition, type Vocabulary } from './vocabulary.ts';

/** Comparison operators as people read them. The filter has fewer; the others are negations. */
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
  'like',
  'notLike',
  'filled',
  'empty',
] as const;
export type Operator = (typeof OPERATORS)[number];

/** A condition or its negation in readable form: field, operator and values. */
export interface Comparison<Field extends string = TrafficField> {
  field: Field;
  operator: Operator;
  /** Any number for `is` and `isNot`, one for comparisons and text, none for `filled` and `empty`. */
  values: readonly FilterValue[];
}

const COMPARISONS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;
const BY_SIGN = { '>': 'gt', '>=': 'gte', '<': 'lt', '<=': 'lte' } as const;
/** Negation of a comparison if the number is always known. */
const OPPOSITE = { '>': 'lte', '>=': 'lt', '<': 'gte', '<=': 'gt' } as const;
const NOT_TEXT = { contains: 'notContains', starts: 'notStarts', ends: 'notEnds', like: 'notLike' } as const;

/** A filter part as a single comparison; undefined if there is none. */
export function comparisonOf<Field extends string>(
  part: Filter<Field>,
  fields: Vocabulary<NoInfer<Field>>,
): Comparison<Field> | undefined {
  const negated = part.kind === 'not';
  const inner = negated ? part.part : part;
  switch (inner.kind) {
    case 'in':
      return { field: inner.field, operator: negated ? 'isNot' : 'is', values: inner.values };
    case 'compare':
      // An unknown number matches a negated comparison, but not the opposite comparison.
      if (negated && isSometimesUnknown(fields[inner.field])) return undefined;
      return {
        field: inner.field,
        operator: negated ? OPPOSITE[inner.operator] : BY_SIGN[inner.operator],
        values: [inner.value],
      };
    case 'text':
      return {
        field: inner.field,
        operator: negated ? NOT_TEXT[inner.operator] : inner.operator,
        values: [inner.value],
      };
    case 'exists':
      return { field: inner.field, operator: negated ? 'empty' : 'filled', values: [] };
    case 'and':
    case 'or':
    case 'not':
      return undefined;
  }
}

/** The filter part of a comparison; undefined while incomplete. */
export function partOfComparison<Field extends string>(
  comparison: Comparison<Field>,
): Filter<Field> | undefined {
  const condition = conditionOf(comparison);
  if (condition === undefined) return undefined;
  return isNegated(comparison.operator) ? { kind: 'not', part: condition } : condition;
}

/** A service may not be researched: no condition tests whether its numbers exist, but they may be missing. */
function isSometimesUnknown({ of, mayBeUnknown }: FieldDefinition): boolean {
  return of === 'service' || mayBeUnknown === true;
}

export function isNegated(operator: Operator): boolean {
  return operator === 'isNot' || operator === 'empty' || operator.startsWith('not');
}

function conditionOf<Field extends string>({
  field,
  operator,
  values,
}: Comparison<Field>): Condition<Field> | undefined {
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
    case 'like':
    case 'notLike':
      return textCondition(field, 'like', value);
  }
}

function textCondition<Field extends string>(
  field: Field,
  operator: TextOperator,
  value: FilterValue | undefined,
): Condition<Field> | undefined {
  return value === undefined || value === ''
    ? undefined
    : { kind: 'text', field, operator, value: String(value) };
}

/** Operators that suit a field, the most common first. */
export function operatorsOf(definition: FieldDefinition, hasClosedValues: boolean): readonly Operator[] {
  const { of, type, mayBeUnknown } = definition;
  if (hasClosedValues) return ['is', 'isNot'];
  switch (type) {
    case 'number':
    case 'bytes':
    case 'time': {
      const compared: readonly Operator[] = ['gt', 'gte', 'lt', 'lte', 'is'];
      return [
        ...compared,
        ...(of === 'total' ? [] : (['isNot'] as const)),
        ...(mayBeUnknown === true ? (['filled', 'empty'] as const) : []),
      ];
    }
    case 'word':
      return OF_WORDS.filter((operator) => isAllowed(operator, definition));
    case 'text':
      return OF_TEXT.filter((operator) => isAllowed(operator, definition));
  }
}

const OF_WORDS: readonly Operator[] = [
  ...(['is', 'isNot', 'contains', 'notContains', 'starts', 'ends', 'like', 'filled', 'empty'] as const),
];
const OF_TEXT: readonly Operator[] = [
  ...(['contains', 'notContains', 'starts', 'ends', 'like', 'is', 'isNot', 'filled', 'empty'] as const),
];

function isAllowed(operator: Operator, definition: FieldDefinition): boolean {
  const kinds = conditionsOf(definition);
  if (takesMany(operator)) return kinds.includes('in');
  return takesNoValue(operator) ? kinds.includes('exists') : kinds.includes('text');
}

export function isNumeric({ type }: FieldDefinition): boolean {
  return type === 'number' || type === 'bytes';
}

export function takesNoValue(operator: Operator): boolean {
  return operator === 'filled' || operator === 'empty';
}

export function takesMany(operator: Operator): boolean {
  return operator === 'is' || operator === 'isNot';
}
