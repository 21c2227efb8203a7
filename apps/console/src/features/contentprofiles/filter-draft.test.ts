import { expect, test } from 'vitest';
import { type Condition, conditionOf, draftOfCondition, isSizeText, newCondition } from './filter-draft.ts';

test('a condition passes through the form unchanged, to the byte', () => {
  const condition: Condition = {
    mode: 'exclude',
    formats: [
      { class: 'spreadsheet', format: '*' },
      { class: 'document', format: 'docx' },
    ],
    extensions: ['tar.gz'],
    names: ['*draft*'],
    minSize: 1,
    maxSize: 1_048_577,
    encrypted: false,
  };
  expect(conditionOf(draftOfCondition(condition))).toEqual(condition);
});

test('criteria that are empty are left out', () => {
  expect(conditionOf(newCondition())).toEqual({ mode: 'include' });
});

test('sizes are kilobytes with either decimal separator', () => {
  expect(conditionOf({ ...newCondition(), minSize: '1,5', maxSize: ' 2.5 ' })).toEqual({
    mode: 'include',
    minSize: 1536,
    maxSize: 2560,
  });
  expect(['', '12', '0.5', '1,5'].every(isSizeText)).toBe(true);
  expect(['-1', '1.000.000', 'two', '1e9'].some(isSizeText)).toBe(false);
});
