import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { needsMore } from './grid-column.ts';
import type { Place } from './grid-keys.ts';
import { cellSelector, HEADER_HEIGHT } from './grid-place.ts';

/** Rows drawn above and below those in sight. */
const OVERSCAN = 8;

export interface GridScrollOptions {
  scroller: RefObject<HTMLDivElement | null>;
  /** Rows that are here. */
  loaded: number;
  /** Rows and placeholders to draw. */
  count: number;
  columnCount: number;
  rowHeight: number;
  /** Changes when the list is another one. */
  listKey: string;
  /** Index of the open row; −1 where none is open or loaded. */
  openIndex: number;
  openId: string | undefined;
  /** Rows that match; absent while not known. */
  total: number | undefined;
  /** Absent while no more rows may be asked for. */
  onNeedMore: (() => void) | undefined;
}

export interface GridScroll {
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  /** The cell that Tab reaches. */
  current: Place;
  setPlace: (place: Place) => void;
  /** Brings the focus to a cell, as soon as it is drawn. */
  focusAt: (place: Place) => void;
}

/** Which rows are drawn, which cell has the focus, and when more rows are asked for. */
export function useGridScroll(options: GridScrollOptions): GridScroll {
  const { scroller, loaded, count, columnCount, rowHeight, listKey, openIndex, openId, total, onNeedMore } =
    options;
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  const current: Place = {
    row: loaded === 0 ? -1 : Math.min(place.row, loaded - 1),
    column: Math.min(place.column, columnCount - 1),
  };

  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
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

  const wanted = useRef(false);
  useLayoutEffect(() => {
    const cell = wanted.current
      ? scroller.current?.querySelector<HTMLElement>(cellSelector(current))
      : undefined;
    if (cell === null || cell === undefined) return;
    wanted.current = false;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const focusAt = useCallback((to: Place) => {
    wanted.current = true;
    // A new object, so that it is drawn anew even where the place is the same.
    setPlace({ ...to });
  }, []);

  /** How many rows there were when more were last asked for: once for each page. */
  const asked = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list starts from the top
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
    setPlace((before) => ({ ...before, row: 0 }));
    asked.current = undefined;
  }, [listKey]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the open row, not every new page of rows
  useEffect(() => {
    if (openIndex < 0) return;
    virtualizer.scrollToIndex(openIndex, { align: 'auto' });
    setPlace((before) => ({ ...before, row: openIndex }));
  }, [openId]);

  const lastInSight = virtualizer.range?.endIndex ?? 0;
  useEffect(() => {
    if (onNeedMore === undefined || asked.current === loaded) return;
    if (!needsMore(lastInSight, loaded, total)) return;
    asked.current = loaded;
    onNeedMore();
  }, [onNeedMore, lastInSight, loaded, total]);

  return { virtualizer, current, setPlace, focusAt };
}
