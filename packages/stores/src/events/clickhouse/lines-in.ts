import type { WrittenActivities } from '../activity-reads.ts';

/** Bytes of the time and the key before each line. */
const PLACE_BYTES = 16;

/**
 * Takes written activities out of rows in RowBinary: time, key and line. Each chunk of rows becomes one, without a copy of
 * every line as text.
 */
export async function* linesIn(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<WrittenActivities> {
  let rest: Uint8Array[] = [];
  let held = 0;
  /** Bytes that the next row needs at least. */
  let needed = PLACE_BYTES + 1;
  for await (const chunk of chunks) {
    rest.push(chunk);
    held += chunk.length;
    if (held < needed) continue;
    const rows = Buffer.concat(rest, held);
    const read = readRows(rows);
    if (read.written !== undefined) yield read.written;
    rest = [rows.subarray(read.end)];
    held = rows.length - read.end;
    needed = read.needed;
  }
  if (held > 0) throw new Error('the last row of the event store is cut off');
}

interface ReadRows {
  /** Undefined if no row is complete. */
  written: WrittenActivities | undefined;
  /** Where the first incomplete row begins. */
  end: number;
  needed: number;
}

function readRows(rows: Buffer): ReadRows {
  const lines = Buffer.allocUnsafe(rows.length);
  let [count, length, end, last] = [0, 0, 0, 0];
  let needed = PLACE_BYTES + 1;
  for (;;) {
    const size = readLength(rows, end + PLACE_BYTES);
    if (size === undefined) break;
    const next = size.end + size.value;
    if (next > rows.length) {
      needed = next - end;
      break;
    }
    length += rows.copy(lines, length, size.end, next);
    last = end;
    end = next;
    count += 1;
  }
  if (count === 0) return { written: undefined, end, needed };
  const place = { time: Number(rows.readBigInt64LE(last)), key: rows.readBigUInt64LE(last + 8) };
  return { written: { bytes: lines.subarray(0, length), rows: count, last: place }, end, needed };
}

/** A length in groups of seven bits, lowest first. */
function readLength(bytes: Buffer, start: number): { value: number; end: number } | undefined {
  let value = 0;
  let scale = 1;
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    value += (byte & 0x7f) * scale;
    if (byte < 0x80) return { value, end: at + 1 };
    scale *= 0x80;
  }
  return undefined;
}
