import { fileAround, type LineFormat, SEPARATOR_BYTES } from '@casbah/domain/export-line';

/** Lines of a file in UTF-8. */
export interface WrittenLines {
  bytes: Uint8Array;
  rows: number;
}

/** A file of lines that are already written. */
export async function* fileOfLines(
  format: LineFormat,
  names: readonly string[],
  { lines, onRows }: { lines: AsyncIterable<WrittenLines>; onRows: (rows: number) => void },
): AsyncGenerator<Uint8Array> {
  const { start, end, empty } = fileAround(format, names);
  let isEmpty = true;
  for await (const { bytes, rows } of lines) {
    yield isEmpty ? Buffer.concat([Buffer.from(start), bytes.subarray(SEPARATOR_BYTES[format])]) : bytes;
    isEmpty = false;
    onRows(rows);
  }
  const rest = isEmpty ? empty : end;
  if (rest !== '') yield Buffer.from(rest);
}
