// An in-memory folder for test files: hundreds of databases are copied, flushed and deleted.
import fs, { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const GIB = 1024 ** 3;
/** Tests need a few hundred MB at a time; they also run programs from their folders. */
const LEAST_ROOM = 4 * GIB;
const LEAST_MEMORY = 8 * GIB;

/** Returns the folder; `undefined` if memory is short, programs can't run from there, or a folder was configured. */
export function makeQuickFolder() {
  if (process.env.TMPDIR !== undefined || !existsSync(MEMORY) || fs.statfsSync === undefined)
    return undefined;
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, place]) => place === MEMORY);
  const { bavail, bsize } = fs.statfsSync(MEMORY);
  if (mount === undefined || /\bnoexec\b/.test(mount[3])) return undefined;
  if (bavail * bsize < LEAST_ROOM || freemem() < LEAST_MEMORY) return undefined;
  const folder = mkdtempSync(join(MEMORY, 'casbah-tests-'));
  // PostgreSQL doesn't run as root, and needs to traverse to its own folder inside.
  chmodSync(folder, 0o711);
  return folder;
}

export function removeQuickFolder(folder) {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
