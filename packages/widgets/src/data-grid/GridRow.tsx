import { memo, type ReactElement } from 'react';
import { cx } from '../class-names.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import css from './DataGrid.module.css';
import type { ShownColumn } from './useGridTable.ts';

export interface GridRowProps<Row> {
  row: Row;
  /** Label of its checkbox; absent if rows can't be selected. */
  selectWords: string | undefined;
  index: number;
  /** Pixels from the top of the body. */
  start: number;
  columns: readonly ShownColumn<Row>[];
  selected: boolean;
  open: boolean;
  /** Column of the cell in the tab order, if it is in this row. */
  focusColumn: number | undefined;
  /** Whether values can be filtered by. */
  filterable: boolean;
}

function Row<Row>({
  row,
  selectWords,
  index,
  start,
  columns,
  selected,
  open,
  focusColumn,
  filterable,
}: GridRowProps<Row>) {
  const selectable = selectWords !== undefined;
  const offset = selectable ? 1 : 0;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: in a grid the cells take the focus, one at a time
    // biome-ignore lint/a11y/useSemanticElements: a table of HTML cannot be drawn in part; this is the ARIA grid
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selectable ? selected : undefined}
      aria-current={open ? 'true' : undefined}
      data-open={open ? '' : undefined}
      className={css.row}
      style={{ transform: `translateY(${start}px)` }}
    >
      {selectable ? (
        // biome-ignore lint/a11y/useSemanticElements: see the row
        <div
          role="gridcell"
          aria-colindex={1}
          tabIndex={focusColumn === 0 ? 0 : -1}
          data-row={index}
          data-col={0}
          className={css.select}
        >
          <input
            type="checkbox"
            tabIndex={-1}
            checked={selected}
            readOnly
            data-select=""
            aria-label={selectWords}
          />
        </div>
      ) : null}
      {columns.map(({ column, pinned }, place) => {
        const content = column.cell(row);
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have it; the rule does not read the choice
          <div
            key={column.id}
            role={place === 0 ? 'rowheader' : 'gridcell'}
            aria-colindex={place + offset + 1}
            tabIndex={focusColumn === place + offset ? 0 : -1}
            data-row={index}
            data-col={place + offset}
            className={cx(
              css.cell,
              typeof content === 'string' && css.words,
              column.align === 'end' && css.end,
              pinned && css.pinned,
            )}
          >
            {filterable && column.value?.(row) !== undefined ? (
              <span data-value="" className={cx(typeof content !== 'string' && css.text, css.value)}>
                {content}
              </span>
            ) : (
              content
            )}
          </div>
        );
      })}
    </div>
  );
}

/**
 * Memoized, so scrolling renders only rows that become visible. The cast restores the type parameter that `memo` loses.
 */
export const GridRow = memo(Row) as <Row>(props: GridRowProps<Row>) => ReactElement;

/** Widths of placeholders as fractions of a column, varied to look like text. */
const SHARES = [0.72, 0.5, 0.62, 0.45, 0.8];

/** Placeholder in the shape of a row. */
export const SkeletonRow = memo(function SkeletonRow({
  index,
  start,
  columns,
  selectable,
}: {
  index: number;
  start: number;
  columns: readonly ShownColumn<never>[];
  selectable: boolean;
}) {
  return (
    <div aria-hidden="true" className={css.row} style={{ transform: `translateY(${start}px)` }}>
      {selectable ? (
        <div className={css.select}>
          <Skeleton width={14} height={14} />
        </div>
      ) : null}
      {columns.map(({ column, pinned }, place) => (
        <div
          key={column.id}
          className={cx(css.cell, column.align === 'end' && css.end, pinned && css.pinned)}
        >
          <Skeleton
            width={`${(SHARES[(index * 3 + place) % SHARES.length] ?? 0.6) * (column.align === 'end' ? 60 : 100)}%`}
            height={10}
          />
        </div>
      ))}
    </div>
  );
});
