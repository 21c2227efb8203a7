import { expect, test } from 'vitest';
import { all } from '../conformance/test-store.ts';
import { linesIn } from './lines-in.ts';

const LINES = ['"a"\r\n', '', 'x'.repeat(300), 'ü😀\n', '\0'];

/** As in RowBinary: time, key, length, line. */
function rowOf(line: string, time: number): Buffer {
  const place = Buffer.alloc(16);
  place.writeBigInt64LE(BigInt(time));
  place.writeBigUInt64LE(2n ** 64n - 1n - BigInt(time), 8);
  const text = Buffer.from(line);
  const length =
    text.length < 0x80 ? [text.length] : [(text.length & 0x7f) | 0x80, Math.floor(text.length / 0x80)];
  return Buffer.concat([place, Buffer.from(length), text]);
}
const ROWS = Buffer.concat(LINES.map((line, index) => rowOf(line, 1e12 + index)));

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

test('lines are the same however their bytes arrive', async () => {
  for (const size of [1, 2, 7, 17, 18, 40, 333, ROWS.length]) {
    const found = await all(linesIn(inChunks(ROWS, size)));
    expect(Buffer.concat(found.map(({ bytes }) => bytes)).toString()).toBe(LINES.join(''));
    expect(found.reduce((sum, { rows }) => sum + rows, 0)).toBe(LINES.length);
    const last = 1e12 + LINES.length - 1;
    expect(found.at(-1)?.last).toEqual({ time: last, key: 2n ** 64n - 1n - BigInt(last) });
  }
});

test('a row that is cut off is an error', async () => {
  for (const length of [3, 16, 18, ROWS.length - 1])
    await expect(all(linesIn(inChunks(ROWS.subarray(0, length), 50)))).rejects.toThrow('cut off');
});
