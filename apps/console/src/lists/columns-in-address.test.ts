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
  test("default columns aren't in the URL", () => {
    expect(columnsOf(columns, undefined, {}).visible).toEqual(['name', 'brr', 'domain']);
    expect(columnsText(columns, columnsOf(columns, undefined, {}))).toBeUndefined();
  });

  test('selected columns keep their order, with the first one always visible', () => {
    const state = columnsOf(columns, 'vendor,brr', {});
    expect(state.visible).toEqual(['name', 'vendor', 'brr']);
    expect(columnsText(columns, state)).toBe('name,vendor,brr');
  });

  test('unknown columns of another version are ignored', () => {
    expect(columnsOf(columns, 'name,old,brr', {}).visible).toEqual(['name', 'brr']);
  });
});

describe('sort', () => {
  test("has the server's format", () => {
    expect(sortText({ column: 'brr', descending: true })).toBe('-brr');
    expect(sortOf(columns, '-brr', usual)).toEqual({ column: 'brr', descending: true });
    expect(sortOf(columns, 'name', usual)).toEqual({ column: 'name', descending: false });
  });

  test('falls back to the default order for an unknown column', () => {
    expect(sortOf(columns, '-nothing', usual)).toEqual(usual);
    expect(sortOf(columns, 'domain', usual)).toEqual(usual);
  });
});
