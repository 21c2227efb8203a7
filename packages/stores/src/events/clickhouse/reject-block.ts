import type { Reject } from '@casbah/domain/reject';
import type { BatchOrigin } from '../event-store.ts';
import { encodeBlock } from '../native/block.ts';
import { ConstantColumn, IntegerColumn, TextColumn, WordColumn } from '../native/columns.ts';

/** Rejected lines as one block in ClickHouse's Native format, and the names of its columns. */
export function encodeRejects(
  { tenant, datasource, load }: BatchOrigin,
  rejects: readonly Reject[],
): { columns: string[]; chunks: Uint8Array[] } {
  const line = new IntegerColumn('line');
  const offset = new IntegerColumn('offset');
  const reason = new WordColumn('reason');
  const detail = new TextColumn('detail');
  const format = new WordColumn('format');
  const text = new TextColumn('text');
  rejects.forEach((reject, row) => {
    line.put(row, reject.line);
    offset.put(row, reject.offset);
    reason.put(row, reject.reason);
    detail.put(row, reject.detail);
    format.put(row, reject.format);
    text.put(row, reject.text);
  });
  const columns = [
    new ConstantColumn('tenant_id', tenant),
    new ConstantColumn('datasource_id', datasource),
    new ConstantColumn('load_id', load),
    line,
    offset,
    reason,
    detail,
    format,
    text,
  ];
  return { columns: columns.map(({ name }) => name), chunks: encodeBlock(columns, rejects.length) };
}
