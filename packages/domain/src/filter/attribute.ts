import {
  type AggFunction,
  type BlockOperator,
  type ExprBlock,
  type FilterModel,
  type FilterType,
  isComplete,
  needsNoValue,
} from './model.ts';
import { isNegated } from './operator.ts';
import { type FreeTextProblem, freeTextProblem, type PatternKey } from './pattern.ts';

/** Number of choices at which a dropdown becomes a typeahead. */
export const TYPEAHEAD_FROM_CHOICES = 20;
/** Maximum blocks in a filter over user attributes. */
export const USER_ATTRIBUTE_MAX_BLOCKS = 3;
/** Maximum groups in a member-of block. */
export const MEMBER_OF_MAX_ITEMS = 1;

export interface FilterChoice {
  value: string | number;
  label: string;
  count?: number | undefined;
}

export interface RangeOption {
  label: string;
  from: number;
  to: number;
}

export interface FilterConfig {
  /** Named ranges of numbers to choose from. */
  rangeOptions?: readonly RangeOption[] | undefined;
  /** A regular expression for the whole value, and the message if it doesn't match. */
  pattern?: string | undefined;
  patternMessage?: string | undefined;
  /** Key of a pattern, overriding the type's own. */
  regexKey?: PatternKey | undefined;
  /** Minimum characters of free text. */
  minLength?: number | undefined;
  /** The number is in bytes. */
  unit?: 'bytes' | undefined;
  aggregates?: readonly AggFunction[] | undefined;
  /** User attributes for an attribute of type `user_attribute`. */
  attributes?: readonly FilterAttribute[] | undefined;
}

/** An attribute that a page can filter by. */
export interface FilterAttribute {
  key: string;
  displayText: string;
  filterType: FilterType;
  filterChoices?: readonly FilterChoice[] | undefined;
  filterConfig?: FilterConfig | undefined;
  operators?: readonly BlockOperator[] | undefined;
  /** Subject such as `user`: anonymization hides attributes of users. */
  metaType?: string | undefined;
  /** Group heading. */
  filterGroup?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Second line: why it is disabled. */
  subInfo?: string | undefined;
  category?: string | undefined;
  /** Whether its choices load while typing. */
  loadDynamicData?: boolean | undefined;
}

const USUAL_OPERATORS: Readonly<Record<FilterType, readonly [BlockOperator, ...BlockOperator[]]>> = {
  text: ['is', 'isNot', 'contains', 'notContains', 'starts', 'ends', 'like', 'filled', 'empty'],
  ip: ['is', 'isNot', 'filled', 'empty'],
  number: ['gt', 'gte', 'lt', 'lte', 'is', 'isNot'],
  choice: ['is', 'isNot'],
  multichoice: ['is', 'isNot'],
  user_attribute: ['is', 'isNot'],
  member_of: ['is', 'isNot'],
  date: ['is', 'lt', 'gt', 'between'],
  expression: ['is'],
};

/** Operators of an attribute, the most common first. */
export function allowedOperators({
  filterType,
  operators,
}: Pick<FilterAttribute, 'filterType' | 'operators'>): readonly [BlockOperator, ...BlockOperator[]] {
  const [first, ...others] = operators ?? [];
  return first === undefined ? USUAL_OPERATORS[filterType] : [first, ...others];
}

export type ValueEditor =
  | 'none'
  | 'textbox'
  | 'number'
  | 'range'
  | 'filterbox'
  | 'dropdown'
  | 'typeahead'
  | 'date'
  | 'dates'
  | 'user_attribute'
  | 'member_of'
  | 'expression';

/** Editor for a block's value. */
export function valueEditor(
  attribute: FilterAttribute,
  { op, list }: Pick<ExprBlock, 'op' | 'list'>,
): ValueEditor {
  if (needsNoValue(op)) return 'none';
  switch (attribute.filterType) {
    case 'number':
      if (op === 'between') return 'range';
      return list === undefined ? 'number' : 'filterbox';
    case 'text':
    case 'ip':
      if (list !== undefined) return 'filterbox';
      return attribute.loadDynamicData === true ? 'typeahead' : 'textbox';
    case 'multichoice':
      return isPart(op) ? 'textbox' : 'filterbox';
    case 'choice':
      if (isPart(op)) return 'textbox';
      return list === undefined ? choiceEditor(attribute) : 'filterbox';
    case 'date':
      return op === 'between' ? 'dates' : 'date';
    case 'user_attribute':
    case 'member_of':
    case 'expression':
      return attribute.filterType;
  }
}

/** A dropdown for few choices, otherwise a typeahead. */
export function choiceEditor({
  filterChoices = [],
  loadDynamicData,
}: Pick<FilterAttribute, 'filterChoices' | 'loadDynamicData'>): 'dropdown' | 'typeahead' {
  return loadDynamicData === true || filterChoices.length >= TYPEAHEAD_FROM_CHOICES
    ? 'typeahead'
    : 'dropdown';
}

const TYPE_PATTERNS: Partial<Readonly<Record<FilterType, PatternKey>>> = {
  number: 'number',
  ip: 'public_ip_or_subnet',
};

/** Pattern of an attribute's values: its own, otherwise its type's. */
export function regexKeyOf({ filterType, filterConfig }: FilterAttribute): PatternKey | undefined {
  return filterConfig?.regexKey ?? TYPE_PATTERNS[filterType];
}

export interface PatternError {
  problem: FreeTextProblem;
  /** The attribute's own message; otherwise a general one by pattern key. */
  message: string | undefined;
  regexKey: PatternKey | undefined;
  minLength: number;
}

/** Problem of a block's typed value; undefined while empty or valid. */
export function patternError(block: ExprBlock, attribute: FilterAttribute): PatternError | undefined {
  if (!isComplete(block) || needsNoValue(block.op)) return undefined;
  const { filterConfig, filterType } = attribute;
  // Choices aren't typed, and partial addresses or numbers need no full match.
  if (filterType === 'choice' || filterType === 'multichoice' || filterType === 'date') return undefined;
  const regexKey = isPart(block.op) ? undefined : regexKeyOf(attribute);
  const rule = {
    regexKey,
    pattern: isPart(block.op) ? undefined : filterConfig?.pattern,
    minLength: filterConfig?.minLength ?? 1,
  };
  const values = block.list ?? [block.value];
  for (const value of values) {
    // Numbers and other non-text values were validated when created.
    if (typeof value !== 'string' || (block.list !== undefined && value.trim() === '')) continue;
    const problem = freeTextProblem(value, rule);
    if (problem !== undefined)
      return { problem, message: filterConfig?.patternMessage, regexKey, minLength: rule.minLength };
  }
  return undefined;
}

function isPart(op: BlockOperator): boolean {
  switch (op) {
    case 'contains':
    case 'notContains':
    case 'starts':
    case 'notStarts':
    case 'ends':
    case 'notEnds':
    case 'like':
    case 'notLike':
      return true;
    default:
      return false;
  }
}

export type UserFilterError = 'FIRST_ATTRIBUTE_OPERATOR' | 'MISSING_VALUE';

/**
 * Problems of a filter over user attributes: all blocks only exclude, so the first one needs another operator; or a
 * block has no value.
 */
export function userFilterErrors(model: FilterModel): readonly UserFilterError[] {
  const blocks = model.exprGroups.flatMap(({ exprBlocks }) => exprBlocks);
  const errors: UserFilterError[] = [];
  if (blocks.length > 0 && blocks.every(({ op }) => op !== 'between' && isNegated(op)))
    errors.push('FIRST_ATTRIBUTE_OPERATOR');
  if (blocks.length === 0 || blocks.some((block) => !isComplete(block))) errors.push('MISSING_VALUE');
  return errors;
}

/** Tenant settings that affect attributes. */
export interface AttributeScope {
  /** The session's `user_anonymization`. */
  anonymized: boolean;
  /** Text of the tenant setting for member-of. */
  memberOf: string | undefined;
  /** Explanation below attributes that anonymization disables. */
  anonymizedWords: string;
}

/** Attributes available to a tenant: member-of only if configured; user attributes disabled with anonymization. */
export function offeredAttributes(
  attributes: readonly FilterAttribute[],
  scope: AttributeScope,
): readonly FilterAttribute[] {
  return attributes
    .filter(({ filterType }) => filterType !== 'member_of' || scope.memberOf === 'True')
    .map((attribute) => {
      const nested = attribute.filterConfig?.attributes;
      const offered =
        nested === undefined
          ? attribute
          : {
              ...attribute,
              filterConfig: { ...attribute.filterConfig, attributes: offeredAttributes(nested, scope) },
            };
      return scope.anonymized && isAboutUsers(attribute)
        ? { ...offered, isDisabled: true, subInfo: scope.anonymizedWords }
        : offered;
    });
}

function isAboutUsers({ filterType, metaType }: FilterAttribute): boolean {
  return filterType === 'user_attribute' || filterType === 'member_of' || metaType === 'user';
}
