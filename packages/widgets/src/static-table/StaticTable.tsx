import { Fragment, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { cx } from '../class-names.ts';
import { useFormat } from '../format/useFormat.ts';
import css from './StaticTable.module.css';

/** More rows need a click, because a read-only table isn't scrolled by the thousand. */
export const STATIC_TABLE_ROWS = 50;

export interface StaticColumn<Row> {
  id: string;
  header: string;
  /** Content of the cell. */
  cell: (row: Row) => ReactNode;
  /** Right-aligns figures for comparison. */
  align?: 'end' | undefined;
  /** Breaks long words in this column, even if rows are single lines. */
  wraps?: boolean | undefined;
  /** Its cell is the row's header. */
  isRowName?: boolean | undefined;
}

export interface StaticTableProps<Row> {
  /** Accessible label of the table. */
  label: string;
  columns: readonly StaticColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Rows shown before expanding; 50 by default. */
  shown?: number | undefined;
  /** Text of an empty table. */
  empty: string;
  /** `wrapped` breaks long words; `lines` keeps rows on one line and scrolls sideways. */
  cells?: 'wrapped' | 'lines' | undefined;
  /** Note below a row, across its width. */
  note?: ((row: Row) => ReactNode) | undefined;
  /** Row whose details are shown elsewhere on the page. */
  currentKey?: string | undefined;
  /**
   * Called for a click anywhere in a row. Only a convenience: something in the row must be reachable by keyboard.
   */
  onRow?: ((row: Row) => void) | undefined;
}

/** A plain table without sorting, selection or its own scrolling. */
export function StaticTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  shown = STATIC_TABLE_ROWS,
  empty,
  cells = 'wrapped',
  note,
  currentKey,
  onRow,
}: StaticTableProps<Row>) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const [all, setAll] = useState(false);
  if (rows.length === 0) return <p className={css.empty}>{empty}</p>;
  const visible = all ? rows : rows.slice(0, shown);
  return (
    <div className={cx(css.around, cells === 'lines' && css.lines)}>
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ id, header, align }) => (
              <th key={id} scope="col" className={cx(align === 'end' && css.end)}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visible.map((row) => {
            const key = rowKey(row);
            const said = note?.(row) ?? null;
            return (
              <Fragment key={key}>
                <tr
                  className={cx(onRow !== undefined && css.pressed)}
                  data-current={key === currentKey}
                  data-note={said !== null}
                  onClick={
                    onRow === undefined
                      ? undefined
                      : ({ target }) => {
                          // Leaves clicks on links and buttons in the row alone.
                          if (!(target instanceof Element) || target.closest('a, button') === null)
                            onRow(row);
                        }
                  }
                >
                  {columns.map(({ id, cell, align, isRowName, wraps }) =>
                    isRowName === true ? (
                      <th key={id} scope="row" className={cx(css.name, align === 'end' && css.end)}>
                        {cell(row)}
                      </th>
                    ) : (
                      <td key={id} className={cx(align === 'end' && css.end, wraps === true && css.wraps)}>
                        {cell(row)}
                      </td>
                    ),
                  )}
                </tr>
                {said === null ? null : (
                  <tr className={css.note}>
                    <td colSpan={columns.length}>{said}</td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {visible.length < rows.length ? (
        <Button variant="link" onPress={() => setAll(true)}>
          {formatMessage({ id: 'widgets.table.showAll' }, { count: format.number(rows.length) })}
        </Button>
      ) : null}
    </div>
  );
}
