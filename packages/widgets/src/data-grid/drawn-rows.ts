/** Rows drawn above and below the visible ones, so that scrolling finds them there. */
const OVERSCAN = 8;

export interface RowRange {
  startIndex: number;
  endIndex: number;
}

/** The rows that a scroller of this height shows at this place, below a header that sticks to its top. All in pixels. */
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
 * Rows to render: visible ones, some around them, and the focused one wherever it is, because removing it would lose
 * the focus. After a jump without overlap with `before`, none around: they come when scrolling rests.
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

/** Which element of the page draws which row: the elements' keys by the rows' indexes, in the order of the rows. */
export type RowSlots = ReadonlyMap<number, number>;

/**
 * Gives each row an element. A row that was drawn keeps its own, and with it the focus. After a jump the others draw what
 * the elements that are there anyway drew before, in their order: to write new words into a row takes a fraction of the time
 * that a new one takes. While one scrolls step by step rows come and go instead: to move elements about takes as long.
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
