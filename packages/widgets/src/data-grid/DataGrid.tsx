import {
  type CSSProperties,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { cx } from '../class-names.ts';
import { useFormat } from '../format/useFormat.ts';
import css from './DataGrid.module.css';
import { GridBody } from './GridBody.tsx';
import { GridHeader } from './GridHeader.tsx';
import {
  type CellValue,
  type ColumnState,
  type Density,
  type GridColumn,
  type GridSort,
  knownColumns,
  moveColumn,
  ROW_HEIGHTS,
  resizeColumn,
} from './grid-column.ts';
import { cellSelector, placeOf } from './grid-place.ts';
import { ALL_SELECTED, NOTHING_SELECTED, type Selection, selectedCount } from './selection.ts';
import { useBeyond } from './useBeyond.ts';
import { useCutTitle } from './useCutTitle.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useGridInput } from './useGridInput.ts';
import { gridMinWidth, gridTemplate, SELECT_WIDTH, useGridTable } from './useGridTable.ts';
import { useGrowth } from './useGrowth.ts';

export interface DataGridProps<Row> {
  /** What the rows are: “Services”. */
  label: string;
  columns: readonly GridColumn<Row>[];
  /** Rows loaded so far, in server order. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Name of a row. */
  rowName: (row: Row) => string;
  /** Number of matching rows, loaded or not; absent if unknown. */
  total: number | undefined;
  /** `loading` shows placeholders, `ready` the rows; `stale` dims outdated rows while new ones load. */
  status: 'loading' | 'ready' | 'stale' | 'failed';
  /** Shown if no rows match: an EmptyState with a next step. */
  empty: ReactNode;
  /** Shown if loading failed: an ErrorState. */
  failure?: ReactNode;
  /** Requests the next rows, also to retry after a failure. */
  onNeedMore?: (() => void) | undefined;
  /** Whether loading the next rows failed. */
  moreFailed?: boolean | undefined;
  sort?: GridSort | undefined;
  onSort?: ((sort: GridSort) => void) | undefined;
  columnState: ColumnState;
  onColumnState: (state: ColumnState) => void;
  density?: Density | undefined;
  /** Without it, rows can't be selected. */
  selection?: Selection | undefined;
  onSelection?: ((selection: Selection) => void) | undefined;
  /** Actions for selected rows. */
  selectionActions?: ReactNode;
  /** ID of the row open beside the grid. */
  openId?: string | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  onFilter?: ((value: CellValue, exclude: boolean) => void) | undefined;
  /** Changes with the list (filter, range, sort), which scrolls back to the top. */
  listKey?: string | undefined;
  /** A CSS length beyond which rows scroll inside the grid. */
  maxHeight?: string | undefined;
  /** For pages that are mostly the list: each loaded page of rows makes the grid taller, up to three times. */
  grows?: boolean | undefined;
}

/** Loaded with the first click on a value, because menus are larger than the rows. */
const CellMenu = lazy(async () => ({ default: (await import('./CellMenu.tsx')).CellMenu }));

/** Placeholder rows for the first and for later pages. */
const FIRST_PLACEHOLDERS = 12;
const MORE_PLACEHOLDERS = 3;

/**
 * An ARIA grid for lists of any length: one focusable cell, arrow-key navigation, only visible rows rendered. The page
 * owns all state, for the URL. Keep columns and handlers stable; a new column list rerenders every row.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { columns, rows, rowId, rowName, total, status, onColumnState, sort, onSort } = props;
  const {
    selection,
    onSelection,
    openId,
    onOpen,
    onFilter,
    onNeedMore,
    density = 'regular',
    listKey = '',
  } = props;
  const { formatMessage } = useIntl();
  const format = useFormat();
  const helpId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const selectable = selection !== undefined && onSelection !== undefined;

  const columnState = useMemo(() => knownColumns(columns, props.columnState), [columns, props.columnState]);
  /** Width of a column during dragging; the page gets it on release. */
  const [draft, setDraft] = useState<{ id: string; width: number }>();
  const shown = useGridTable(
    columns,
    useMemo(
      () =>
        draft === undefined
          ? columnState
          : { ...columnState, widths: { ...columnState.widths, [draft.id]: draft.width } },
      [columnState, draft],
    ),
  );
  const columnCount = shown.length + (selectable ? 1 : 0);

  const rowHeight = ROW_HEIGHTS[density];
  const failed = status === 'failed';
  const hasMore = total === undefined ? status === 'loading' : rows.length < total;
  const placeholders =
    failed || props.moreFailed === true
      ? 0
      : status === 'loading'
        ? FIRST_PLACEHOLDERS
        : hasMore
          ? MORE_PLACEHOLDERS
          : 0;
  const count = failed ? 0 : rows.length + placeholders;
  const openIndex = useMemo(
    () => (openId === undefined ? -1 : rows.findIndex((row) => rowId(row) === openId)),
    [openId, rows, rowId],
  );

  const growth = useGrowth(props.grows === true, rows.length, listKey);
  const titleWhenCut = useCutTitle();
  const showBeyond = useBeyond(scroller, shown);
  const { current, setPlace, focusAt } = useGridFocus({
    scroller,
    loaded: rows.length,
    columnCount,
    listKey,
    openIndex,
    openId,
  });
  const { clicked, pressed, open, valueAt, menu, closeMenu } = useGridInput({
    scroller,
    shown,
    rows,
    rowId,
    rowHeight,
    total,
    sort,
    onSort,
    columnState,
    onColumnState,
    selection,
    onSelection,
    openId,
    onOpen,
    onFilter,
    focusAt,
  });

  const resize = useCallback(
    (id: string, width: number, done: boolean) => {
      const column = columns.find((one) => one.id === id);
      if (column === undefined) return;
      const next = resizeColumn(column, columnState, width);
      setDraft(done ? undefined : { id, width: next.widths[id] ?? width });
      if (done) onColumnState(next);
    },
    [columns, columnState, onColumnState],
  );
  const resetWidth = useCallback(
    (id: string) => {
      const { [id]: _, ...widths } = columnState.widths;
      onColumnState({ ...columnState, widths });
    },
    [columnState, onColumnState],
  );
  const move = useCallback(
    (id: string, to: number) => onColumnState(moveColumn(columnState, id, to)),
    [columnState, onColumnState],
  );

  const chosen = selectable ? selectedCount(selection, total, rows.length) : 0;
  const known = total ?? rows.length;
  const pinnedWidth = (selectable ? SELECT_WIDTH : 0) + (shown[0]?.width ?? 0);
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--grid-columns': gridTemplate(shown, selectable),
    '--grid-min': `${gridMinWidth(shown, selectable)}px`,
    '--grid-pinned': `${pinnedWidth}px`,
    '--row': `${rowHeight}px`,
    maxHeight: `calc(${props.maxHeight ?? '100dvh - 200px'} + ${growth}px)`,
  };
  const nothing = status === 'ready' && rows.length === 0;

  return (
    <div className={cx(css.frame, status === 'stale' && css.stale)} style={style}>
      {status === 'stale' ? <span className={css.busy} /> : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a table of HTML cannot be drawn in part */}
      <div
        ref={scroller}
        role="grid"
        aria-label={props.label}
        aria-describedby={helpId}
        aria-rowcount={total === undefined ? -1 : total + 1}
        aria-colcount={columnCount}
        aria-multiselectable={selectable ? true : undefined}
        aria-busy={status === 'loading' || status === 'stale'}
        className={cx(css.scroller, selectable && css.selectable)}
        onClick={clicked}
        onKeyDown={pressed}
        onFocus={(event) => {
          const at = placeOf(event.target);
          if (at !== undefined && (at.row !== current.row || at.column !== current.column)) setPlace(at);
        }}
        onScroll={(event) => {
          event.currentTarget.classList.toggle(css.scrolled ?? '', event.currentTarget.scrollLeft > 0);
          showBeyond();
        }}
        onMouseOver={titleWhenCut}
      >
        <GridHeader
          columns={shown}
          sort={sort}
          selectable={selectable}
          selected={chosen === 0 ? 'none' : chosen === known ? 'all' : 'some'}
          focusColumn={current.row < 0 ? current.column : undefined}
          resizing={draft?.id}
          onResize={resize}
          onResetWidth={resetWidth}
          onMove={move}
        />
        {count === 0 ? null : (
          <GridBody
            scroller={scroller}
            rows={rows}
            rowId={rowId}
            rowName={rowName}
            columns={shown}
            count={count}
            rowHeight={rowHeight}
            total={total}
            selection={selectable ? selection : undefined}
            current={current}
            openIndex={openIndex}
            openId={openId}
            listKey={listKey}
            filterable={onFilter !== undefined}
            onNeedMore={status === 'ready' ? onNeedMore : undefined}
          />
        )}
      </div>
      {nothing ? props.empty : null}
      {failed ? props.failure : null}
      {props.moreFailed === true ? (
        <div className={css.failedMore} role="alert">
          {formatMessage({ id: 'widgets.grid.moreFailed' })}
          <Button size="small" onPress={() => onNeedMore?.()}>
            {formatMessage({ id: 'widgets.error.retry' })}
          </Button>
        </div>
      ) : null}
      {chosen > 0 && selectable ? (
        <div className={css.selection}>
          <strong>{formatMessage({ id: 'widgets.grid.selected' }, { count: chosen })}</strong>
          {chosen < known ? (
            <Button variant="link" onPress={() => onSelection(ALL_SELECTED)}>
              {formatMessage({ id: 'widgets.grid.selectAllOf' }, { count: known })}
            </Button>
          ) : null}
          <Button variant="link" onPress={() => onSelection(NOTHING_SELECTED)}>
            {formatMessage({ id: 'widgets.grid.clearSelection' })}
          </Button>
          <div className={css.actions}>{props.selectionActions}</div>
        </div>
      ) : null}
      <span id={helpId} className={css.hidden}>
        {formatMessage({ id: onFilter === undefined ? 'widgets.grid.help' : 'widgets.grid.helpWithFilter' })}
      </span>
      <span role="status" className={css.hidden}>
        {status === 'ready' && total !== undefined
          ? formatMessage({ id: 'widgets.grid.rows' }, { count: total, words: format.number(total) })
          : ''}
      </span>
      {menu === undefined ? null : (
        <Suspense fallback={null}>
          <CellMenu
            key={cellSelector(menu.place)}
            cell={menu.cell}
            value={valueAt(menu.place)}
            text={menu.cell.textContent ?? ''}
            onFilter={onFilter}
            onOpen={onOpen === undefined ? undefined : () => open(menu.place.row)}
            onClose={closeMenu}
          />
        </Suspense>
      )}
    </div>
  );
}
