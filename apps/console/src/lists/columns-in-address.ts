import {
  type ColumnState,
  defaultColumns,
  type GridColumn,
  type GridSort,
  knownColumns,
} from '@casbah/widgets/data-grid/grid-column.ts';

type Named = Pick<GridColumn<never>, 'id' | 'hidden'>;

/** The columns named in the URL, or the default ones. */
export function columnsOf(
  columns: readonly Named[],
  text: string | undefined,
  widths: ColumnState['widths'],
): ColumnState {
  const visible = text === undefined ? defaultColumns(columns).visible : text.split(',');
  return knownColumns(columns, { visible, widths });
}

/** URL value of the columns; empty for the defaults, so a link contains only choices. */
export function columnsText(columns: readonly Named[], state: ColumnState): string | undefined {
  const text = state.visible.join(',');
  return text === defaultColumns(columns).visible.join(',') ? undefined : text;
}

/** The sort order in a URL, if the list supports it. */
export function sortOf(
  columns: readonly Pick<GridColumn<never>, 'id' | 'sort'>[],
  text: string | undefined,
  usual: GridSort,
): GridSort {
  if (text === undefined) return usual;
  const descending = text.startsWith('-');
  const column = descending ? text.slice(1) : text;
  return columns.some(({ id, sort }) => id === column && sort !== undefined) ? { column, descending } : usual;
}

export function sortText({ column, descending }: GridSort): string {
  return descending ? `-${column}` : column;
}
