import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import {
  type ColumnState,
  type GridColumn,
  knownColumns,
  MAX_COLUMN_WIDTH,
  MIN_COLUMN_WIDTH,
} from './grid-column.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});

/** The table keeps the columns alone: rows are sorted, filtered and cut by the server, and drawn by the virtualizer. */
const NO_ROWS: readonly never[] = [];

export interface ShownColumn<Row> {
  column: GridColumn<Row>;
  width: number;
  /** A person chose this width: it takes no part in sharing what is left over. */
  resized: boolean;
  pinned: boolean;
}

/** The columns in sight, in order, with their widths; the first one pinned. */
export function useGridTable<Row>(
  columns: readonly GridColumn<Row>[],
  state: ColumnState,
): readonly ShownColumn<Row>[] {
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        header: column.header,
        size: column.width,
        minSize: column.minWidth ?? MIN_COLUMN_WIDTH,
        maxSize: MAX_COLUMN_WIDTH,
      })),
    [columns],
  );
  const tableState = useMemo(() => {
    const { visible, widths } = knownColumns(columns, state);
    const first = columns[0]?.id;
    return {
      columnOrder: [...visible],
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, visible.includes(id)])),
      columnSizing: { ...widths },
      columnPinning: { start: first === undefined ? [] : [first], end: [] },
    };
  }, [columns, state]);

  const table = useTable({ features, columns: definitions, data: NO_ROWS, state: tableState });

  return useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    const headers = table.getHeaderGroups()[0]?.headers ?? [];
    return headers.flatMap((header): ShownColumn<Row>[] => {
      const column = byId.get(header.column.id);
      if (column === undefined) return [];
      return [
        {
          column,
          width: header.getSize(),
          resized: tableState.columnSizing[column.id] !== undefined,
          pinned: header.column.getIsPinned() === 'start',
        },
      ];
    });
  }, [columns, table, tableState]);
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
