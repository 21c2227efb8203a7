import { expect, test } from 'vitest';
import { boxItem } from '../filter-box/box-item.ts';
import { hasItems, type IncludeExclude, showsErrors, switchMode, withExceptions } from './include-exclude.ts';

const OMAR = boxItem('user', '1', 'Omar');
const SOFIA = boxItem('user', '2', 'Sofia');
const ONLY_OMAR: IncludeExclude = {
  allSelected: false,
  filters: [OMAR],
  secondaryModel: true,
  exceptionsWithSelected: [SOFIA],
};

test('the model contains whether all are selected, and the included and excluded items [WD-E023]', () => {
  expect(Object.keys(ONLY_OMAR).sort()).toEqual([
    'allSelected',
    'exceptionsWithSelected',
    'filters',
    'secondaryModel',
  ]);
});

test('switching the mode resets secondaryModel [WD-S060] and never turns "only Omar" into "all but Omar"', () => {
  const all = switchMode(ONLY_OMAR, true, {});
  expect(all.model).toMatchObject({ allSelected: true, filters: [], secondaryModel: false });
  const back = switchMode({ ...all.model, filters: [SOFIA] }, false, all.left);
  expect(back.model).toMatchObject({ allSelected: false, filters: [OMAR], secondaryModel: false });
  expect(switchMode(back.model, true, back.left).model.filters).toEqual([SOFIA]);
  expect(switchMode(ONLY_OMAR, false, {}).model).toBe(ONLY_OMAR);
});

test('disabled exceptions are ignored', () => {
  expect(withExceptions(ONLY_OMAR, false).exceptionsWithSelected).toEqual([]);
  expect(withExceptions(ONLY_OMAR, true).exceptionsWithSelected).toEqual([SOFIA]);
});

test('errors wait for items or for a change of the submit status [WD-S061]', () => {
  expect(showsErrors(false, 'draft', 'draft')).toBe(false);
  expect(showsErrors(true, 'draft', 'draft')).toBe(true);
  expect(showsErrors(false, 'submitted', 'draft')).toBe(true);
  expect(hasItems({ ...ONLY_OMAR, filters: [] })).toBe(true);
  expect(hasItems({ ...ONLY_OMAR, filters: [], exceptionsWithSelected: [] })).toBe(false);
});
