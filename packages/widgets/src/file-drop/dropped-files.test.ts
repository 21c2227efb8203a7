import { expect, test } from 'vitest';
import { type Entry, type FileEntry, type FolderEntry, filesOfEntries, MOST_FILES } from './dropped-files.ts';

const file = (name: string): FileEntry => ({
  isFile: true,
  isDirectory: false,
  name,
  file: (found: (file: File) => void) => found(new File(['x'], name)),
});
const broken = (name: string): FileEntry => ({
  isFile: true,
  isDirectory: false,
  name,
  file: (_: unknown, failed: (error: unknown) => void) => failed(new Error('gone')),
});
/** Returns its children in batches of two, as browsers return batches of a hundred. */
const folder = (name: string, children: readonly Entry[]): FolderEntry => ({
  isFile: false,
  isDirectory: true,
  name,
  createReader: () => {
    let at = 0;
    return {
      readEntries: (found: (entries: readonly Entry[]) => void) => {
        found(children.slice(at, at + 2));
        at += 2;
      },
    };
  },
});

const names = async (entries: readonly Entry[]) => (await filesOfEntries(entries)).map((one) => one.name);

test('folders are read in batches, recursively', async () => {
  const tree = folder('logs', [file('a'), file('b'), file('c'), folder('old', [file('d')])]);
  expect(await names([file('first'), tree])).toEqual(['first', 'a', 'b', 'c', 'd']);
});

test('hidden and unreadable files are omitted', async () => {
  expect(await names([file('.DS_Store'), broken('gone'), file('kept')])).toEqual(['kept']);
});

test('at most a thousand files', async () => {
  const many = Array.from({ length: MOST_FILES + 50 }, (_, index) => file(`f${index}`));
  expect(await names([folder('all', many)])).toHaveLength(MOST_FILES);
});
