import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makePrivate, OTHERS } from './private-folder.ts';

const place = mkdtempSync(join(tmpdir(), 'casbah-private-'));
afterAll(() => rmSync(place, { recursive: true }));

const modeOf = (path: string): number => lstatSync(path).mode & 0o777;
const openIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const { mode } = lstatSync(join(folder, name));
    return (mode & OTHERS) !== 0;
  });

test('creates a folder and its parents for the owner only', () => {
  const folder = join(place, 'new', 'data');
  expect(makePrivate(folder)).toEqual([]);
  expect(modeOf(folder)).toBe(0o700);
});

test("removes others' permissions at every depth, and keeps the owner's", () => {
  const folder = join(place, 'open');
  mkdirSync(join(folder, 'control', 'pglite'), { recursive: true });
  writeFileSync(join(folder, 'control', 'pglite', 'wal'), 'rows');
  chmodSync(join(folder, 'control', 'pglite', 'wal'), 0o666);
  writeFileSync(join(folder, 'run'), '');
  chmodSync(join(folder, 'run'), 0o755);
  chmodSync(folder, 0o777);
  expect(makePrivate(folder)).toEqual([]);
  expect(modeOf(folder)).toBe(0o700);
  expect(openIn(folder)).toEqual([]);
  expect(modeOf(join(folder, 'control', 'pglite', 'wal'))).toBe(0o600);
  expect(modeOf(join(folder, 'run'))).toBe(0o700);
});

test('follows a store on another disk, but no deeper links', () => {
  const [folder, disk, elsewhere] = ['linked', 'disk', 'elsewhere'].map((name) => join(place, name));
  if (folder === undefined || disk === undefined || elsewhere === undefined) throw new Error('three names');
  for (const path of [folder, disk, elsewhere]) mkdirSync(path, { mode: 0o755 });
  symlinkSync(disk, join(folder, 'events'));
  symlinkSync(elsewhere, join(disk, 'link'));
  writeFileSync(join(disk, 'part'), '', { mode: 0o644 });
  symlinkSync(join(folder, 'gone'), join(folder, 'dangling'));
  expect(makePrivate(folder)).toEqual([]);
  expect(modeOf(disk)).toBe(0o700);
  expect(modeOf(join(disk, 'part'))).toBe(0o600);
  expect(modeOf(elsewhere)).toBe(0o755);
});
