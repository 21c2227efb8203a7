import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { cx } from '../class-names.ts';
import { useFormat } from '../format/useFormat.ts';
import css from './DataGrid.module.css';
import { GridHeader } from './GridHeader.tsx';
import { GridRow, SkeletonRow } from './GridRow.tsx';
import {
  type CellValue,
  type ColumnState,
  type Density,
  type GridColumn,
  type GridSort,
  moveColumn,
  needsMore,
  nextSort,
  ROW_HEIGHTS,
  resizeColumn,
} from './grid-column.ts';
import { keyAction, type Place } from './grid-keys.ts';
import {
  ALL_SELECTED,
  isSelected,
  NOTHING_SELECTED,
  type Selection,
  select,
  selectedCount,
  toggle,
} from './selection.ts';
import { gridMinWidth, gridTemplate, SELECT_WIDTH, useGridTable } from './useGridTable.ts';

export interface DataGridProps<Row> {
  /** What the rows are: “Services”. */
  label: string;
  columns: readonly GridColumn<Row>[];
  /** The rows loaded so far, in the order of the server. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** What a row is called. */
  rowName: (row: Row) => string;
  /** How many rows match, loaded or not; absent while it is not known. */
  total: number | undefined;
  /** `loading` shows placeholders, `ready` the rows; `stale` dims old rows while new ones are on their way. */
  status: 'loading' | 'ready' | 'stale' | 'failed';
  /** Instead of rows, when none match: an EmptyState with a next step. */
  empty: ReactNode;
  /** Instead of rows, when loading failed: an ErrorState. */
  failure?: ReactNode;
  /** The rows after the last ones are needed, or needed again after they failed. */
  onNeedMore?: (() => void) | undefined;
  /** The rows after the last ones did not come. */
  moreFailed?: boolean | undefined;
  sort?: GridSort | undefined;
  onSort?: ((sort: GridSort) => void) | undefined;
  columnState: ColumnState;
  onColumnState: (state: ColumnState) => void;
  density?: Density | undefined;
  /** Left out, rows cannot be chosen. */
  selection?: Selection | undefined;
  onSelection?: ((selection: Selection) => void) | undefined;
  /** What can be done with the chosen rows. */
  selectionActions?: ReactNode;
  /** The row that is open beside the grid. */
  openId?: string | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  onFilter?: ((value: CellValue, exclude: boolean) => void) | undefined;
  /** Changes when the list is another one (filter, range, sort): then it starts from the top. */
  listKey?: string | undefined;
  /** A CSS length: beyond it the rows scroll inside the grid. */
  maxHeight?: string | undefined;
}

/** Menus weigh more than the rows: this one comes with the first click on a value. */
const CellMenu = lazy(async () => ({ default: (await import('./CellMenu.tsx')).CellMenu }));

const HEADER_HEIGHT = 35;
const OVERSCAN = 8;
/** Placeholders while the first rows are on their way, and while the next ones are. */
const FIRST_PLACEHOLDERS = 12;
const MORE_PLACEHOLDERS = 3;

/**
 * A list of any length as an ARIA grid: one cell takes the focus, keys walk from there; only rows in sight are drawn. All
 * of its state is given by the page, so that the page can keep it in its address.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { columns, rows, rowId, rowName, total, status, columnState, onColumnState, sort, onSort } = props;
  const { selection, onSelection, onOpen, onFilter, density = 'regular', listKey = '' } = props;
  const { formatMessage } = useIntl();
  const format = useFormat();
  const helpId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const selectable = selection !== undefined && onSelection !== undefined;
  const offset = selectable ? 1 : 0;

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

  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  const columnCount = shown.length + offset;
  const current: Place = {
    row: rows.length === 0 ? -1 : Math.min(place.row, rows.length - 1),
    column: Math.min(place.column, columnCount - 1),
  };

  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: HEADER_HEIGHT,
    scrollPaddingStart: HEADER_HEIGHT,
    useFlushSync: false,
    // The row with the focus stays drawn wherever one scrolls: a focus that is removed from the page is lost.
    rangeExtractor: (range) => {
      const indexes: number[] = [];
      const from = Math.max(0, range.startIndex - range.overscan);
      const to = Math.min(range.count - 1, range.endIndex + range.overscan);
      if (current.row >= 0 && current.row < from) indexes.push(current.row);
      for (let index = from; index <= to; index++) indexes.push(index);
      if (current.row > to && current.row < range.count) indexes.push(current.row);
      return indexes;
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another density is another height of every row
  useLayoutEffect(() => virtualizer.measure(), [rowHeight]);

  useFocusAt(scroller, current);
  const wantFocus = useCallback((to: Place) => {
    setPlace(to);
    const frame = scroller.current;
    if (frame !== null) frame.dataset.focusWanted = '';
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list starts from the top
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
    setPlace((before) => ({ ...before, row: 0 }));
    asked.current = undefined;
  }, [listKey]);

  const openIndex = useMemo(
    () => (props.openId === undefined ? -1 : rows.findIndex((row) => rowId(row) === props.openId)),
    [props.openId, rows, rowId],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the open row, not every new page of rows
  useEffect(() => {
    if (openIndex < 0) return;
    virtualizer.scrollToIndex(openIndex, { align: 'auto' });
    setPlace((before) => ({ ...before, row: openIndex }));
  }, [props.openId]);

  const lastInSight = virtualizer.range?.endIndex ?? 0;
  const asked = useRef<number>(undefined);
  const { onNeedMore } = props;
  useEffect(() => {
    if (status !== 'ready' || onNeedMore === undefined || asked.current === rows.length) return;
    if (!needsMore(lastInSight, rows.length, total)) return;
    asked.current = rows.length;
    onNeedMore();
  }, [status, onNeedMore, lastInSight, rows.length, total]);

  const anchor = useRef<number>(undefined);
  const [menu, setMenu] = useState<{ place: Place; cell: Element }>();

  const columnAt = (column: number) => shown[column - offset]?.column;
  const valueAt = ({ row, column }: Place): CellValue | undefined => {
    const found = rows[row];
    return found === undefined ? undefined : columnAt(column)?.value?.(found);
  };
  const choose = (row: number, extend: boolean) => {
    const chosen = rows[row];
    if (!selectable || chosen === undefined) return;
    if (extend && anchor.current !== undefined) {
      const [from, to] = [Math.min(anchor.current, row), Math.max(anchor.current, row)];
      onSelection(select(selection, rows.slice(from, to + 1).map(rowId), true));
    } else {
      onSelection(toggle(selection, rowId(chosen)));
      anchor.current = row;
    }
  };
  const chooseAll = () => {
    if (!selectable || rows.length === 0) return;
    onSelection(selectedCount(selection, total, rows.length) > 0 ? NOTHING_SELECTED : ALL_SELECTED);
  };
  const open = (row: number) => {
    const found = rows[row];
    if (found !== undefined) onOpen?.(found);
  };
  const sortBy = (column: number) => {
    const found = columnAt(column);
    if (found?.sort !== undefined) onSort?.(nextSort(found, sort));
  };
  const filterBy = (at: Place, exclude: boolean) => {
    const value = valueAt(at);
    if (value !== undefined) onFilter?.(value, exclude);
  };
  const openMenu = (at: Place) => {
    const cell = scroller.current?.querySelector(cellSelector(at));
    if (cell !== null && cell !== undefined) setMenu({ place: at, cell });
  };

  const clicked = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element)) return;
    const at = placeOf(event.target);
    if (at === undefined || event.target.closest('[data-handle]') !== null) return;
    const isBox = selectable && at.column === 0;
    if (at.row < 0) {
      if (isBox) chooseAll();
      else sortBy(at.column);
      return;
    }
    if (isBox) return choose(at.row, event.shiftKey);
    if (event.target.closest('a, button') !== null) return;
    if (event.ctrlKey || event.metaKey) return choose(at.row, false);
    if (event.shiftKey) return choose(at.row, true);
    if (getSelection()?.isCollapsed === false) return;
    if (event.target.closest('[data-value]') !== null) openMenu(at);
    else open(at.row);
  };

  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || event.defaultPrevented) return;
    const at = placeOf(event.target);
    if (at === undefined) return;
    if (event.target.closest('a, button, input:not([data-select]), select, textarea') !== null) return;
    const page = Math.max(
      1,
      Math.floor(((scroller.current?.clientHeight ?? 0) - HEADER_HEIGHT) / rowHeight) - 1,
    );
    const action = keyAction(
      { key: event.key, ctrl: event.ctrlKey || event.metaKey, shift: event.shiftKey, alt: event.altKey },
      at,
      { rows: rows.length, columns: columnCount, page },
    );
    if (action === undefined) return;
    if (action.kind === 'leave') {
      // While a row is open, Esc is for its panel.
      if (!selectable || selectedCount(selection, total, rows.length) === 0 || props.openId !== undefined)
        return;
      onSelection(NOTHING_SELECTED);
    } else if (action.kind === 'open' && onOpen === undefined) return;
    event.preventDefault();
    switch (action.kind) {
      case 'go':
        if (action.extend && selectable && action.to.row !== at.row) {
          anchor.current ??= at.row;
          choose(action.to.row, true);
        }
        return wantFocus(action.to);
      case 'open':
        return open(at.row);
      case 'sort':
        return selectable && at.column === 0 ? chooseAll() : sortBy(at.column);
      case 'toggle':
        return choose(at.row, action.extend);
      case 'all':
        if (selectable) onSelection(ALL_SELECTED);
        return;
      case 'filter':
        return filterBy(at, action.exclude);
      case 'menu':
        return openMenu(at);
      case 'resize': {
        const column = shown[at.column - offset];
        const cell = event.target.closest('[data-col]');
        if (column !== undefined && cell !== null)
          onColumnState(
            resizeColumn(column.column, columnState, cell.getBoundingClientRect().width + action.by),
          );
        return;
      }
      case 'move': {
        const id = columnAt(at.column)?.id;
        if (id === undefined) return;
        const next = moveColumn(columnState, id, columnState.visible.indexOf(id) + action.by);
        onColumnState(next);
        return wantFocus({ row: -1, column: next.visible.indexOf(id) + offset });
      }
      case 'leave':
        return;
    }
  };

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
    maxHeight: props.maxHeight ?? 'calc(100dvh - 200px)',
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
        onScroll={(event) =>
          event.currentTarget.classList.toggle(css.scrolled ?? '', event.currentTarget.scrollLeft > 0)
        }
        onMouseOver={(event) => titleWhenCut(event.target)}
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
          // biome-ignore lint/a11y/useSemanticElements: see above
          <div role="rowgroup" className={css.body} style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map((item) => {
              const row = rows[item.index];
              const start = item.start - HEADER_HEIGHT;
              if (row === undefined)
                return (
                  <SkeletonRow
                    key={item.index}
                    index={item.index}
                    start={start}
                    columns={shown}
                    selectable={selectable}
                  />
                );
              const id = rowId(row);
              return (
                <GridRow
                  key={id}
                  row={row}
                  name={rowName(row)}
                  index={item.index}
                  start={start}
                  columns={shown}
                  selectable={selectable}
                  selected={selectable && isSelected(selection, id)}
                  open={props.openId === id}
                  focusColumn={current.row === item.index ? current.column : undefined}
                  filterable={onFilter !== undefined}
                />
              );
            })}
          </div>
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
            onClose={() => setMenu(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

function cellSelector({ row, column }: Place): string {
  return `[data-row="${row}"][data-col="${column}"]`;
}

function placeOf(element: Element): Place | undefined {
  const cell = element.closest<HTMLElement>('[data-col]');
  if (cell === null) return undefined;
  return { row: Number(cell.dataset.row), column: Number(cell.dataset.col) };
}

/** A cell whose words are cut says them in its title; a cell that shows them all needs none. */
function titleWhenCut(target: EventTarget): void {
  if (!(target instanceof Element)) return;
  const cell = target.closest<HTMLElement>('[role="gridcell"], [role="rowheader"]');
  if (cell === null) return;
  const cut = [cell, ...cell.querySelectorAll<HTMLElement>('*')].some(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible',
  );
  if (cut) cell.title = cell.textContent ?? '';
  else cell.removeAttribute('title');
}

/** Brings the focus to a cell that was asked for, as soon as it is drawn, and the cell into sight. */
function useFocusAt(scroller: RefObject<HTMLDivElement | null>, place: Place): void {
  useLayoutEffect(() => {
    const frame = scroller.current;
    if (frame === null || frame.dataset.focusWanted === undefined) return;
    const cell = frame.querySelector<HTMLElement>(cellSelector(place));
    if (cell === null) return;
    delete frame.dataset.focusWanted;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
