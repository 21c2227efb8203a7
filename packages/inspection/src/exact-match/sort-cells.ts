import type { RecordIndex } from './record-index.ts';

const BUCKETS = 1 << 16;

/** Sorts cells by hash, then by cell: counts by the highest 16 bits, which are even, then sorts each small bucket. */
export function sortCells(
  high: Uint32Array,
  low: Uint32Array,
  cells: Uint32Array,
  count: number,
): Pick<RecordIndex, 'high' | 'low' | 'cells'> {
  const starts = new Uint32Array(BUCKETS + 1);
  for (let at = 0; at < count; at += 1) {
    const bucket = ((high[at] ?? 0) >>> 16) + 1;
    starts[bucket] = (starts[bucket] ?? 0) + 1;
  }
  for (let bucket = 0; bucket < BUCKETS; bucket += 1)
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0);
  const next = starts.slice();
  const sorted = { high: new Uint32Array(count), low: new Uint32Array(count), cells: new Uint32Array(count) };
  for (let at = 0; at < count; at += 1) {
    const bucket = (high[at] ?? 0) >>> 16;
    const to = next[bucket] ?? 0;
    next[bucket] = to + 1;
    sorted.high[to] = high[at] ?? 0;
    sorted.low[to] = low[at] ?? 0;
    sorted.cells[to] = cells[at] ?? 0;
  }
  for (let bucket = 0; bucket < BUCKETS; bucket += 1)
    sortBucket(sorted, starts[bucket] ?? 0, starts[bucket + 1] ?? 0);
  return sorted;
}

/** A frequent value fills a bucket with equal hashes, whose cells are in order already: for them, one pass suffices. */
function sortBucket(
  { high, low, cells }: { high: Uint32Array; low: Uint32Array; cells: Uint32Array },
  from: number,
  to: number,
): void {
  if (to - from < 2) return;
  const order = Array.from({ length: to - from }, (_, index) => from + index);
  order.sort(
    (one, other) =>
      (high[one] ?? 0) - (high[other] ?? 0) ||
      (low[one] ?? 0) - (low[other] ?? 0) ||
      (cells[one] ?? 0) - (cells[other] ?? 0),
  );
  const [highs, lows, rest] = [high, low, cells].map((array) => order.map((at) => array[at] ?? 0));
  high.set(highs ?? [], from);
  low.set(lows ?? [], from);
  cells.set(rest ?? [], from);
}
