import { useMemo } from 'react';
import {
  type ColumnState,
  type GridColumn,
  knownColumns,
  MAX_COLUMN_WIDTH,
  MIN_COLUMN_WIDTH,
} from './grid-column.ts';

export interface ShownColumn<Row> {
  column: GridColumn<Row>;
  width: number;
  /** The person resized it, so it gets no share of the remaining space. */
  resized: boolean;
  pinned: boolean;
}

/** Visible columns in order with their widths; the first is pinned. */
export function useGridTable<Row>(
  columns: readonly GridColumn<Row>[],
  state: ColumnState,
): readonly ShownColumn<Row>[] {
  return useMemo(() => shownColumns(columns, state), [columns, state]);
}

/** The same without React. Clamps widths outside a column's limits, such as from an old URL. */
export function shownColumns<Row>(
  columns: readonly GridColumn<Row>[],
  state: ColumnState,
): readonly ShownColumn<Row>[] {
  const { visible, widths } = knownColumns(columns, state);
  const byId = new Map(columns.map((column) => [column.id, column]));
  return visible.flatMap((id, place) => {
    const column = byId.get(id);
    if (column === undefined) return [];
    const chosen = widths[id];
    const least = column.minWidth ?? MIN_COLUMN_WIDTH;
    const width = Math.min(MAX_COLUMN_WIDTH, Math.max(least, chosen ?? column.width));
    return [{ column, width, resized: chosen !== undefined, pinned: place === 0 }];
  });
}

/** Width of the checkbox column in pixels. */
export const SELECT_WIDTH = 40;

/** CSS grid of a row: columns share the remaining space in proportion to their widths, unless resized. */
export function gridTemplate(
  shown: readonly Pick<ShownColumn<never>, 'width' | 'resized'>[],
  selectable: boolean,
): string {
  const tracks = shown.map(({ width, resized }) =>
    resized ? `${width}px` : `minmax(${width}px, ${width}fr)`,
  );
  if (selectable) tracks.unshift(`${SELECT_WIDTH}px`);
  if (shown.every((column) => column.resized)) tracks.push('1fr');
  return tracks.join(' ');
}

/** Minimum row width in pixels; below it the grid scrolls sideways. */
export function gridMinWidth(
  shown: readonly Pick<ShownColumn<never>, 'width'>[],
  selectable: boolean,
): number {
  return shown.reduce((sum, { width }) => sum + width, selectable ? SELECT_WIDTH : 0);
}
