import { describe, expect, test } from 'vitest';
import { columnsOf, columnsText, sortOf, sortText } from './columns-in-address.ts';

const columns = [
  { id: 'name', sort: 'ascending' as const },
  { id: 'brr', sort: 'descending' as const },
  { id: 'domain' },
  { id: 'vendor', hidden: true },
];
const usual = { column: 'brr', descending: true };

describe('columns', () => {
  test('the usual ones need no words in the address', () => {
    expect(columnsOf(columns, undefined, {}).visible).toEqual(['name', 'brr', 'domain']);
    expect(columnsText(columns, columnsOf(columns, undefined, {}))).toBeUndefined();
  });

  test('chosen ones come back in their order, the first one always', () => {
    const state = columnsOf(columns, 'vendor,brr', {});
    expect(state.visible).toEqual(['name', 'vendor', 'brr']);
    expect(columnsText(columns, state)).toBe('name,vendor,brr');
  });

  test('what another version called differently is left out', () => {
    expect(columnsOf(columns, 'name,old,brr', {}).visible).toEqual(['name', 'brr']);
  });
});

describe('sort', () => {
  test('is written as the server reads it', () => {
    expect(sortText({ column: 'brr', descending: true })).toBe('-brr');
    expect(sortOf(columns, '-brr', usual)).toEqual({ column: 'brr', descending: true });
    expect(sortOf(columns, 'name', usual)).toEqual({ column: 'name', descending: false });
  });

  test('an unknown column is the usual order', () => {
    expect(sortOf(columns, '-nothing', usual)).toEqual(usual);
    expect(sortOf(columns, 'domain', usual)).toEqual(usual);
  });
});
