export interface TarHeader {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** A header block; undefined where its check sum is wrong. */
export function tarHeader(bytes: Buffer, at: number): TarHeader | 'empty' | undefined {
  const block = bytes.subarray(at, at + 512);
  if (block.every((byte) => byte === 0)) return 'empty';
  const written = octal(block, 148, 8);
  let sum = 8 * 0x20;
  for (let index = 0; index < 512; index++) if (index < 148 || index >= 156) sum += block[index] ?? 0;
  if (written !== sum) return undefined;
  const size = number(block, 124, 12);
  if (size === undefined) return undefined;
  const isPosix = block.toString('latin1', 257, 263) === 'ustar\0';
  const prefix = isPosix ? text(block, 345, 155) : '';
  const name = text(block, 0, 100);
  return { name: prefix === '' ? name : `${prefix}/${name}`, size, type: block.toString('latin1', 156, 157) };
}

/** Records of a pax header: `25 path=folder/file.txt\n`, each with its own length in bytes. */
export function paxRecords(content: Buffer): ReadonlyMap<string, string> {
  const records = new Map<string, string>();
  for (let at = 0; at < content.length && records.size < 1000; ) {
    const space = content.indexOf(0x20, at);
    if (space === -1 || space - at > 10) break;
    const length = Number(content.toString('latin1', at, space));
    if (!Number.isSafeInteger(length) || length < space - at + 3) break;
    const record = content.toString('utf8', space + 1, at + length - 1);
    const equals = record.indexOf('=');
    if (equals > 0) records.set(record.slice(0, equals), record.slice(equals + 1));
    at += length;
  }
  return records;
}

/** Octal digits, or a binary number where the first bit is set (GNU). */
function number(block: Buffer, at: number, length: number): number | undefined {
  if (((block[at] ?? 0) & 0x80) === 0) return octal(block, at, length);
  let value = (block[at] ?? 0) & 0x7f;
  for (let index = at + 1; index < at + length; index++) value = value * 256 + (block[index] ?? 0);
  return Number.isSafeInteger(value) ? value : undefined;
}

function octal(block: Buffer, at: number, length: number): number | undefined {
  const digits = block
    .toString('latin1', at, at + length)
    .replace(/[\0 ]+$/, '')
    .trimStart();
  if (digits === '') return 0;
  return /^[0-7]{1,12}$/.test(digits) ? Number.parseInt(digits, 8) : undefined;
}

function text(block: Buffer, at: number, length: number): string {
  const end = block.indexOf(0, at);
  return block.toString('utf8', at, end === -1 || end > at + length ? at + length : end);
}
