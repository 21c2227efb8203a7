import { setImmediate } from 'node:timers/promises';

/** The same rows in small batches. A large export would otherwise hold up every other request. */
export async function* inTurns<Row>(
  batches: AsyncIterable<readonly Row[]>,
  size: number,
  onRows: (rows: number) => void,
): AsyncGenerator<readonly Row[]> {
  for await (const batch of batches)
    for (let start = 0; start < batch.length; start += size) {
      const rows = batch.slice(start, start + size);
      yield rows;
      onRows(rows.length);
      await setImmediate();
    }
}
