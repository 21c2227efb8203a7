import { memo, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '../class-names.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../icons/icons.tsx';
import css from './DataGrid.module.css';
import { dropPlace, type GridSort } from './grid-column.ts';
import type { ShownColumn } from './useGridTable.ts';

export interface GridHeaderProps {
  columns: readonly ShownColumn<never>[];
  sort: GridSort | undefined;
  selectable: boolean;
  /** How many rows are selected, for the select-all box. */
  selected: 'none' | 'some' | 'all';
  focusColumn: number | undefined;
  resizing: string | undefined;
  /** `done`: the final width of a drag. */
  onResize: (id: string, width: number, done: boolean) => void;
  /** Resets the column to its default width. */
  onResetWidth: (id: string) => void;
  onMove: (id: string, to: number) => void;
}

/** Pixels of movement before a press on a header counts as a drag. */
const DRAG_FROM = 6;

interface Drag {
  id: string;
  from: number;
  /** Drop position, once it has moved. */
  to: number | undefined;
}

export const GridHeader = memo(function GridHeader({
  columns,
  sort,
  selectable,
  selected,
  focusColumn,
  resizing,
  onResize,
  onResetWidth,
  onMove,
}: GridHeaderProps) {
  const { formatMessage } = useIntl();
  const row = useRef<HTMLDivElement>(null);
  const [drag, setShownDrag] = useState<Drag>();
  /** Current drag: on a busy machine the pointer is released before its last movement was rendered. */
  const held = useRef<Drag>(undefined);
  const setDrag = (next: Drag | undefined) => {
    held.current = next;
    setShownDrag(next);
  };
  /** The click after a drag mustn't sort. */
  const dragged = useRef(false);
  const offset = selectable ? 1 : 0;

  const cells = () =>
    [...(row.current?.querySelectorAll<HTMLElement>('[role="columnheader"]') ?? [])].slice(offset);

  const startDrag = (event: PointerEvent<HTMLElement>, id: string, place: number) => {
    dragged.current = false;
    if (event.button !== 0 || place === 0) return;
    setDrag({ id, from: event.clientX, to: undefined });
  };
  const whileDragging = (event: PointerEvent<HTMLElement>) => {
    const current = held.current;
    if (current === undefined) return;
    if (current.to === undefined && Math.abs(event.clientX - current.from) < DRAG_FROM) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const edges = cells().map((cell) => {
      const { left, right } = cell.getBoundingClientRect();
      return { start: left, end: right };
    });
    setDrag({ ...current, to: dropPlace(edges, event.clientX) });
  };
  const endDrag = () => {
    const current = held.current;
    if (current?.to !== undefined) {
      dragged.current = true;
      const from = columns.findIndex(({ column }) => column.id === current.id);
      onMove(current.id, current.to > from ? current.to - 1 : current.to);
    }
    setDrag(undefined);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the ARIA grid of DataGrid
    <div
      role="rowgroup"
      className={css.head}
      onClickCapture={(event) => {
        if (dragged.current) event.stopPropagation();
        dragged.current = false;
      }}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: in a grid the cells take the focus */}
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div role="row" aria-rowindex={1} className={css.row} ref={row}>
        {selectable ? (
          // biome-ignore lint/a11y/useSemanticElements: see above
          <div
            role="columnheader"
            aria-colindex={1}
            tabIndex={focusColumn === 0 ? 0 : -1}
            data-row={-1}
            data-col={0}
            className={css.select}
          >
            <SelectAll selected={selected} label={formatMessage({ id: 'widgets.grid.selectAll' })} />
          </div>
        ) : null}
        {columns.map(({ column, pinned }, place) => {
          const sorted = sort?.column === column.id;
          return (
            // biome-ignore lint/a11y/useSemanticElements: see above
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={place + offset + 1}
              aria-sort={
                column.sort === undefined
                  ? undefined
                  : sorted
                    ? sort.descending
                      ? 'descending'
                      : 'ascending'
                    : 'none'
              }
              tabIndex={focusColumn === place + offset ? 0 : -1}
              data-row={-1}
              data-col={place + offset}
              title={column.hint}
              className={cx(
                css.header,
                column.align === 'end' && css.end,
                pinned && css.pinned,
                sorted && css.sorted,
                resizing === column.id && css.resizing,
                drag?.id === column.id && drag.to !== undefined && css.moving,
              )}
              onPointerDown={(event) => startDrag(event, column.id, place)}
              onPointerMove={whileDragging}
              onPointerUp={endDrag}
              onPointerCancel={() => setDrag(undefined)}
            >
              <span className={css.label}>{column.header}</span>
              {sorted ? (
                <span className={css.arrow}>
                  {sort.descending ? <ArrowDownIcon size={12} /> : <ArrowUpIcon size={12} />}
                </span>
              ) : null}
              {drag?.to === place ? <span className={css.drop} /> : null}
              <ResizeHandle
                onResize={(width, done) => onResize(column.id, width, done)}
                onReset={() => onResetWidth(column.id)}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
});

function SelectAll({ selected, label }: { selected: 'none' | 'some' | 'all'; label: string }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The indeterminate state can be set only by script.
    if (box.current !== null) box.current.indeterminate = selected === 'some';
  }, [selected]);
  return (
    <input
      ref={box}
      type="checkbox"
      tabIndex={-1}
      readOnly
      data-select=""
      checked={selected === 'all'}
      aria-label={label}
    />
  );
}

/** Edge of a column. Keyboard users resize with Shift and arrow keys on the header. */
function ResizeHandle({
  onResize,
  onReset,
}: {
  onResize: (width: number, done: boolean) => void;
  onReset: () => void;
}) {
  const start = useRef<{ x: number; width: number }>(undefined);
  const widthAt = (event: PointerEvent) =>
    start.current === undefined ? undefined : start.current.width + event.clientX - start.current.x;
  return (
    <span
      aria-hidden="true"
      data-handle=""
      className={css.handle}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        const header = event.currentTarget.parentElement;
        start.current = { x: event.clientX, width: header?.getBoundingClientRect().width ?? 0 };
      }}
      onPointerMove={(event) => {
        event.stopPropagation();
        const width = widthAt(event);
        if (width !== undefined) onResize(width, false);
      }}
      onPointerUp={(event) => {
        event.stopPropagation();
        const width = widthAt(event);
        const moved = start.current !== undefined && event.clientX !== start.current.x;
        start.current = undefined;
        if (width !== undefined && moved) onResize(width, true);
      }}
      onDoubleClick={onReset}
    />
  );
}
