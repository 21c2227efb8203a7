import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FileStore } from './file-store.ts';
import { openFolderFileStore } from './folder/folder-file-store.ts';

/** Conformance tests for all file stores. */
const STORES: Record<string, (folder: string) => Promise<FileStore>> = { folder: openFolderFileStore };

describe.each(Object.entries(STORES))('files store on a %s', (_, open) => {
  let folder: string;
  let files: FileStore;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'casbah-files-'));
    files = await open(join(folder, 'files'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const textOf = async (name: string, start = 0, end?: number) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of files.read(name, start, end)) chunks.push(Uint8Array.from(chunk));
    return Buffer.concat(chunks).toString();
  };

  test('chunks are read back in order, from any offset', async () => {
    await files.append('loads/a/1', 0, Buffer.from('one '));
    await files.append('loads/a/1', 4, Buffer.from('two'));
    expect(await textOf('loads/a/1')).toBe('one two');
    expect(await textOf('loads/a/1', 4)).toBe('two');
    expect(await textOf('loads/a/1', 1, 5)).toBe('ne t');
    expect(await files.size('loads/a/1')).toBe(7);
    expect(Buffer.from(await files.readAt('loads/a/1', 2, 4)).toString()).toBe('e tw');
    expect(Buffer.from(await files.readAt('loads/a/1', 5, 100)).toString()).toBe('wo');
  });

  test('a resent chunk replaces everything from its offset on', async () => {
    await files.append('a', 0, Buffer.from('good half-written'));
    await files.append('a', 5, Buffer.from('x'));
    expect(await textOf('a')).toBe('good x');
  });

  test('a chunk after a gap is refused and changes nothing', async () => {
    await files.append('a', 0, Buffer.from('four'));
    await expect(files.append('a', 5, Buffer.from('x'))).rejects.toMatchObject({ code: 'OFFSET_BEYOND_END' });
    expect(await textOf('a')).toBe('four');
  });

  test('files larger than a chunk are read completely', async () => {
    const bytes = Buffer.alloc(3 * 1024 * 1024 + 17, 'abcdefghij');
    await files.append('large', 0, bytes);
    expect(await textOf('large')).toBe(bytes.toString());
  });

  test("a missing file has no size, can't be read, and may be removed", async () => {
    expect(await files.size('nothing')).toBeUndefined();
    await expect(textOf('nothing')).rejects.toMatchObject({ code: 'FILE_MISSING' });
    await files.remove('nothing');
    await files.removeFolder('nothing');
  });

  test('a folder is removed with all its files, but not its neighbors', async () => {
    await files.append('loads/a/1', 0, Buffer.from('1'));
    await files.append('loads/a/2', 0, Buffer.from('2'));
    await files.append('loads/ab/1', 0, Buffer.from('3'));
    await files.removeFolder('loads/a');
    expect(await files.size('loads/a/1')).toBeUndefined();
    expect(await files.size('loads/a/2')).toBeUndefined();
    expect(await textOf('loads/ab/1')).toBe('3');
  });

  test.each(['', '/etc/passwd', '../out', 'a/../../out', 'a//b', 'a\0b', './a'])(
    'no name leads out of the store: %j',
    async (name) => {
      await expect(files.append(name, 0, Buffer.from('x'))).rejects.toThrow(RangeError);
      await expect(files.removeFolder(name)).rejects.toThrow(RangeError);
    },
  );

  test('files are private to the owner, and free space is reported', async () => {
    await files.append('secret', 0, Buffer.from('x'));
    expect((await stat(join(folder, 'files/secret'))).mode & 0o077).toBe(0);
    expect(await files.freeSpace()).toBeGreaterThan(0);
  });
});
