import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';

let folder: string;
let children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'casbah-lock-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process that takes the lock, reports the result and keeps running. */
async function holder(): Promise<{ child: ChildProcess; said: string }> {
  const code = `
    const { lockFolder } = await import(${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)});
    await lockFolder(${JSON.stringify(folder)}).then(() => console.log('locked'), (error) => console.log(error.code));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = await once(child.stdout, 'data');
  return { child, said: String(line).trim() };
}

const lockFile = (): string => join(folder, 'casbah.lock');

test('a folder is locked by one process; the error names the folder and the process', async () => {
  const { child, said } = await holder();
  expect(said).toBe('locked');
  const refused = await lockFolder(folder).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(FolderInUse);
  expect(refused).toMatchObject({ folder, pid: child.pid, code: 'FOLDER_IN_USE' });
  expect(String(refused)).toContain(`${folder} is in use by process ${child.pid}`);
});

test("a process can't lock the same folder twice", async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await lock.release();
  await (await lockFolder(folder)).release();
});

test('a released folder is free again, without leftovers', async () => {
  const lock = await lockFolder(join(folder, 'made'));
  await lock.release();
  expect(existsSync(join(folder, 'made', 'casbah.lock'))).toBe(false);
});

test('the lock of a process ended by kill -9 is taken over', async () => {
  const { child } = await holder();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(lockFile())).toBe(true);
  const lock = await lockFolder(folder);
  expect(JSON.parse(readFileSync(lockFile(), 'utf8')).pid).toBe(process.pid);
  await lock.release();
});

test("a reused PID isn't mistaken for the holder", async () => {
  const { child } = await holder();
  const record = JSON.parse(readFileSync(lockFile(), 'utf8'));
  child.kill('SIGKILL');
  await once(child, 'exit');
  // The PID of this running process, but another start time.
  writeFileSync(lockFile(), JSON.stringify({ ...record, pid: process.ppid, started: '1' }));
  await (await lockFolder(folder)).release();
});

test.each(['', '{"pid":', 'null', '{"pid":"x"}'])(
  "a lock file that contains %j doesn't lock",
  async (content) => {
    writeFileSync(lockFile(), content);
    await (await lockFolder(folder)).release();
  },
);

test("a lock that was taken over isn't removed by its previous holder", async () => {
  const lock = await lockFolder(folder);
  writeFileSync(lockFile(), '{"pid":1,"started":"0","host":"elsewhere"}');
  await lock.release();
  expect(existsSync(lockFile())).toBe(true);
});

test('of many processes that find a stale lock, one gets the folder', async () => {
  const { child } = await holder();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const said = await Promise.all(Array.from({ length: 5 }, async () => (await holder()).said));
  expect(said.sort()).toEqual([...Array(4).fill('FOLDER_IN_USE'), 'locked']);
});

test('a lock on another machine counts while its holder touches it', async () => {
  const { child } = await holder();
  const record = JSON.parse(readFileSync(lockFile(), 'utf8'));
  writeFileSync(lockFile(), JSON.stringify({ ...record, host: 'another-machine' }));
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await (await lockFolder(folder)).release();
}, 30_000);
