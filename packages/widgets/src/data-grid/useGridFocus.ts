import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Place } from './grid-keys.ts';
import { cellSelector } from './grid-place.ts';

export interface GridFocusOptions {
  scroller: RefObject<HTMLDivElement | null>;
  /** Number of loaded rows. */
  loaded: number;
  columnCount: number;
  /** Changes with the list. */
  listKey: string;
  /** Index of the open row; −1 if none is open or loaded. */
  openIndex: number;
  openId: string | undefined;
}

export interface GridFocus {
  /** The cell in the tab order. */
  current: Place;
  setPlace: (place: Place) => void;
  /** Focuses a cell as soon as it is rendered. */
  focusAt: (place: Place) => void;
}

/** Tracks which cell has the focus, or gets it with Tab. */
export function useGridFocus(options: GridFocusOptions): GridFocus {
  const { scroller, loaded, columnCount, listKey, openIndex, openId } = options;
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  const current: Place = {
    row: loaded === 0 ? -1 : Math.min(place.row, loaded - 1),
    column: Math.min(place.column, columnCount - 1),
  };

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
    // A new object, so it renders again even at the same position.
    setPlace({ ...to });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list starts from the top
  useEffect(() => setPlace((before) => ({ ...before, row: 0 })), [listKey]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the open row, not every new page of rows
  useEffect(() => {
    if (openIndex >= 0) setPlace((before) => ({ ...before, row: openIndex }));
  }, [openId]);

  return { current, setPlace, focusAt };
}
