import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Another running process has locked the folder. */
export class FolderInUse extends Error {
  readonly code = 'FOLDER_IN_USE';
  readonly folder: string;
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(`The folder ${folder} is in use by process ${pid}`);
    this.name = 'FolderInUse';
    this.folder = folder;
    this.pid = pid;
  }
}

export interface FolderLock {
  release(): Promise<void>;
}

interface Holder {
  pid: number;
  /** Process start time from the kernel, so a reused PID isn't mistaken for the holder. */
  started: string;
  host: string;
  /** Distinguishes two locks of one process. */
  nonce: string;
}

const LOCK_FILE = 'casbah.lock';
/** How long a lock taken over from a dead process is observed before it counts as ours. */
const SETTLE_MS = 100;
/** How often a holder touches its lock, for those who can't see its process. */
const TOUCH_MS = 1_000;
const UNTOUCHED_MS = 4 * TOUCH_MS;

/**
 * Locks a folder for the lifetime of this process and takes over locks of dead ones, even after `kill -9`.
 * Throws `FolderInUse` if a running process holds it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, LOCK_FILE);
  const holder: Holder = {
    pid: process.pid,
    started: (await startOf(process.pid)) ?? '',
    host: hostname(),
    nonce: crypto.randomUUID(),
  };
  const content = JSON.stringify(holder);
  const own = `${file}.${holder.nonce}`;
  await writeFile(own, content, { mode: 0o600 });
  try {
    // Creates the lock file atomically with its content, so no one reads a partial one.
    await link(own, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const found = await holderOf(file);
    if (found !== undefined && (await isAlive(found, file))) throw new FolderInUse(folder, found.pid);
    await takeOver(folder, file, own, content);
  } finally {
    await rm(own, { force: true });
  }
  const touching = setInterval(() => utimes(file, new Date(), new Date()).catch(() => {}), TOUCH_MS).unref();
  return {
    async release() {
      clearInterval(touching);
      if ((await readFile(file, 'utf8').catch(() => '')) === content) await rm(file, { force: true });
    },
  };
}

/** Two processes can find the same stale lock. The last one to write owns it; the other notices and gives up. */
async function takeOver(folder: string, file: string, own: string, content: string): Promise<void> {
  await rename(own, file);
  await wait(SETTLE_MS);
  const now = await readFile(file, 'utf8').catch(() => '');
  if (now !== content) throw new FolderInUse(folder, (await holderOf(file))?.pid ?? 0);
}

/** `undefined` for a file just removed, or left empty or incomplete by a crash. */
async function holderOf(file: string): Promise<Holder | undefined> {
  try {
    const read: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (!(read instanceof Object) || !('pid' in read) || typeof read.pid !== 'number') return undefined;
    const started = 'started' in read && typeof read.started === 'string' ? read.started : '';
    const host = 'host' in read && typeof read.host === 'string' ? read.host : '';
    return { pid: read.pid, started, host, nonce: '' };
  } catch {
    return undefined;
  }
}

async function isAlive({ pid, started, host }: Holder, file: string): Promise<boolean> {
  // Held on another machine or container: its processes aren't visible, only that it touches its lock.
  if (host !== hostname()) {
    const { mtimeMs } = await stat(file);
    await wait(UNTOUCHED_MS);
    return (await stat(file)).mtimeMs !== mtimeMs;
  }
  if (pid === process.pid) return started === ((await startOf(pid)) ?? '');
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const start = await startOf(pid);
  return start === undefined || started === '' || start === started;
}

/** Process start in clock ticks since boot; `undefined` if the kernel doesn't provide it. */
async function startOf(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The process name in brackets may contain spaces and brackets, so fields are counted from its end.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}
