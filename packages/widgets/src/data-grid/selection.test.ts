import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ALL_SELECTED,
  isSelected,
  NOTHING_SELECTED,
  type Selection,
  select,
  selectionModel,
  toggle,
} from './selection.ts';

const IDS = Array.from({ length: 20 }, (_, index) => `row-${index}`);

test('the model has total, loaded, selectedCount, selectedIndices and allSelected [PF-E042]', () => {
  const model = selectionModel(select(NOTHING_SELECTED, ['row-1', 'row-3'], true), IDS, 927);
  expect(model).toEqual({
    total: { value: 927, relation: 'eq' },
    loaded: 20,
    selectedCount: 2,
    selectedIndices: [1, 3],
    allSelected: false,
  });
});

test('all means all matches, loaded or not', () => {
  const model = selectionModel(ALL_SELECTED, IDS, 927);
  expect(model.selectedCount).toBe(927);
  expect(model.allSelected).toBe(true);
  expect(model.selectedIndices).toHaveLength(20);
});

test('all but one is not all', () => {
  const model = selectionModel(toggle(ALL_SELECTED, 'row-4'), IDS, 927);
  expect(model.selectedCount).toBe(926);
  expect(model.allSelected).toBe(false);
  expect(model.selectedIndices).not.toContain(4);
});

test('while rows are being counted, nothing is reported as all selected', () => {
  const model = selectionModel(ALL_SELECTED, IDS, undefined);
  expect(model.total).toEqual({ value: 20, relation: 'gte' });
  expect(model.allSelected).toBe(false);
});

test('an empty list is never all selected', () => {
  expect(selectionModel(ALL_SELECTED, [], 0).allSelected).toBe(false);
});

test('after any sequence of selections, the model counts each selected row', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('toggle' as const), id: fc.constantFrom(...IDS) }),
    fc.record({
      kind: fc.constant('select' as const),
      ids: fc.subarray(IDS),
      chosen: fc.boolean(),
    }),
    fc.record({ kind: fc.constantFrom('all' as const, 'none' as const) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let selection: Selection = NOTHING_SELECTED;
      const expected = new Set<string>();
      for (const one of steps) {
        switch (one.kind) {
          case 'toggle':
            selection = toggle(selection, one.id);
            if (!expected.delete(one.id)) expected.add(one.id);
            break;
          case 'select':
            selection = select(selection, one.ids, one.chosen);
            for (const id of one.ids) one.chosen ? expected.add(id) : expected.delete(id);
            break;
          case 'all':
            selection = ALL_SELECTED;
            for (const id of IDS) expected.add(id);
            break;
          case 'none':
            selection = NOTHING_SELECTED;
            expected.clear();
            break;
        }
      }
      const model = selectionModel(selection, IDS, IDS.length);
      expect(new Set(model.selectedIndices.map((index) => IDS[index]))).toEqual(expected);
      expect(model.selectedCount).toBe(expected.size);
      expect(model.allSelected).toBe(expected.size === IDS.length);
      for (const id of IDS) expect(isSelected(selection, id)).toBe(expected.has(id));
    }),
  );
});
