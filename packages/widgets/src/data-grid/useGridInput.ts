import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react';
import {
  type CellValue,
  type ColumnState,
  type GridSort,
  moveColumn,
  nextSort,
  resizeColumn,
} from './grid-column.ts';
import { keyAction, type Place } from './grid-keys.ts';
import { cellSelector, HEADER_HEIGHT, placeOf } from './grid-place.ts';
import {
  ALL_SELECTED,
  NOTHING_SELECTED,
  type Selection,
  select,
  selectedCount,
  toggle,
} from './selection.ts';
import type { ShownColumn } from './useGridTable.ts';

export interface GridInputOptions<Row> {
  scroller: RefObject<HTMLDivElement | null>;
  shown: readonly ShownColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  rowHeight: number;
  total: number | undefined;
  sort: GridSort | undefined;
  onSort: ((sort: GridSort) => void) | undefined;
  columnState: ColumnState;
  onColumnState: (state: ColumnState) => void;
  selection: Selection | undefined;
  onSelection: ((selection: Selection) => void) | undefined;
  openId: string | undefined;
  onOpen: ((row: Row) => void) | undefined;
  onFilter: ((value: CellValue, exclude: boolean) => void) | undefined;
  focusAt: (place: Place) => void;
}

/** The cell whose menu is open. */
export interface CellMenuAt {
  place: Place;
  cell: Element;
}

/** Handles clicks and keys for the whole grid and finds the cell, so rows need no handlers. */
export function useGridInput<Row>(options: GridInputOptions<Row>) {
  const { scroller, shown, rows, rowId, rowHeight, total, sort, onSort, columnState, onColumnState } =
    options;
  const { selection, onSelection, openId, onOpen, onFilter, focusAt } = options;
  const selectable = selection !== undefined && onSelection !== undefined;
  const offset = selectable ? 1 : 0;
  const columnCount = shown.length + offset;

  const anchor = useRef<number>(undefined);
  const [menu, setMenu] = useState<CellMenuAt>();

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
      // While a row is open, Esc belongs to its panel.
      if (!selectable || selectedCount(selection, total, rows.length) === 0 || openId !== undefined) return;
      onSelection(NOTHING_SELECTED);
    } else if (action.kind === 'open' && onOpen === undefined) return;
    event.preventDefault();
    switch (action.kind) {
      case 'go':
        if (action.extend && selectable && action.to.row !== at.row) {
          anchor.current ??= at.row;
          choose(action.to.row, true);
        }
        return focusAt(action.to);
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
        return focusAt({ row: -1, column: next.visible.indexOf(id) + offset });
      }
      case 'leave':
        return;
    }
  };

  return { clicked, pressed, open, valueAt, menu, closeMenu: () => setMenu(undefined) };
}
