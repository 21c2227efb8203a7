import { useState } from 'react';
import { GRID_GROWTH, GRID_GROWTHS } from './limits.ts';

interface Pages {
  listKey: string;
  rows: number;
  /** Pages loaded after the first one. */
  more: number;
}

/** Pixels a grid has grown by since its list began. */
export function useGrowth(grows: boolean, rows: number, listKey: string): number {
  const [pages, setPages] = useState<Pages>({ listKey, rows, more: 0 });
  const now = afterRows(pages, rows, listKey);
  if (now !== pages) setPages(now);
  return grows ? grownBy(now.more) : 0;
}

/** Another list starts over; more rows than the first ones are another page. */
export function afterRows(pages: Pages, rows: number, listKey: string): Pages {
  if (listKey !== pages.listKey) return { listKey, rows, more: 0 };
  if (rows === pages.rows) return pages;
  return { listKey, rows, more: rows > pages.rows && pages.rows > 0 ? pages.more + 1 : pages.more };
}

export function grownBy(pages: number): number {
  return Math.min(GRID_GROWTHS, pages) * GRID_GROWTH;
}
