import { topParts } from './change.ts';
import { ALL, type Filter, type FilterValue } from './expression.ts';
import { isAll, normalise } from './normalise.ts';
import { readNumber } from './numbers.ts';
import { comparisonOf, isNumeric, type Operator, partOfComparison, takesNoValue } from './operator.ts';
import { parseFilter } from './parse.ts';
import { printFilter } from './print.ts';
import { readTime } from './typed-time.ts';
import { type FieldDefinition, isFieldOf, type Vocabulary } from './vocabulary.ts';

/**
 * Builder form of a filter: groups of blocks, joined as in `orBetweenGroups`. More expressive than the filter
 * expression (user attributes, aggregates, dates); parts that fit no block are text (`EXPRESSION`).
 */
export interface FilterModel {
  exprGroups: readonly ExprGroup[];
  /** OR between groups and AND within them; otherwise the reverse. */
  orBetweenGroups: boolean;
}

export interface ExprGroup {
  uid: string;
  exprBlocks: readonly ExprBlock[];
}

export const FILTER_TYPES = [
  'text',
  'ip',
  'number',
  'choice',
  'multichoice',
  'user_attribute',
  'member_of',
  'date',
  'expression',
] as const;
export type FilterType = (typeof FILTER_TYPES)[number];

/** `between` includes both ends. */
export type BlockOperator = Operator | 'between';

/** Aggregation of an attribute's values: only the maximum. */
export const AGG_FUNCTIONS = ['max'] as const;
export type AggFunction = (typeof AGG_FUNCTIONS)[number];

/** A condition in the builder. */
export interface ExprBlock {
  /** The attribute; empty until selected. */
  key: string;
  type: FilterType;
  op: BlockOperator;
  /** Text, a number, a day (`2026-11-21`), or a filter for user attributes. */
  value?: string | number | FilterModel | undefined;
  /** Several values; for `between`, the two ends. */
  list?: readonly FilterValue[] | undefined;
  agg_function?: AggFunction | undefined;
  /** Pattern of the value. */
  regexKey?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Operators of the attribute; its type's usual ones if absent. */
  operatorsConfig?: readonly BlockOperator[] | undefined;
}

/** Key of blocks that hold part of a filter as text. */
export const EXPRESSION = 'expression';

export const EMPTY_MODEL: FilterModel = { exprGroups: [], orBetweenGroups: true };

export function needsNoValue(op: BlockOperator): boolean {
  return op !== 'between' && takesNoValue(op);
}

/** A block is complete once it has a value, a list, or an operator that needs no right-hand value. */
export function isComplete(block: ExprBlock): boolean {
  if (block.key === '') return false;
  if (needsNoValue(block.op)) return true;
  if (block.op === 'between') return block.list?.length === 2 && !block.list.includes('');
  if (block.list !== undefined && block.list.length > 0) return true;
  const { value } = block;
  if (value === undefined) return false;
  if (typeof value === 'object') return !isEmptyModel(value);
  return typeof value === 'number' || value.trim() !== '';
}

/** The model with complete blocks only, which is what gets applied. */
export function completeModel({ exprGroups, orBetweenGroups }: FilterModel): FilterModel {
  return {
    exprGroups: exprGroups
      .map((group) => ({ ...group, exprBlocks: group.exprBlocks.filter(isComplete) }))
      .filter(({ exprBlocks }) => exprBlocks.length > 0),
    orBetweenGroups,
  };
}

export function isEmptyModel(model: FilterModel): boolean {
  return completeModel(model).exprGroups.length === 0;
}

/** Whether two models are equivalent. Ignores incomplete blocks, group names, and how a single group is joined. */
export function isSameModel(a: FilterModel, b: FilterModel): boolean {
  return JSON.stringify(saidBy(a)) === JSON.stringify(saidBy(b));
}

function saidBy(model: FilterModel): unknown {
  const { exprGroups, orBetweenGroups } = completeModel(model);
  const [first, ...others] = exprGroups;
  const joins = others.length > 0 || (first !== undefined && first.exprBlocks.length > 1);
  return [
    joins && orBetweenGroups,
    exprGroups.map(({ exprBlocks }) =>
      exprBlocks.map(({ key, op, value, list, agg_function }) => [
        key,
        op,
        // A single value equals a list of it; an unneeded value equals none.
        needsNoValue(op) ? null : typeof value === 'object' ? saidBy(value) : (list ?? [value ?? null]),
        agg_function ?? null,
      ]),
    ),
  ];
}

/** A filter as blocks; `filterOfModel` reverses it. */
export function modelOf<Field extends string>(
  filter: Filter<Field>,
  fields: Vocabulary<NoInfer<Field>>,
): FilterModel {
  const blockOf = (part: Filter<Field>) => blockOfPart(part, fields);
  const plain = normalise(filter);
  if (isAll(plain)) return EMPTY_MODEL;
  const parts = plain.kind === 'or' && plain.parts.length > 0 ? plain.parts : topParts(plain);
  const isOr = plain.kind === 'or' && plain.parts.length > 0;
  // Parts joined only by AND share one group, so that an added group is an alternative.
  if (!isOr && !parts.some((part) => part.kind === 'or' && part.parts.length > 0))
    return { exprGroups: [{ uid: 'g1', exprBlocks: parts.map(blockOf) }], orBetweenGroups: true };
  const inner = isOr ? 'and' : 'or';
  return {
    exprGroups: parts.map((part, index) => ({
      uid: `g${index + 1}`,
      exprBlocks: part.kind === inner && part.parts.length > 0 ? part.parts.map(blockOf) : [blockOf(part)],
    })),
    orBetweenGroups: isOr,
  };
}

/** Usual type of a field's block; a page may know its attributes better. */
export function typeOfField(definition: FieldDefinition): FilterType {
  if (definition.isAddress === true) return 'ip';
  if (isNumeric(definition)) return 'number';
  if (definition.type === 'time') return 'date';
  return definition.values === undefined ? 'text' : 'choice';
}

function blockOfPart<Field extends string>(part: Filter<Field>, fields: Vocabulary<Field>): ExprBlock {
  const comparison = comparisonOf(part, fields);
  // A comparison that wouldn't survive a round trip, such as with an empty part, also stays text.
  if (comparison === undefined || partOfComparison(comparison) === undefined)
    return { key: EXPRESSION, type: 'expression', op: 'is', value: printFilter(part, fields) };
  const { field, operator, values } = comparison;
  const [value] = values;
  const base = { key: field, type: typeOfField(fields[field]), op: operator };
  if (takesNoValue(operator)) return base;
  // Blank text is a value but looks like an empty block, so it goes in a list.
  return values.length === 1 && !isBlank(value) ? { ...base, value } : { ...base, list: values };
}

function isBlank(value: FilterValue | undefined): boolean {
  return typeof value === 'string' && value.trim() === '';
}

export interface FilterOfModel<Field extends string> {
  filter: Filter<Field>;
  /** Complete blocks that a filter expression can't represent. */
  unsaid: readonly ExprBlock[];
}

/** The filter of a model's complete blocks. */
export function filterOfModel<Field extends string>(
  model: FilterModel,
  fields: Vocabulary<Field>,
): FilterOfModel<Field> {
  const { exprGroups, orBetweenGroups } = completeModel(model);
  if (exprGroups.length === 0) return { filter: ALL, unsaid: [] };
  const unsaid: ExprBlock[] = [];
  const groups = exprGroups.flatMap(({ exprBlocks }): readonly Filter<Field>[] => {
    const parts = exprBlocks.flatMap((block): readonly Filter<Field>[] => {
      const part = partOf(block, fields);
      if (part === undefined) unsaid.push(block);
      return part === undefined ? [] : [part];
    });
    return parts.length === 0 ? [] : [{ kind: orBetweenGroups ? 'and' : 'or', parts }];
  });
  const filter: Filter<Field> =
    groups.length === 0 ? ALL : normalise({ kind: orBetweenGroups ? 'or' : 'and', parts: groups });
  return { filter, unsaid };
}

function partOf<Field extends string>(
  { key, op, value, list, agg_function }: ExprBlock,
  fields: Vocabulary<Field>,
): Filter<Field> | undefined {
  if (typeof value === 'object' || agg_function !== undefined) return undefined;
  if (key === EXPRESSION) return parseFilter(String(value), fields).filter;
  if (!isFieldOf(fields, key)) return undefined;
  const given = list ?? (value === undefined ? [] : [value]);
  const values = given.flatMap((one) => fieldValue(fields[key], one) ?? []);
  if (values.length < given.length) return undefined;
  if (op !== 'between') return partOfComparison({ field: key, operator: op, values });
  const [from, to] = values;
  if (typeof from !== 'number' || typeof to !== 'number') return undefined;
  return {
    kind: 'and',
    parts: [
      { kind: 'compare', field: key, operator: '>=', value: from },
      { kind: 'compare', field: key, operator: '<=', value: to },
    ],
  };
}

/** The value in the field's type; numbers may have been typed with units. */
function fieldValue({ type }: FieldDefinition, value: FilterValue): FilterValue | undefined {
  if (type === 'word' || type === 'text' || typeof value === 'number') return value;
  if (type === 'time') return readTime(value.trim());
  const read = readNumber(value.trim().replace(/\s+/g, ''), type);
  return 'value' in read ? read.value : undefined;
}
