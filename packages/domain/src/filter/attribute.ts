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

/** Number of choices from which a dropdown becomes a typeahead. */
export const TYPEAHEAD_FROM_CHOICES = 20;
/** Maximum blocks in a filter over user attributes. */
export const USER_ATTRIBUTE_MAX_BLOCKS = 3;
/** Groups that a member-of block names at most. */
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
  /** Ranges of numbers that are offered by name. */
  rangeOptions?: readonly RangeOption[] | undefined;
  /** A regular expression for the whole value, and what to say where it doesn't match. */
  pattern?: string | undefined;
  patternMessage?: string | undefined;
  /** A pattern by its key, in place of the type's own. */
  regexKey?: PatternKey | undefined;
  /** Characters of free text at least. */
  minLength?: number | undefined;
  /** Numbers count bytes. */
  unit?: 'bytes' | undefined;
  aggregates?: readonly AggFunction[] | undefined;
  /** What users can be filtered by, for an attribute of the type `user_attribute`. */
  attributes?: readonly FilterAttribute[] | undefined;
}

/** One thing that a page can filter by. */
export interface FilterAttribute {
  key: string;
  displayText: string;
  filterType: FilterType;
  filterChoices?: readonly FilterChoice[] | undefined;
  filterConfig?: FilterConfig | undefined;
  operators?: readonly BlockOperator[] | undefined;
  /** What it is about, e.g. `user`: anonymization hides attributes of users. */
  metaType?: string | undefined;
  /** Heading of its group. */
  filterGroup?: string | undefined;
  isDisabled?: boolean | undefined;
  /** A second line: why it is disabled. */
  subInfo?: string | undefined;
  category?: string | undefined;
  /** Its choices are looked up while one types. */
  loadDynamicData?: boolean | undefined;
}

const USUAL_OPERATORS: Readonly<Record<FilterType, readonly [BlockOperator, ...BlockOperator[]]>> = {
  text: ['is', 'isNot', 'contains', 'notContains', 'starts', 'ends', 'filled', 'empty'],
  ip: ['is', 'isNot', 'filled', 'empty'],
  number: ['gt', 'gte', 'lt', 'lte', 'is', 'isNot'],
  choice: ['is', 'isNot'],
  multichoice: ['is', 'isNot'],
  user_attribute: ['is', 'isNot'],
  member_of: ['is', 'isNot'],
  date: ['is', 'lt', 'gt', 'between'],
  expression: ['is'],
};

/** The operators that an attribute allows, the one people mean most first. */
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

/** What a block's value is edited with. */
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

/** A dropdown while its choices are in one sight, else a typeahead. */
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

/** The pattern of an attribute's values: its own, else its type's. */
export function regexKeyOf({ filterType, filterConfig }: FilterAttribute): PatternKey | undefined {
  return filterConfig?.regexKey ?? TYPE_PATTERNS[filterType];
}

export interface PatternError {
  problem: FreeTextProblem;
  /** The attribute's own words; a general message by the pattern's key where it has none. */
  message: string | undefined;
  regexKey: PatternKey | undefined;
  minLength: number;
}

/** Problem of a block's typed value; undefined while empty or valid. */
export function patternError(block: ExprBlock, attribute: FilterAttribute): PatternError | undefined {
  if (!isComplete(block) || needsNoValue(block.op)) return undefined;
  const { filterConfig, filterType } = attribute;
  // Choices aren't typed. A part of an address or a number is looked for as it is.
  if (filterType === 'choice' || filterType === 'multichoice' || filterType === 'date') return undefined;
  const regexKey = isPart(block.op) ? undefined : regexKeyOf(attribute);
  const rule = {
    regexKey,
    pattern: isPart(block.op) ? undefined : filterConfig?.pattern,
    minLength: filterConfig?.minLength ?? 1,
  };
  const values = block.list ?? [block.value];
  for (const value of values) {
    // Numbers and non-text values were validated where they were created.
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
      return true;
    default:
      return false;
  }
}

export type UserFilterError = 'FIRST_ATTRIBUTE_OPERATOR' | 'MISSING_VALUE';

/**
 * What is wrong with a filter over attributes of users: all its blocks only leave people out, so that the first attribute
 * needs another operator; or a block has no value.
 */
export function userFilterErrors(model: FilterModel): readonly UserFilterError[] {
  const blocks = model.exprGroups.flatMap(({ exprBlocks }) => exprBlocks);
  const errors: UserFilterError[] = [];
  if (blocks.length > 0 && blocks.every(({ op }) => op !== 'between' && isNegated(op)))
    errors.push('FIRST_ATTRIBUTE_OPERATOR');
  if (blocks.length === 0 || blocks.some((block) => !isComplete(block))) errors.push('MISSING_VALUE');
  return errors;
}

/** What of a tenant decides over attributes. */
export interface AttributeScope {
  /** The session's `user_anonymization`. */
  anonymized: boolean;
  /** The tenant config's value for member-of, as it is kept: text. */
  memberOf: string | undefined;
  /** Said below an attribute that anonymization disables. */
  anonymizedWords: string;
}

/** The attributes that a tenant is offered: member-of only where it is configured, those of users disabled while people are anonymous. */
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
