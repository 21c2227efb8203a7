import {
  allowedOperators,
  type FilterAttribute,
  patternError,
  regexKeyOf,
} from '@casbah/domain/filter/attribute';
import type { FilterValue } from '@casbah/domain/filter/expression';
import {
  type AggFunction,
  type BlockOperator,
  completeModel,
  EXPRESSION,
  type ExprBlock,
  type FilterModel,
  isEmptyModel,
  isSameModel,
  needsNoValue,
} from '@casbah/domain/filter/model';
import type { FilterError } from '@casbah/domain/filter/parse';

/** A filter being built: it may contain incomplete blocks, and every block has an id. */
export interface Draft {
  groups: readonly DraftGroup[];
  orBetweenGroups: boolean;
  /** Counter for IDs. */
  named: number;
}

export interface DraftGroup {
  uid: string;
  blocks: readonly DraftBlock[];
}

export type DraftBlock = ExprBlock & { readonly id: string };

const BLANK: ExprBlock = { key: '', type: 'text', op: 'is' };

/** Editable form of a model. Always has at least one block. */
export function draftOf(model: FilterModel, attributes: readonly FilterAttribute[]): Draft {
  let named = 0;
  const groups = model.exprGroups.map(({ uid, exprBlocks }) => ({
    uid,
    blocks: exprBlocks.map((block): DraftBlock => ({ ...asEdited(block, attributes), id: `b${++named}` })),
  }));
  return withOneBlock({ groups, orBetweenGroups: model.orBetweenGroups, named });
}

/** A block in its attribute's editing form: several text values, or one of a multi-choice, become lists. */
function asEdited(block: ExprBlock, attributes: readonly FilterAttribute[]): ExprBlock {
  const attribute = attributes.find(({ key }) => key === block.key);
  if (attribute === undefined) return block;
  const { value, ...rest } = block;
  const type = attribute.filterType;
  const isListed = type === 'multichoice' && (block.op === 'is' || block.op === 'isNot');
  return isListed && typeof value !== 'object' && value !== undefined
    ? { ...rest, type, list: block.list ?? [value] }
    : { ...block, type };
}

export function modelOfDraft({ groups, orBetweenGroups }: Draft): FilterModel {
  return {
    exprGroups: groups.map(({ uid, blocks }) => ({ uid, exprBlocks: blocks.map(blockOfDraft) })),
    orBetweenGroups,
  };
}

/** Drops a leftover value if the operator needs none. */
function blockOfDraft({ id: _, ...block }: DraftBlock): ExprBlock {
  if (!needsNoValue(block.op)) return block;
  const { value: _value, list: _list, ...rest } = block;
  return rest;
}

function withOneBlock(draft: Draft): Draft {
  const groups = draft.groups.filter(({ blocks }) => blocks.length > 0);
  return groups.length > 0 ? { ...draft, groups } : addGroup({ ...draft, groups });
}

export function addGroup(draft: Draft): Draft {
  const named = draft.named + 2;
  const group = { uid: `n${named}`, blocks: [{ ...BLANK, id: `b${named}` }] };
  return { ...draft, groups: [...draft.groups, group], named };
}

export function addBlock(draft: Draft, groupUid: string): Draft {
  const named = draft.named + 1;
  const groups = draft.groups.map((group) =>
    group.uid === groupUid ? { ...group, blocks: [...group.blocks, { ...BLANK, id: `b${named}` }] } : group,
  );
  return { ...draft, groups, named };
}

/** Removes a group with its last block; the very last block becomes blank. */
export function removeBlock(draft: Draft, id: string): Draft {
  return withOneBlock({
    ...draft,
    groups: draft.groups.map((group) => ({
      ...group,
      blocks: group.blocks.filter((block) => block.id !== id),
    })),
  });
}

/** Swaps AND and OR between groups and between blocks. */
export function swapJoins(draft: Draft): Draft {
  return { ...draft, orBetweenGroups: !draft.orBetweenGroups };
}

function changeBlock(draft: Draft, id: string, change: (block: DraftBlock) => DraftBlock): Draft {
  return {
    ...draft,
    groups: draft.groups.map((group) =>
      group.blocks.some((block) => block.id === id)
        ? { ...group, blocks: group.blocks.map((block) => (block.id === id ? change(block) : block)) }
        : group,
    ),
  };
}

/** Changes the attribute: uses its first operator and no value. */
export function changeAttribute(draft: Draft, id: string, attribute: FilterAttribute): Draft {
  const [op] = allowedOperators(attribute);
  return changeBlock(draft, id, () => ({
    id,
    key: attribute.key,
    type: attribute.filterType,
    op,
    regexKey: regexKeyOf(attribute),
    isDisabled: attribute.isDisabled,
    operatorsConfig: attribute.operators,
  }));
}

/** Changes the operator and drops the value, except for text and addresses. */
export function changeOperator(draft: Draft, id: string, op: BlockOperator): Draft {
  return changeBlock(draft, id, (block) => {
    const { value: _value, list: _list, ...rest } = block;
    if (block.type !== 'text' && block.type !== 'ip') return { ...rest, op };
    const [first] = block.list ?? [];
    // Only “is” and “isn't” accept several values.
    const takesList = op === 'is' || op === 'isNot' || needsNoValue(op);
    return block.list === undefined || takesList ? { ...block, op } : { ...rest, op, value: first };
  });
}

export type ValueChange =
  | { value: string | number | FilterModel | undefined }
  | { list: readonly FilterValue[] };

export function changeValue(draft: Draft, id: string, change: ValueChange): Draft {
  return changeBlock(draft, id, ({ value: _value, list: _list, ...rest }) => ({ ...rest, ...change }));
}

export function changeAggregate(draft: Draft, id: string, aggregate: AggFunction | undefined): Draft {
  return changeBlock(draft, id, ({ agg_function: _, ...rest }) =>
    aggregate === undefined ? rest : { ...rest, agg_function: aggregate },
  );
}

export function blockCount({ groups }: Draft): number {
  return groups.reduce((sum, { blocks }) => sum + blocks.length, 0);
}

/** Validates the text of a block without attribute, using the list's vocabulary. */
export type CheckExpression = (text: string) => FilterError | undefined;

/** Whether a value fails its pattern, or a text isn't a valid filter of the list. */
export function hasPatternError(
  block: ExprBlock,
  attributes: readonly FilterAttribute[],
  checkExpression?: CheckExpression,
): boolean {
  if (block.key === EXPRESSION) return checkExpression?.(String(block.value ?? '')) !== undefined;
  const attribute = attributes.find(({ key }) => key === block.key);
  return attribute !== undefined && patternError(block, attribute) !== undefined;
}

/** Whether the draft differs, filtering is enabled, and no pattern rejects a value. */
export function canApply(
  draft: Draft,
  applied: FilterModel,
  attributes: readonly FilterAttribute[],
  isDisabled: boolean,
  checkExpression?: CheckExpression,
): boolean {
  if (isDisabled || isSameModel(modelOfDraft(draft), applied)) return false;
  return !draft.groups.some(({ blocks }) =>
    blocks.some((block) => hasPatternError(block, attributes, checkExpression)),
  );
}

/** Result of applying a draft: an empty filter clears. */
export function applied(draft: Draft): { kind: 'apply'; model: FilterModel } | { kind: 'clear' } {
  const model = completeModel(modelOfDraft(draft));
  return isEmptyModel(model) ? { kind: 'clear' } : { kind: 'apply', model };
}
