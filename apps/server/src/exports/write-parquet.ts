import { zstdCompressSync } from 'node:zlib';
import type { ExportColumn, ExportValue } from '@casbah/domain/export-column';
import { ByteWriter, type ColumnSource, ParquetWriter, type SchemaElement } from 'hyparquet-writer';

/** Rows of a row group, which is held in memory: more compress better, fewer let other requests in sooner. */
const ROWS_IN_GROUP = 10_000;

/** Apache Parquet, compressed with Zstandard. Times are timestamps in milliseconds, lists are lists, objects are JSON. */
export async function* parquetOfRows<Row>(
  columns: readonly ExportColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  const writer = new ByteWriter();
  const file = new ParquetWriter({
    writer,
    schema: [{ name: 'root', num_children: columns.length }, ...columns.flatMap(schemaOf)],
    codec: 'ZSTD',
    compressors: { ZSTD: (bytes) => zstdCompressSync(bytes) },
    createdBy: 'Casbah',
  });
  const written = (): Uint8Array => {
    const bytes = new Uint8Array(writer.getBuffer());
    writer.index = 0;
    return bytes;
  };
  let group: Row[] = [];
  const writeGroup = async (): Promise<Uint8Array> => {
    await file.write({
      columnData: columns.map((column) => columnOf(column, group)),
      rowGroupSize: group.length,
    });
    group = [];
    return written();
  };
  for await (const rows of batches) {
    group.push(...rows);
    if (group.length >= ROWS_IN_GROUP) yield await writeGroup();
  }
  if (group.length > 0) yield await writeGroup();
  await file.finish();
  yield written();
}

function schemaOf<Row>({ name, type }: ExportColumn<Row>): SchemaElement[] {
  const optional = { name, repetition_type: 'OPTIONAL' } as const;
  switch (type) {
    case 'text':
      return [{ ...optional, type: 'BYTE_ARRAY', converted_type: 'UTF8' }];
    case 'time':
      return [{ ...optional, type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' }];
    case 'number':
      return [{ ...optional, type: 'DOUBLE' }];
    case 'fields':
      return [{ ...optional, type: 'BYTE_ARRAY', converted_type: 'JSON' }];
    case 'texts':
      return [
        { ...optional, num_children: 1, converted_type: 'LIST' },
        { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
        { name: 'element', repetition_type: 'OPTIONAL', type: 'BYTE_ARRAY', converted_type: 'UTF8' },
      ];
  }
}

function columnOf<Row>({ name, type, read }: ExportColumn<Row>, rows: readonly Row[]): ColumnSource {
  const cell = (value: ExportValue): unknown =>
    type === 'time' && typeof value === 'number' ? new Date(value) : value;
  return { name, data: rows.map((row) => cell(read(row))), statistics: type === 'time' };
}
