import type { StaticColumn } from '@casbah/widgets/static-table/StaticTable.tsx';
import type { ReactNode } from 'react';
import css from './Settings.module.css';

/** Row actions in the last column; omitted for people who can only view. */
export function actionsColumn<Row>(
  mayChange: boolean,
  header: string,
  buttons: (row: Row) => ReactNode,
): StaticColumn<Row>[] {
  if (!mayChange) return [];
  return [{ id: 'do', header, align: 'end', cell: (row) => <span className={css.end}>{buttons(row)}</span> }];
}
