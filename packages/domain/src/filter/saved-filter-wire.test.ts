import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFilter } from './any-filter.ts';
import { filterOfModel, modelOf } from './model.ts';
import { defaultFilterName, modelOfWire, wireOfModel } from './saved-filter-wire.ts';
import { TRAFFIC_FIELDS } from './traffic-fields.ts';

describe('a saved filter on the wire', () => {
  test('is the same filter after a round trip [PF-E038]', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const model = modelOf(filter, TRAFFIC_FIELDS);
        const wire = JSON.parse(JSON.stringify(wireOfModel(model)));
        expect(filterOfModel(modelOfWire(wire), TRAFFIC_FIELDS)).toEqual(
          filterOfModel(model, TRAFFIC_FIELDS),
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('has groups joined one way, and blocks joined the other [PF-E038]', () => {
    const { filter } = filterOfModel(
      modelOf(
        {
          kind: 'or',
          parts: [
            {
              kind: 'and',
              parts: [
                { kind: 'in', field: 'risk', values: ['high'] },
                { kind: 'compare', field: 'bytes_up', operator: '>', value: 100 },
              ],
            },
            { kind: 'in', field: 'user', values: ['a', 'b'] },
          ],
        },
        TRAFFIC_FIELDS,
      ),
      TRAFFIC_FIELDS,
    );
    const wire = wireOfModel(modelOf(filter, TRAFFIC_FIELDS));
    expect([wire.operator, wire.groups.map(({ operator }) => operator)]).toEqual(['OR', ['AND', 'AND']]);
    expect(wire.groups.map(({ blocks }) => blocks.map(({ field }) => field))).toEqual([
      ['risk', 'bytes_up'],
      ['user'],
    ]);
  });

  test('has blocks with field, operator, value or list, type, group, meta type, placeholder and original value, and both ends of a range [PF-E039]', () => {
    const base = { group: '', meta_type: 'number', placeholder: '', type: 'number' as const };
    const block = (list: readonly number[] | undefined, value?: number) => ({
      key: 'bytes_up',
      type: 'number' as const,
      op: list?.length === 2 ? 'between' : 'gt',
      list,
      value,
    });
    const wireOf = (one: object) =>
      wireOfModel({ orBetweenGroups: true, exprGroups: [{ uid: 'g', exprBlocks: [one as never] }] }).groups[0]
        ?.blocks[0];
    expect(wireOf(block(undefined, 5))).toEqual({
      ...base,
      field: 'bytes_up',
      operator: 'gt',
      value: 5,
      originalValue: 5,
    });
    expect(wireOf(block([5, 9]))).toEqual({
      ...base,
      field: 'bytes_up',
      operator: 'between',
      from: 5,
      to: 9,
    });
    expect(wireOf(block([5]))).toEqual({ ...base, field: 'bytes_up', operator: 'gt', list: [5] });
  });
});

test('a new filter has a default name [PL-V025]', () => {
  expect(defaultFilterName('My Filter Services', [])).toBe('My Filter Services');
  expect(defaultFilterName('My Filter Services', ['my filter services ', 'My Filter Services (2)'])).toBe(
    'My Filter Services (3)',
  );
});
