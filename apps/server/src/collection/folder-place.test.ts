import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolder } from './folder-place.ts';
import { CollectionFailed, type OpenFiles, type RemoteFile } from './place.ts';
import { previewOf } from './preview.ts';

const SQUID =
  '1729418400.123 45 10.1.2.7 TCP_MISS/200 1042 GET http://box.com/p u HIER_DIRECT/192.0.2.1 text/html\n';
let folder: string;
let logs: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casbah-folder-'));
  logs = join(folder, 'logs');
  await mkdir(join(logs, 'below'), { recursive: true });
  await mkdir(join(folder, 'logs-of-others'));
  await writeFile(join(folder, 'secret.log'), 'secret\n');
  await writeFile(join(folder, 'logs-of-others', 'a.log'), 'of others\n');
  await writeFile(join(logs, 'a.log'), SQUID.repeat(3));
  await writeFile(join(logs, '.hidden.log'), 'hidden\n');
  await writeFile(join(logs, 'a.txt'), 'another kind\n');
  await writeFile(join(logs, 'below', 'b.gz'), gzipSync(SQUID.repeat(20_000)));
  await symlink(join(folder, 'secret.log'), join(logs, 'link.log'));
  await symlink(folder, join(logs, 'up'));
});
afterAll(() => rm(folder, { recursive: true }));

const open = (path = logs, pattern = ''): Promise<OpenFiles> =>
  openFolder({ path, pattern }, { openFolders: [logs] });
async function filesOf(place: OpenFiles): Promise<RemoteFile[]> {
  const files: RemoteFile[] = [];
  for await (const file of place.list()) files.push(file);
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}
async function text(place: OpenFiles, path: string, start: number, end: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of place.read(path, start, end)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}
async function problem(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return 'none';
  } catch (error) {
    return error instanceof CollectionFailed ? error.problem : String(error);
  }
}

test('finds files in subfolders, but no links or hidden files', async () => {
  expect((await filesOf(await open())).map(({ path }) => path)).toEqual(['a.log', 'a.txt', 'below/b.gz']);
  const [file, ...more] = await filesOf(await open(logs, '*.log'));
  expect([file?.path, file?.size, more]).toEqual(['a.log', SQUID.length * 3, []]);
});

test('reads a part of a file', async () => {
  const place = await open();
  expect(await text(place, 'a.log', SQUID.length, SQUID.length * 2)).toBe(SQUID);
  expect(await text(place, 'a.log', SQUID.length * 3, SQUID.length * 9)).toBe('');
});

test("reads nothing outside the allowed folders, and doesn't reveal what exists", async () => {
  for (const path of [
    ...[folder, '/etc', '/none-such', 'logs', `${logs}/..`, `${logs}/../secret.log`],
    ...[`${logs}-of-others`, join(logs, 'up')],
  ])
    expect([path, await problem(() => open(path))]).toEqual([path, 'not_allowed']);
  const place = await open();
  for (const path of ['link.log', '../secret.log', 'up/secret.log', '../logs-of-others/a.log'])
    expect([path, await problem(() => text(place, path, 0, 100))]).toEqual([path, 'not_allowed']);
});

test('reports a missing folder', async () => {
  expect(await problem(() => open(join(logs, 'none')))).toBe('not_found');
  expect(await problem(async () => filesOf(await open(join(logs, 'a.log'))))).toBe('not_found');
  const place = await open();
  expect(await problem(() => text(place, 'gone.log', 0, 1))).toBe('not_found');
});

test("detects the format from a file's beginning, packed or not; shows lines only to people who see names", async () => {
  const place = await open();
  for (const file of await filesOf(place)) {
    const asked = { now: Date.UTC(2026, 10, 22), hidesPeople: false };
    const preview = await previewOf(place, file, asked);
    if (file.path === 'a.txt') {
      expect(preview).toMatchObject({ format: null, events: 0, rejects: 1, lines: ['another kind'] });
      continue;
    }
    const events = file.path === 'a.log' ? 3 : 50;
    expect([file.path, preview]).toMatchObject([file.path, { path: file.path, events, rejects: 0 }]);
    expect(preview?.format).toContain('squid');
    expect(preview?.lines[0]).toBe(SQUID.trim());
    expect((await previewOf(place, file, { ...asked, hidesPeople: true }))?.lines).toEqual([]);
  }
});
