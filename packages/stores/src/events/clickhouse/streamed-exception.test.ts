import { expect, test } from 'vitest';
import { all } from '../conformance/test-store.ts';
import { withoutException } from './streamed-exception.ts';

const TAG = 'abcdefghijklmnop';
const HEADERS = { 'x-clickhouse-exception-tag': TAG };
const MESSAGE = 'Code: 395. DB::Exception: boom. (FUNCTION_THROW_IF_VALUE_IS_NON_ZERO)';
const BLOCK = `\r\n__exception__\r\n${TAG}\r\n${MESSAGE}\n${MESSAGE.length + 1} ${TAG}\r\n__exception__\r\n`;

async function* inChunks(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

test('bytes stay as they are, also those that look like the start of a marker', async () => {
  const text = `rows\r\n__exception__\r\nother${'x'.repeat(100)}\r\n__exce`;
  for (const size of [1, 5, 33, 500])
    for (const headers of [HEADERS, {}]) {
      const found = await all(withoutException(inChunks(text, size), headers));
      expect(Buffer.concat(found).toString()).toBe(text);
    }
});

test('a failure at the end is thrown, and none of its text given out', async () => {
  for (const size of [1, 5, 33, 500]) {
    let given = '';
    const download = async () => {
      for await (const bytes of withoutException(inChunks(`rows${BLOCK}`, size), HEADERS))
        given += Buffer.from(bytes).toString();
    };
    await expect(download()).rejects.toThrow('boom');
    expect('rows'.startsWith(given)).toBe(true);
  }
});
