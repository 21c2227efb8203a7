import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type RowRange, type RowSlots, rowsInSight, rowsToDraw, scrollToRow, slotsOf } from './drawn-rows.ts';
import { needsMore } from './grid-column.ts';
import { HEADER_HEIGHT } from './grid-place.ts';
import { untilNext } from './throttle.ts';

export interface GridScrollOptions {
  scroller: RefObject<HTMLDivElement | null>;
  /** The element of the rows, inside the scroller: its ref is set before effects run, that of the scroller is not. */
  body: RefObject<HTMLDivElement | null>;
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
/** Without a scroll event for so long, the scrolling rests. Safari has no `scrollend`. */
const RESTS_AFTER_MS = 150;

/** The visible rows: measured before they are first drawn, when the list scrolls, and when it gets another height. */
function useRowsInSight(
  body: RefObject<HTMLDivElement | null>,
  count: number,
  rowHeight: number,
): RowRange | undefined {
  const [range, setRange] = useState<RowRange>();
  useLayoutEffect(() => {
    const scroller = body.current?.parentElement;
    if (scroller === null || scroller === undefined) return;
    const measure = () => {
      const next = rowsInSight(scroller.scrollTop, scroller.clientHeight, HEADER_HEIGHT, rowHeight, count);
      setRange((now) => (now?.startIndex === next.startIndex && now.endIndex === next.endIndex ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      measure();
      clearTimeout(rest);
      // A new object draws the rows around the visible ones, which a jump has left out.
      rest = setTimeout(() => setRange((now) => (now === undefined ? now : { ...now })), RESTS_AFTER_MS);
    };
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(rest);
      observer.disconnect();
      scroller.removeEventListener('scroll', onScroll);
    };
  }, [body, count, rowHeight]);
  return range;
}

/** Which rows are drawn, by which elements, and when more rows are asked for. */
export function useGridScroll(options: GridScrollOptions): { height: number; slots: RowSlots } {
  const { scroller, body, loaded, count, rowHeight, focusedRow, listKey, openIndex, openId } = options;
  const { total, onNeedMore } = options;
  /** What is on the page now. */
  const before = useRef<{ range: RowRange | undefined; slots: RowSlots }>({ range: undefined, slots: NONE });

  const range = useRowsInSight(body, count, rowHeight);
  const rows = range === undefined ? [] : rowsToDraw(range, before.current.range, focusedRow, count);
  const slots = slotsOf(rows, before.current.slots, focusedRow);
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
    const element = scroller.current;
    if (openIndex < 0 || element === null) return;
    const top = scrollToRow(openIndex, element.scrollTop, element.clientHeight, HEADER_HEIGHT, rowHeight);
    if (top !== element.scrollTop) element.scrollTo({ top });
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

  return { height: count * rowHeight, slots };
}
