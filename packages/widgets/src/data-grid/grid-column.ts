import type { FilterValue } from '@casbah/domain/filter/expression';
import type { ReactNode } from 'react';

/** A value to filter by with a click: filter value and display text. */
export interface CellValue {
  /** A field in the list's vocabulary. */
  field: string;
  value: FilterValue;
  label: string;
}

export interface GridColumn<Row> {
  /** ID for sorting, export and stored state. */
  id: string;
  header: string;
  /** Pixels. Remaining space is shared in proportion to the widths. */
  width: number;
  minWidth?: number | undefined;
  /** Numbers align to the end, with tabular figures. */
  align?: 'start' | 'end' | undefined;
  /** Direction of the first click; absent if the server can't sort by it. */
  sort?: 'ascending' | 'descending' | undefined;
  cell: (row: Row) => ReactNode;
  /** Value offered for filtering. */
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

/** A person's column settings. Small enough for a URL: only changed widths are included. */
export interface ColumnState {
  /** IDs of visible columns, in order. The first one is pinned and always visible. */
  visible: readonly string[];
  /** Widths of resized columns, in pixels. */
  widths: Readonly<Record<string, number>>;
}

export type Density = 'compact' | 'regular' | 'comfortable';
/** Row heights in pixels. */
export const ROW_HEIGHTS: Readonly<Record<Density, number>> = { compact: 30, regular: 36, comfortable: 50 };

export const MIN_COLUMN_WIDTH = 56;
export const MAX_COLUMN_WIDTH = 900;

type Named = Pick<GridColumn<unknown>, 'id' | 'hidden'>;

/** Default column settings. */
export function defaultColumns(columns: readonly Named[]): ColumnState {
  return {
    visible: columns.filter((column) => column.hidden !== true).map((column) => column.id),
    widths: {},
  };
}

/** Removes unknown columns, because a URL may be from another version or list. */
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

/** Moves a column among the visible ones. The pinned column always stays first. */
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
 * Drop position of a column dragged to `x`, as an index among visible columns. `edges`: start and end of each column on
 * the same axis, in order.
 */
export function dropPlace(edges: readonly { start: number; end: number }[], x: number): number {
  const passed = edges.filter(({ start, end }) => x > (start + end) / 2).length;
  return Math.max(1, passed);
}

/** Sort after a click on a header: the column's own direction first, then the other. */
export function nextSort(
  column: Pick<GridColumn<unknown>, 'id' | 'sort'>,
  current: GridSort | undefined,
): GridSort {
  if (current?.column === column.id) return { column: column.id, descending: !current.descending };
  return { column: column.id, descending: column.sort === 'descending' };
}

/** Rows from the end at which more are requested. */
export const NEED_MORE_WITHIN = 5;

/** Whether more rows are needed: the last visible row is near the last loaded one, and there are more. */
export function needsMore(lastInSight: number, loaded: number, total: number | undefined): boolean {
  const more = total === undefined || loaded < total;
  return more && loaded > 0 && lastInSight >= loaded - NEED_MORE_WITHIN;
}
