import type { Place } from './grid-keys.ts';

/** Header height in pixels, including its border. */
export const HEADER_HEIGHT = 35;

/** Selector of a cell; header cells are in row −1. */
export function cellSelector({ row, column }: Place): string {
  return `[data-row="${row}"][data-col="${column}"]`;
}

/** Position of the cell that contains an element. */
export function placeOf(element: Element): Place | undefined {
  const cell = element.closest<HTMLElement>('[data-col]');
  if (cell === null) return undefined;
  return { row: Number(cell.dataset.row), column: Number(cell.dataset.col) };
}
