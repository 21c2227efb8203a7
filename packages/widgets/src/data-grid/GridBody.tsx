import { memo, type ReactElement, useRef } from 'react';
import { useIntl } from 'react-intl';
import css from './DataGrid.module.css';
import { GridRow, SkeletonRow } from './GridRow.tsx';
import type { Place } from './grid-keys.ts';
import { isSelected, type Selection } from './selection.ts';
import { type GridScrollOptions, useGridScroll } from './useGridScroll.ts';
import type { ShownColumn } from './useGridTable.ts';

export interface GridBodyProps<Row> extends Omit<GridScrollOptions, 'body' | 'loaded' | 'focusedRow'> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  columns: readonly ShownColumn<Row>[];
  /** Without it, rows can't be selected. */
  selection: Selection | undefined;
  /** The cell in the tab order. */
  current: Place;
  /** Whether values can be filtered by. */
  filterable: boolean;
}

/** Placeholder for the row's name in the checkbox label: formatting it per row costs more than rendering the row. */
const NAME = '\u0000';

function Body<Row>(props: GridBodyProps<Row>) {
  const { rows, rowId, rowName, columns, selection, current, filterable, openId, rowHeight } = props;
  const { formatMessage } = useIntl();
  const body = useRef<HTMLDivElement>(null);
  const { height, slots } = useGridScroll({ ...props, body, loaded: rows.length, focusedRow: current.row });
  const select = formatMessage({ id: 'widgets.grid.selectRow' }, { name: NAME });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table of HTML cannot be drawn in part
    <div ref={body} role="rowgroup" className={css.body} style={{ height }}>
      {[...slots].map(([index, slot]) => {
        const row = rows[index];
        const start = index * rowHeight;
        if (row === undefined)
          return (
            <SkeletonRow
              key={slot}
              index={index}
              start={start}
              columns={columns}
              selectable={selection !== undefined}
            />
          );
        const id = rowId(row);
        return (
          <GridRow
            key={slot}
            row={row}
            selectWords={selection === undefined ? undefined : select.replace(NAME, () => rowName(row))}
            index={index}
            start={start}
            columns={columns}
            selected={selection !== undefined && isSelected(selection, id)}
            open={openId === id}
            focusColumn={current.row === index ? current.column : undefined}
            filterable={filterable}
          />
        );
      })}
    </div>
  );
}

/** Virtualized rows. The cast restores the type parameter that `memo` loses. */
export const GridBody = memo(Body) as <Row>(props: GridBodyProps<Row>) => ReactElement;
