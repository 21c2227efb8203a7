import type { OcsfObject } from '@casbah/domain/ocsf/ocsf-event';

/** One OCSF event per line. */
export async function* ocsfOfRows<Row>(
  toOcsf: (row: Row) => OcsfObject,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  for await (const rows of batches)
    yield Buffer.from(rows.map((row) => `${JSON.stringify(toOcsf(row))}\n`).join(''));
}
