import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type RowRange, type RowSlots, rowsToDraw, slotsOf } from './drawn-rows.ts';
import { needsMore } from './grid-column.ts';
import { HEADER_HEIGHT } from './grid-place.ts';
import { untilNext } from './throttle.ts';

export interface GridScrollOptions {
  scroller: RefObject<HTMLDivElement | null>;
  /** Rows that are here. */
  loaded: number;
  /** Rows and placeholders to draw. */
  count: number;
  rowHeight: number;
  /** Index of the row with the cell that Tab reaches. */
  focusedRow: number;
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

const NONE: RowSlots = new Map();

/** Which rows are drawn, by which elements, and when more rows are asked for. */
export function useGridScroll(options: GridScrollOptions): { height: number; slots: RowSlots } {
  const { scroller, loaded, count, rowHeight, focusedRow, listKey, openIndex, openId, total, onNeedMore } =
    options;
  /** What is on the page now. */
  const before = useRef<{ range: RowRange | undefined; slots: RowSlots }>({ range: undefined, slots: NONE });

  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    scrollMargin: HEADER_HEIGHT,
    scrollPaddingStart: HEADER_HEIGHT,
    useFlushSync: false,
    rangeExtractor: (range) => rowsToDraw(range, before.current.range, focusedRow, count),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another density is another height of every row
  useLayoutEffect(() => virtualizer.measure(), [rowHeight]);

  const rows = virtualizer.getVirtualItems().map(({ index }) => index);
  const slots = slotsOf(rows, before.current.slots, focusedRow);
  const range = virtualizer.range ?? undefined;
  useLayoutEffect(() => {
    before.current = { range, slots };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list starts from the top
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
    asked.current = undefined;
  }, [listKey]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the open row, not every new page of rows
  useEffect(() => {
    if (openIndex >= 0) virtualizer.scrollToIndex(openIndex, { align: 'auto' });
  }, [openId]);

  /** How many rows there were when more were last asked for: once for each page. */
  const asked = useRef<number>(undefined);
  const lastAsked = useRef<number>(undefined);
  const lastInSight = range?.endIndex ?? 0;
  useEffect(() => {
    if (onNeedMore === undefined || asked.current === loaded) return;
    if (!needsMore(lastInSight, loaded, total)) return;
    const timer = setTimeout(
      () => {
        lastAsked.current = performance.now();
        asked.current = loaded;
        onNeedMore();
      },
      untilNext(lastAsked.current, performance.now()),
    );
    return () => clearTimeout(timer);
  }, [onNeedMore, lastInSight, loaded, total]);

  return { height: virtualizer.getTotalSize(), slots };
}
