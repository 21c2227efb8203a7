import type { Place } from './grid-keys.ts';

/** Pixels of the header with its line. */
export const HEADER_HEIGHT = 35;

/** The selector of a cell, header cells being in row −1. */
export function cellSelector({ row, column }: Place): string {
  return `[data-row="${row}"][data-col="${column}"]`;
}

/** The place of the cell that an element is in. */
export function placeOf(element: Element): Place | undefined {
  const cell = element.closest<HTMLElement>('[data-col]');
  if (cell === null) return undefined;
  return { row: Number(cell.dataset.row), column: Number(cell.dataset.col) };
}
