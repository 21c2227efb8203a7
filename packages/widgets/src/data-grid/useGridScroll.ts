import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type RowRange, type RowSlots, rowsInSight, rowsToDraw, scrollToRow, slotsOf } from './drawn-rows.ts';
import { needsMore } from './grid-column.ts';
import { HEADER_HEIGHT } from './grid-place.ts';
import { untilNext } from './throttle.ts';

export interface GridScrollOptions {
  scroller: RefObject<HTMLDivElement | null>;
  /** Element of the rows, inside the scroller: its ref is set before effects run, the scroller's isn't. */
  body: RefObject<HTMLDivElement | null>;
  /** Number of loaded rows. */
  loaded: number;
  /** Number of rows and placeholders to render. */
  count: number;
  rowHeight: number;
  /** Row index of the cell in the tab order. */
  focusedRow: number;
  /** Changes with the list. */
  listKey: string;
  /** Index of the open row; −1 if none is open or loaded. */
  openIndex: number;
  openId: string | undefined;
  /** Number of matching rows; absent if unknown. */
  total: number | undefined;
  /** Absent while no more rows may be requested. */
  onNeedMore: (() => void) | undefined;
}

const NONE: RowSlots = new Map();
/** Scrolling has stopped after this time without a scroll event. Safari has no `scrollend`. */
const RESTS_AFTER_MS = 150;

/** Visible rows, measured before the first render, on scrolling, and on height changes. */
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
      // A new object, so that rows skipped after a jump are rendered.
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

/** Which rows are rendered in which elements, and when more are requested. */
export function useGridScroll(options: GridScrollOptions): { height: number; slots: RowSlots } {
  const { scroller, body, loaded, count, rowHeight, focusedRow, listKey, openIndex, openId } = options;
  const { total, onNeedMore } = options;
  /** Currently rendered. */
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

  /** Row count at the last request for more, so that each page is requested once. */
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
