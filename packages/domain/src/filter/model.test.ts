import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFilter } from './any-filter.ts';
import type { Filter } from './expression.ts';
import {
  AGG_FUNCTIONS,
  type BlockOperator,
  completeModel,
  EXPRESSION,
  type ExprBlock,
  type FilterModel,
  filterOfModel,
  isComplete,
  isEmptyModel,
  isSameModel,
  modelOf,
  typeOfField,
} from './model.ts';
import { normalise } from './normalise.ts';
import { comparisonOf, partOfComparison } from './operator.ts';
import { parseFilter } from './parse.ts';
import { printFilter } from './print.ts';
import { TRAFFIC_FIELDS } from './traffic-fields.ts';
import { namesOf } from './vocabulary.ts';

const modelOfText = (text: string): FilterModel => {
  const { filter } = parseFilter(text, TRAFFIC_FIELDS);
  if (filter === undefined) throw new Error(`no filter: ${text}`);
  return modelOf(filter, TRAFFIC_FIELDS);
};
const textOf = (model: FilterModel) =>
  printFilter(filterOfModel(model, TRAFFIC_FIELDS).filter, TRAFFIC_FIELDS);
/** “Not less than” and “at least” are equivalent, and a block can express only the second. */
function withoutNegatedNumbers(filter: Filter): Filter {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return { ...filter, parts: filter.parts.map(withoutNegatedNumbers) };
    case 'not': {
      const comparison = filter.part.kind === 'compare' ? comparisonOf(filter, TRAFFIC_FIELDS) : undefined;
      const part = comparison === undefined ? undefined : partOfComparison(comparison);
      return part ?? { ...filter, part: withoutNegatedNumbers(filter.part) };
    }
    default:
      return filter;
  }
}
const shape = ({ exprGroups, orBetweenGroups }: FilterModel) =>
  exprGroups
    .map(({ exprBlocks }) => exprBlocks.map(({ key }) => key).join(orBetweenGroups ? ' AND ' : ' OR '))
    .join(orBetweenGroups ? ' | ' : ' & ');

describe('a filter as groups of blocks', () => {
  test('is the same filter after a round trip [WD-E001] [WD-E002]', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const model = modelOf(filter, TRAFFIC_FIELDS);
        const { filter: again, unsaid } = filterOfModel(model, TRAFFIC_FIELDS);
        expect(withoutNegatedNumbers(again)).toEqual(withoutNegatedNumbers(normalise(filter)));
        expect(unsaid).toEqual([]);
        expect(modelOf(again, TRAFFIC_FIELDS)).toEqual(model);
        for (const { uid, exprBlocks } of model.exprGroups) {
          expect(uid).not.toBe('');
          expect(exprBlocks.length).toBeGreaterThan(0);
        }
        expect(new Set(model.exprGroups.map(({ uid }) => uid)).size).toBe(model.exprGroups.length);
      }),
      { numRuns: 3000 },
    );
  });

  test('and groups of blocks are restored unchanged', () => {
    const fields = namesOf(TRAFFIC_FIELDS);
    const block: fc.Arbitrary<ExprBlock> = fc
      .constantFrom(...fields)
      .chain((key): fc.Arbitrary<ExprBlock> => {
        const { type } = TRAFFIC_FIELDS[key];
        const base = { key, type: typeOfField(TRAFFIC_FIELDS[key]) };
        if (type === 'number' || type === 'bytes')
          return fc
            .record({ op: fc.constantFrom('gt', 'gte', 'lt', 'lte', 'is'), value: fc.nat() })
            .map((rest): ExprBlock => ({ ...base, ...rest }));
        const value = key === 'risk' ? fc.constantFrom('low', 'high') : fc.constantFrom('allowed', 'blocked');
        return fc.oneof(
          value.map((one): ExprBlock => ({ ...base, op: 'is', value: one })),
          fc.constant<ExprBlock>({ ...base, op: 'isNot', list: ['high', 'low'] }),
          fc.constant<ExprBlock>({ ...base, op: 'filled' }),
        );
      });
    // At least two groups of two; with fewer, how they are joined has no effect.
    const groups = fc.array(fc.array(block, { minLength: 2, maxLength: 4 }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(groups, fc.boolean(), (blocks, orBetweenGroups) => {
        const model: FilterModel = {
          exprGroups: blocks.map((exprBlocks, index) => ({ uid: `g${index + 1}`, exprBlocks })),
          orBetweenGroups,
        };
        expect(modelOf(filterOfModel(model, TRAFFIC_FIELDS).filter, TRAFFIC_FIELDS)).toEqual(model);
      }),
      { numRuns: 1000 },
    );
  });

  test('follows how the filter is joined', () => {
    expect(shape(modelOfText('risk = high and user = a'))).toBe('risk AND user');
    expect(shape(modelOfText('(risk = high and user = a) or brr > 80'))).toBe('risk AND user | brr');
    expect(shape(modelOfText('risk = high and (user = a or brr > 80)'))).toBe('risk & user OR brr');
    expect(modelOfText('')).toEqual({ exprGroups: [], orBetweenGroups: true });
  });

  test('keeps parts that no block supports as text', () => {
    const model = modelOfText('risk = high and (user = a or (brr > 80 and (host = b or host = c)))');
    const [, second] = model.exprGroups;
    expect(second?.exprBlocks[1]).toEqual({
      key: EXPRESSION,
      type: 'expression',
      op: 'is',
      value: 'brr > 80 and (host = b or host = c)',
    });
    expect(textOf(model)).toBe('risk = high and (user = a or brr > 80 and (host = b or host = c))');
  });

  test('swapping AND and OR keeps the blocks [WD-E002] [WD-S014]', () => {
    const model = modelOfText('(risk = high and user = a) or brr > 80');
    expect(textOf({ ...model, orBetweenGroups: false })).toBe('(risk = high or user = a) and brr > 80');
  });
});

describe('a block', () => {
  test('has all its fields [WD-E003]', () => {
    const block: Required<ExprBlock> = {
      key: 'threat_score',
      type: 'number',
      op: 'gt',
      value: 80,
      list: [],
      agg_function: 'max',
      regexKey: 'number',
      isDisabled: false,
      operatorsConfig: ['gt', 'lt'],
    };
    const model: FilterModel = { exprGroups: [{ uid: 'g1', exprBlocks: [block] }], orBetweenGroups: true };
    expect(completeModel(model).exprGroups[0]?.exprBlocks[0]).toEqual(block);
  });

  test('offers only max as its aggregate [WD-E004]', () => {
    expect(AGG_FUNCTIONS).toEqual(['max']);
  });

  test.each<[string, boolean, Partial<ExprBlock>]>([
    ['nothing yet', false, {}],
    ['blank text', false, { value: '  ' }],
    ['a value', true, { value: 'a' }],
    ['zero', true, { value: 0 }],
    ['an empty list', false, { list: [] }],
    ['a list', true, { list: ['a'] }],
    ['an operator without a right-hand value', true, { op: 'empty' }],
    ['half a range', false, { op: 'between', list: [1] }],
    ['a range', true, { op: 'between', list: [1, 2] }],
    ['no attribute', false, { key: '', value: 'a' }],
    ['an empty filter over users', false, { value: { exprGroups: [], orBetweenGroups: true } }],
  ])('with %s: complete is %s [WD-S007]', (_, complete, given) => {
    expect(isComplete({ key: 'user', type: 'text', op: 'is', ...given })).toBe(complete);
  });

  test("that is incomplete isn't applied, and alone is an empty filter [WD-S007]", () => {
    const draft: FilterModel = {
      exprGroups: [{ uid: 'g1', exprBlocks: [{ key: 'user', type: 'text', op: 'is' }] }],
      orBetweenGroups: true,
    };
    expect(isEmptyModel(draft)).toBe(true);
    expect(completeModel(draft).exprGroups).toEqual([]);
    expect(isSameModel(draft, { exprGroups: [], orBetweenGroups: false })).toBe(true);
  });

  test('between two numbers includes both ends; typed numbers keep their units', () => {
    const between = (op: BlockOperator, list: readonly (string | number)[]): FilterModel => ({
      exprGroups: [{ uid: 'g1', exprBlocks: [{ key: 'uploaded', type: 'number', op, list }] }],
      orBetweenGroups: true,
    });
    expect(textOf(between('between', ['1 MB', 2 * 1024 ** 2]))).toBe('uploaded >= 1MB and uploaded <= 2MB');
    expect(filterOfModel(between('is', ['much']), TRAFFIC_FIELDS).unsaid).toHaveLength(1);
  });

  test('unsupported parts are reported, not dropped', () => {
    const blocks: ExprBlock[] = [
      { key: 'risk', type: 'choice', op: 'is', value: 'high' },
      { key: 'threat_score', type: 'number', op: 'gt', value: 80 },
      { key: 'brr', type: 'number', op: 'gt', value: 80, agg_function: 'max' },
    ];
    const model: FilterModel = { exprGroups: [{ uid: 'g1', exprBlocks: blocks }], orBetweenGroups: true };
    expect(filterOfModel(model, TRAFFIC_FIELDS).unsaid).toEqual(blocks.slice(1));
    expect(textOf(model)).toBe('risk = high');
  });
});
