import { type MouseEvent, useCallback, useEffect, useRef } from 'react';

/** Hover delay before a cell is measured, because cells pass under the mouse during scrolling. */
const REST_MS = 120;

/** Shows a truncated cell's text as its title on hover. Returns the `mouseover` handler. */
export function useCutTitle(): (event: MouseEvent) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const titled = useRef<HTMLElement>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(({ target }) => {
    clearTimeout(timer.current);
    if (!(target instanceof Element)) return;
    const cell = target.closest<HTMLElement>('[role="gridcell"], [role="rowheader"]') ?? undefined;
    // The cell may show another row by the next hover.
    if (titled.current !== undefined && titled.current !== cell) titled.current.removeAttribute('title');
    if (cell === undefined) return;
    timer.current = setTimeout(() => {
      if (isCut(cell)) cell.title = cell.textContent ?? '';
      else cell.removeAttribute('title');
      titled.current = cell;
    }, REST_MS);
  }, []);
}

function isCut(cell: HTMLElement): boolean {
  return [cell, ...cell.querySelectorAll<HTMLElement>('*')].some(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible',
  );
}
