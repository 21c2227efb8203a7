import type { FilterAttribute } from '@casbah/domain/filter/attribute';
import { EMPTY_MODEL, type FilterModel, isSameModel, modelOf } from '@casbah/domain/filter/model';
import { parseFilter } from '@casbah/domain/filter/parse';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';
import { describe, expect, test } from 'vitest';
import {
  addBlock,
  addGroup,
  applied,
  blockCount,
  canApply,
  changeAggregate,
  changeAttribute,
  changeOperator,
  changeValue,
  type Draft,
  draftOf,
  modelOfDraft,
  removeBlock,
  swapJoins,
} from './draft.ts';

const USER: FilterAttribute = { key: 'user', displayText: 'User', filterType: 'text' };
const RISK: FilterAttribute = {
  key: 'risk',
  displayText: 'Risk',
  filterType: 'choice',
  operators: ['isNot', 'is'],
};
const CLIENT: FilterAttribute = { key: 'src_ip', displayText: 'Client', filterType: 'ip' };
const BRR: FilterAttribute = { key: 'brr', displayText: 'Score', filterType: 'number' };
const CATEGORY: FilterAttribute = { key: 'category', displayText: 'Category', filterType: 'multichoice' };
const ATTRIBUTES = [USER, RISK, CLIENT, BRR, CATEGORY];

const modelOfText = (text: string): FilterModel => {
  const { filter } = parseFilter(text, TRAFFIC_FIELDS);
  if (filter === undefined) throw new Error(text);
  return modelOf(filter, TRAFFIC_FIELDS);
};
const draftOfText = (text: string) => draftOf(modelOfText(text), ATTRIBUTES);
const blank = draftOf(EMPTY_MODEL, ATTRIBUTES);
const firstOf = (draft: Draft) => {
  const block = draft.groups[0]?.blocks[0];
  if (block === undefined) throw new Error('no block');
  return block;
};

test('a draft begins with one blank block, without conditions', () => {
  expect(blockCount(blank)).toBe(1);
  expect(isSameModel(modelOfDraft(blank), EMPTY_MODEL)).toBe(true);
});

test('a draft of a model has the same conditions', () => {
  for (const text of [
    'risk in (high, low) and user = a',
    '(user = a and category = x) or brr > 80',
    'exists user',
  ]) {
    const model = modelOfText(text);
    expect(isSameModel(modelOfDraft(draftOf(model, ATTRIBUTES)), model), text).toBe(true);
  }
});

test('another attribute takes its first allowed operator and no value [WD-S010]', () => {
  const typed = changeValue(changeAttribute(blank, firstOf(blank).id, USER), firstOf(blank).id, {
    value: 'a',
  });
  expect(firstOf(typed)).toMatchObject({ key: 'user', op: 'is', value: 'a' });
  const changed = firstOf(changeAttribute(typed, firstOf(typed).id, RISK));
  expect(changed).toMatchObject({
    key: 'risk',
    type: 'choice',
    op: 'isNot',
    operatorsConfig: ['isNot', 'is'],
  });
  expect(changed).not.toHaveProperty('value');
  expect(firstOf(changeAttribute(typed, firstOf(typed).id, CLIENT)).regexKey).toBe('public_ip_or_subnet');
});

describe('another operator', () => {
  const after = (text: string, op: 'isNot' | 'contains' | 'lt' | 'empty') => {
    const draft = draftOfText(text);
    return firstOf(changeOperator(draft, firstOf(draft).id, op));
  };

  test('clears the value [WD-S011]', () => {
    expect(after('risk = high', 'isNot').value).toBeUndefined();
    expect(after('brr > 80', 'lt').value).toBeUndefined();
    expect(after('category in (a, b)', 'isNot').list).toBeUndefined();
  });

  test('but not for text and addresses [WD-S011]', () => {
    expect(after('user = a', 'isNot')).toMatchObject({ op: 'isNot', value: 'a' });
    expect(after('user in (a, b)', 'isNot')).toMatchObject({ list: ['a', 'b'] });
    expect(after('user in (a, b)', 'contains')).toMatchObject({ op: 'contains', value: 'a' });
    expect(after('src_ip = 10.0.0.0/8', 'isNot').value).toBe('10.0.0.0/8');
  });

  test('that needs no value drops it from the filter', () => {
    const draft = draftOfText('user = a');
    const model = modelOfDraft(changeOperator(draft, firstOf(draft).id, 'empty'));
    expect(model.exprGroups[0]?.exprBlocks[0]).not.toHaveProperty('value');
    expect(isSameModel(model, modelOfText('not exists user'))).toBe(true);
  });
});

test('blocks and groups are added and removed; the last one becomes blank', () => {
  const two = addGroup(draftOfText('user = a'));
  expect(two.groups).toHaveLength(2);
  const three = addBlock(two, two.groups[1]?.uid ?? '');
  expect(blockCount(three)).toBe(3);
  const ids = three.groups.flatMap(({ blocks }) => blocks.map(({ id }) => id));
  expect(new Set(ids).size).toBe(3);
  const none = ids.reduce(removeBlock, three);
  expect(blockCount(none)).toBe(1);
  expect(firstOf(none).key).toBe('');
});

test('AND and OR swap between blocks and groups together [WD-S014]', () => {
  const draft = draftOfText('(user = a and risk = high) or brr > 80');
  expect(draft.orBetweenGroups).toBe(true);
  expect(
    isSameModel(modelOfDraft(swapJoins(draft)), modelOfText('(user = a or risk = high) and brr > 80')),
  ).toBe(true);
  expect(swapJoins(swapJoins(draft))).toEqual(draft);
});

test('an aggregate is max, or none [WD-E004]', () => {
  const draft = draftOfText('brr > 80');
  const max = changeAggregate(draft, firstOf(draft).id, 'max');
  expect(firstOf(max).agg_function).toBe('max');
  expect(changeAggregate(max, firstOf(max).id, undefined)).toEqual(draft);
});

describe('Apply', () => {
  const model = modelOfText('user = a');
  const draft = draftOf(model, ATTRIBUTES);
  const typed = (value: string) => changeValue(draft, firstOf(draft).id, { value });

  test('is available only after a change [WD-S008]', () => {
    expect(canApply(draft, model, ATTRIBUTES, false)).toBe(false);
    expect(canApply(typed('b'), model, ATTRIBUTES, false)).toBe(true);
    expect(canApply(typed('a'), model, ATTRIBUTES, false)).toBe(false);
    // An incomplete block changes nothing.
    expect(canApply(addGroup(draft), model, ATTRIBUTES, false)).toBe(false);
    expect(canApply(swapJoins(draft), model, ATTRIBUTES, false)).toBe(false);
  });

  test('is unavailable while filtering is disabled [WD-S008]', () => {
    expect(canApply(typed('b'), model, ATTRIBUTES, true)).toBe(false);
  });

  test('is unavailable while a pattern rejects a value [WD-S008]', () => {
    const id = firstOf(draft).id;
    const address = changeAttribute(draft, id, CLIENT);
    expect(canApply(changeValue(address, id, { value: '10.0.0' }), model, ATTRIBUTES, false)).toBe(false);
    expect(canApply(changeValue(address, id, { value: '10.0.0.0/8' }), model, ATTRIBUTES, false)).toBe(true);
    const text = draftOfText('user = a or not (brr > 1 or risk = high)');
    const wrong = changeValue(text, text.groups[1]?.blocks[0]?.id ?? '', { value: 'brr >' });
    expect(canApply(wrong, model, ATTRIBUTES, false, (text) => parseFilter(text, TRAFFIC_FIELDS).error)).toBe(
      false,
    );
  });

  test('of an empty filter clears [WD-S009]', () => {
    expect(applied(typed(''))).toEqual({ kind: 'clear' });
    expect(applied(blank)).toEqual({ kind: 'clear' });
    expect(applied(typed('b'))).toMatchObject({ kind: 'apply' });
  });
});
