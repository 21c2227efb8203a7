import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ColumnState,
  defaultColumns,
  dropPlace,
  knownColumns,
  moveColumn,
  needsMore,
  nextSort,
  ROW_HEIGHTS,
  resizeColumn,
  showColumn,
} from './grid-column.ts';

const COLUMNS = [
  { id: 'name' },
  { id: 'category' },
  { id: 'risk' },
  { id: 'users' },
  { id: 'vendor', hidden: true },
];
const START = defaultColumns(COLUMNS);

test('a comfortable row is 50 px high, others are lower (decision 0023) [WD-K100]', () => {
  expect(ROW_HEIGHTS).toEqual({ compact: 30, regular: 36, comfortable: 50 });
});

test('hidden columns are initially invisible', () => {
  expect(START.visible).toEqual(['name', 'category', 'risk', 'users']);
});

test('a column returns to its default position', () => {
  const without = showColumn(COLUMNS, START, 'category', false);
  expect(without.visible).toEqual(['name', 'risk', 'users']);
  expect(showColumn(COLUMNS, without, 'category', true).visible).toEqual(START.visible);
  expect(showColumn(COLUMNS, START, 'vendor', true).visible).toEqual([...START.visible, 'vendor']);
});

test('a URL may name removed columns, or none', () => {
  expect(knownColumns(COLUMNS, { visible: ['users', 'gone', 'users'], widths: {} }).visible).toEqual([
    'name',
    'users',
  ]);
  expect(knownColumns(COLUMNS, { visible: [], widths: {} }).visible).toEqual(['name']);
});

test('the first column always stays first', () => {
  const ids = COLUMNS.map((column) => column.id);
  const step = fc.oneof(
    fc.record({ kind: fc.constant('show' as const), id: fc.constantFrom(...ids), shown: fc.boolean() }),
    fc.record({
      kind: fc.constant('move' as const),
      id: fc.constantFrom(...ids),
      to: fc.integer({ min: -3, max: 9 }),
    }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let state: ColumnState = START;
      for (const one of steps)
        state =
          one.kind === 'show'
            ? showColumn(COLUMNS, state, one.id, one.shown)
            : moveColumn(state, one.id, one.to);
      expect(state.visible[0]).toBe('name');
      expect(new Set(state.visible).size).toBe(state.visible.length);
      for (const id of state.visible) expect(ids).toContain(id);
    }),
  );
});

test('a moved column lands at its position', () => {
  expect(moveColumn(START, 'users', 1).visible).toEqual(['name', 'users', 'category', 'risk']);
  expect(moveColumn(START, 'category', 3).visible).toEqual(['name', 'risk', 'users', 'category']);
  expect(moveColumn(START, 'category', 0).visible).toEqual(START.visible);
});

test('a dragged column lands after passing more than half of a neighbor', () => {
  const edges = [
    { start: 0, end: 100 },
    { start: 100, end: 200 },
    { start: 200, end: 300 },
  ];
  expect(dropPlace(edges, 20)).toBe(1);
  expect(dropPlace(edges, 149)).toBe(1);
  expect(dropPlace(edges, 151)).toBe(2);
  expect(dropPlace(edges, 290)).toBe(3);
});

test('widths stay within their limits', () => {
  const column = { id: 'users', minWidth: 80 };
  expect(resizeColumn(column, START, 10).widths.users).toBe(80);
  expect(resizeColumn(column, START, 5000).widths.users).toBe(900);
  expect(resizeColumn({ id: 'risk' }, START, 1).widths.risk).toBe(56);
});

test('a header sorts in its own direction first, then the other', () => {
  const users = { id: 'users', sort: 'descending' as const };
  const first = nextSort(users, undefined);
  expect(first).toEqual({ column: 'users', descending: true });
  expect(nextSort(users, first).descending).toBe(false);
  expect(nextSort({ id: 'name', sort: 'ascending' }, first)).toEqual({ column: 'name', descending: false });
});

test('more rows are requested within 5 rows of the end [WD-K101]', () => {
  expect(needsMore(94, 100, 927)).toBe(false);
  expect(needsMore(95, 100, 927)).toBe(true);
  expect(needsMore(99, 100, 100)).toBe(false);
  expect(needsMore(99, 100, undefined)).toBe(true);
  expect(needsMore(0, 0, undefined)).toBe(false);
});
