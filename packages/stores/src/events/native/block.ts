import { Bytes } from './bytes.ts';
import type { Column } from './columns.ts';

/** A block in ClickHouse's Native format: counts, then each column's name, type and bytes. */
export function encodeBlock(columns: readonly Column[], rows: number): Uint8Array[] {
  const counts = new Bytes(20);
  counts.varint(columns.length);
  counts.varint(rows);
  const chunks: Uint8Array[] = [counts.written()];
  for (const column of columns) {
    const head = new Bytes(64);
    head.string(column.name);
    head.string(column.type);
    chunks.push(head.written(), ...column.encode(rows));
  }
  return chunks;
}
