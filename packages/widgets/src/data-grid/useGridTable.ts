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
  /** A person chose this width: it takes no part in sharing what is left over. */
  resized: boolean;
  pinned: boolean;
}

/** The visible columns, in order, with their widths; the first one pinned. */
export function useGridTable<Row>(
  columns: readonly GridColumn<Row>[],
  state: ColumnState,
): readonly ShownColumn<Row>[] {
  return useMemo(() => shownColumns(columns, state), [columns, state]);
}

/** The same without React. A width outside a column's limits, from an old address, becomes the nearest one inside. */
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

/** Pixels of the column with the checkboxes. */
export const SELECT_WIDTH = 40;

/** The CSS grid of a row: columns share what is left over in proportion to their widths, unless resized. */
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

/** The least a row takes, in pixels: below it the grid scrolls sideways. */
export function gridMinWidth(
  shown: readonly Pick<ShownColumn<never>, 'width'>[],
  selectable: boolean,
): number {
  return shown.reduce((sum, { width }) => sum + width, selectable ? SELECT_WIDTH : 0);
}
