/** Extra rows rendered above and below the visible ones for scrolling. */
const OVERSCAN = 8;

export interface RowRange {
  startIndex: number;
  endIndex: number;
}

/** Rows visible in a scroller of this height and position, below a sticky header. All in pixels. */
export function rowsInSight(
  scrollTop: number,
  height: number,
  header: number,
  rowHeight: number,
  count: number,
): RowRange {
  const last = Math.max(0, count - 1);
  const at = (y: number) => Math.min(last, Math.max(0, Math.floor((y - header) / rowHeight)));
  return { startIndex: at(scrollTop), endIndex: at(scrollTop + Math.max(0, height - 1)) };
}

/** Where to scroll so that a row is fully visible: no further than needed, and nowhere if it already is. */
export function scrollToRow(
  row: number,
  scrollTop: number,
  height: number,
  header: number,
  rowHeight: number,
): number {
  const start = row * rowHeight;
  const end = header + start + rowHeight;
  if (start < scrollTop) return start;
  return end > scrollTop + height ? end - height : scrollTop;
}

/**
 * Rows to render: visible ones, some around them, and the focused one, since removing it would lose the focus. After a
 * jump without overlap with `before`, the surrounding ones wait until scrolling stops.
 */
export function rowsToDraw(
  range: RowRange,
  before: RowRange | undefined,
  focused: number,
  count: number,
): number[] {
  const jumped =
    before !== undefined && (range.startIndex > before.endIndex || range.endIndex < before.startIndex);
  const around = jumped ? 0 : OVERSCAN;
  const from = Math.max(0, range.startIndex - around);
  const to = Math.min(count - 1, range.endIndex + around);
  const rows: number[] = [];
  if (focused >= 0 && focused < from) rows.push(focused);
  for (let row = from; row <= to; row++) rows.push(row);
  if (focused > to && focused < count) rows.push(focused);
  return rows;
}

/** Element key by row index, in row order. */
export type RowSlots = ReadonlyMap<number, number>;

/**
 * Assigns rows to elements. Rendered rows keep theirs, and so the focus. After a jump, new rows reuse existing
 * elements, which is much faster than creating them; for step-by-step scrolling, it isn't.
 */
export function slotsOf(rows: readonly number[], before: RowSlots, focused: number): RowSlots {
  const jumped = !rows.some((row) => row !== focused && before.has(row));
  const kept = before.get(focused);
  const free = jumped
    ? [...before].flatMap(([row, slot]) => (row === focused && rows.includes(row) ? [] : [slot]))
    : [];
  let next = 1 + Math.max(-1, ...before.values());
  return new Map(
    rows.map((row): [number, number] => {
      if (row === focused && kept !== undefined) return [row, kept];
      const own = jumped ? undefined : before.get(row);
      return [row, own ?? free.shift() ?? next++];
    }),
  );
}
