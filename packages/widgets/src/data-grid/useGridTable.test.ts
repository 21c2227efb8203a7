import { expect, test } from 'vitest';
import { MAX_COLUMN_WIDTH } from './grid-column.ts';
import { shownColumns } from './useGridTable.ts';

const column = (id: string, width: number, minWidth?: number) => ({
  id,
  header: id,
  width,
  minWidth,
  cell: () => null,
});
const COLUMNS = [column('name', 200, 120), column('risk', 90), column('users', 80), column('vendor', 100)];

test('visible columns are in order, the pinned one first, whatever the URL', () => {
  const shown = shownColumns(COLUMNS, { visible: ['users', 'gone', 'name', 'risk'], widths: {} });
  expect(shown.map((one) => one.column.id)).toEqual(['name', 'users', 'risk']);
  expect(shown.map((one) => one.pinned)).toEqual([true, false, false]);
});

test("a custom width is kept within its column's limits", () => {
  const widths = { name: 5, risk: 9_999, users: 81.5 };
  const shown = shownColumns(COLUMNS, { visible: ['name', 'risk', 'users', 'vendor'], widths });
  expect(shown.map((one) => one.width)).toEqual([120, MAX_COLUMN_WIDTH, 81.5, 100]);
  expect(shown.map((one) => one.resized)).toEqual([true, true, true, false]);
});
