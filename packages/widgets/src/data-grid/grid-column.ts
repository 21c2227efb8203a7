import type { FilterValue } from '@casbah/domain/filter/expression';
import type { ReactNode } from 'react';

/** A value one can filter by with a click: what the filter asks for, and its words. */
export interface CellValue {
  /** A field of the list's vocabulary. */
  field: string;
  value: FilterValue;
  label: string;
}

export interface GridColumn<Row> {
  /** The name under which it is sorted, exported and remembered. */
  id: string;
  header: string;
  /** Pixels. Columns share what is left over in proportion to their widths. */
  width: number;
  minWidth?: number | undefined;
  /** Numbers align to the end, in tabular figures. */
  align?: 'start' | 'end' | undefined;
  /** Absent: the server can't sort by it. The direction is that of the first click. */
  sort?: 'ascending' | 'descending' | undefined;
  cell: (row: Row) => ReactNode;
  /** What a click on the value offers to filter by. */
  value?: ((row: Row) => CellValue | undefined) | undefined;
  /** Hidden unless selected. */
  hidden?: boolean | undefined;
  /** A longer explanation of the column, in its tooltip and the chooser. */
  hint?: string | undefined;
}

export interface GridSort {
  column: string;
  descending: boolean;
}

/** What a person made of the columns. Small enough for an address: widths are left out unless changed. */
export interface ColumnState {
  /** Ids of the visible columns, in order. The first column of all is pinned: always there, always first. */
  visible: readonly string[];
  /** Pixels, of the columns that were resized. */
  widths: Readonly<Record<string, number>>;
}

export type Density = 'compact' | 'regular' | 'comfortable';
/** Pixels of a row. */
export const ROW_HEIGHTS: Readonly<Record<Density, number>> = { compact: 30, regular: 36, comfortable: 50 };

export const MIN_COLUMN_WIDTH = 56;
export const MAX_COLUMN_WIDTH = 900;

type Named = Pick<GridColumn<unknown>, 'id' | 'hidden'>;

/** The columns as they are before anybody changed them. */
export function defaultColumns(columns: readonly Named[]): ColumnState {
  return {
    visible: columns.filter((column) => column.hidden !== true).map((column) => column.id),
    widths: {},
  };
}

/** The same state with only what exists: an address may name columns of another version or another list. */
export function knownColumns(columns: readonly Named[], state: ColumnState): ColumnState {
  const known = new Set(columns.map((column) => column.id));
  const first = columns[0]?.id;
  const rest = [...new Set(state.visible)].filter((id) => known.has(id) && id !== first);
  return { visible: first === undefined ? rest : [first, ...rest], widths: state.widths };
}

export function showColumn(
  columns: readonly Named[],
  state: ColumnState,
  id: string,
  shown: boolean,
): ColumnState {
  const visible = state.visible.filter((one) => one !== id);
  if (!shown) return knownColumns(columns, { ...state, visible });
  // It returns to its own position: after the nearest visible neighbor.
  const order = columns.map((column) => column.id);
  const before = order.slice(0, order.indexOf(id)).reverse();
  const neighbour = before.find((one) => visible.includes(one));
  const place = neighbour === undefined ? 0 : visible.indexOf(neighbour) + 1;
  return knownColumns(columns, {
    ...state,
    visible: [...visible.slice(0, place), id, ...visible.slice(place)],
  });
}

/** Puts a column at a place among the visible columns. Nothing goes before the pinned one, and it goes nowhere. */
export function moveColumn(state: ColumnState, id: string, to: number): ColumnState {
  const from = state.visible.indexOf(id);
  if (from < 1) return state;
  const rest = state.visible.filter((one) => one !== id);
  const place = Math.min(rest.length, Math.max(1, to));
  return { ...state, visible: [...rest.slice(0, place), id, ...rest.slice(place)] };
}

export function resizeColumn(
  column: Pick<GridColumn<unknown>, 'id' | 'minWidth'>,
  state: ColumnState,
  width: number,
): ColumnState {
  const least = column.minWidth ?? MIN_COLUMN_WIDTH;
  const fitting = Math.round(Math.min(MAX_COLUMN_WIDTH, Math.max(least, width)));
  return { ...state, widths: { ...state.widths, [column.id]: fitting } };
}

/**
 * Where a column that is dragged to `x` lands: its index among the visible columns. `edges` are the columns' start and end
 * on the same axis, in order.
 */
export function dropPlace(edges: readonly { start: number; end: number }[], x: number): number {
  const passed = edges.filter(({ start, end }) => x > (start + end) / 2).length;
  return Math.max(1, passed);
}

/** What a click on a header does: its own direction first, then the other. */
export function nextSort(
  column: Pick<GridColumn<unknown>, 'id' | 'sort'>,
  current: GridSort | undefined,
): GridSort {
  if (current?.column === column.id) return { column: column.id, descending: !current.descending };
  return { column: column.id, descending: column.sort === 'descending' };
}

/** Rows from the end at which more are asked for. */
export const NEED_MORE_WITHIN = 5;

/** Whether the rows that follow are needed: the last visible row is near the last loaded one, and there are more. */
export function needsMore(lastInSight: number, loaded: number, total: number | undefined): boolean {
  const more = total === undefined || loaded < total;
  return more && loaded > 0 && lastInSight >= loaded - NEED_MORE_WITHIN;
}
