import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HashedFiles } from './hashed-files.ts';

const SCRIPT = `console.log('${'1'.repeat(4000)}')`;
let folder: string;
let files: HashedFiles;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casbah-assets-'));
  await writeFile(join(folder, 'ui-4f3a.js'), SCRIPT);
  await writeFile(join(folder, 'inter-77.woff2'), 'letters');
  files = new HashedFiles(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('a browser that accepts “%s” gets %s', async (accepted, encoding) => {
  const file = await files.find('ui-4f3a.js', accepted);
  expect(file?.encoding).toBe(encoding);
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };
  expect(
    unpack[encoding === 'br' || encoding === 'gzip' ? encoding : 'none'](
      file?.bytes ?? Buffer.of(),
    ).toString(),
  ).toBe(SCRIPT);
});

test('sends compressed files unchanged', async () => {
  const file = await files.find('inter-77.woff2', 'br');
  expect(file).toEqual({ type: 'font/woff2', encoding: undefined, bytes: Buffer.from('letters') });
});

test('reads a file once, and finds files of later builds', async () => {
  expect(await files.find('later-1.js', 'br')).toBeUndefined();
  await writeFile(join(folder, 'later-1.js'), 'first');
  const found = await files.find('later-1.js', 'br');
  await writeFile(join(folder, 'later-1.js'), 'second');
  expect(await files.find('later-1.js', 'br')).toBe(found);
});

test.each(['../ui-4f3a.js', '.ui-4f3a.js', 'deep/ui-4f3a.js', 'toString', '', 'none.js'])(
  '“%s” is not found',
  async (name) => {
    expect(await files.find(name, 'br')).toBeUndefined();
  },
);
