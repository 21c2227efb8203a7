import { type MouseEvent, useCallback, useEffect, useRef } from 'react';

/** How long the mouse rests on a cell before it is measured: while one scrolls, cells run past under it. */
const REST_MS = 120;

/** A cell whose words are cut says them in its title while the mouse is on it. Returns what hears of `mouseover`. */
export function useCutTitle(): (event: MouseEvent) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const titled = useRef<HTMLElement>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(({ target }) => {
    clearTimeout(timer.current);
    if (!(target instanceof Element)) return;
    const cell = target.closest<HTMLElement>('[role="gridcell"], [role="rowheader"]') ?? undefined;
    // The cell may draw another row by the time one comes back to it.
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
