import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { cx } from '../class-names.ts';
import { useFormat } from '../format/useFormat.ts';
import css from './StaticTable.module.css';

/** More rows are asked for: a table that is only read is not scrolled through by the thousand. */
export const STATIC_TABLE_ROWS = 50;

export interface StaticColumn<Row> {
  id: string;
  header: string;
  /** What the cell shows. */
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end, so that they can be compared. */
  align?: 'end' | undefined;
}

export interface StaticTableProps<Row> {
  /** What the table holds, said to those who listen. */
  label: string;
  columns: readonly StaticColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Rows shown before all are asked for; 50 unless told. */
  shown?: number | undefined;
  /** What an empty table says. */
  empty: string;
}

/** A plain table: no sorting, no choosing, no scrolling of its own. */
export function StaticTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  shown = STATIC_TABLE_ROWS,
  empty,
}: StaticTableProps<Row>) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const [all, setAll] = useState(false);
  if (rows.length === 0) return <p className={css.empty}>{empty}</p>;
  const visible = all ? rows : rows.slice(0, shown);
  return (
    <div className={css.around}>
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
          {visible.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, cell, align }) => (
                <td key={id} className={cx(align === 'end' && css.end)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
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
