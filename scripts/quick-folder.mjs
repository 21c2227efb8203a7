// A folder in memory for the tests' files: hundreds of databases are copied, flushed and thrown away.
import fs, { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const GIB = 1024 ** 3;
/** The tests need some hundred MB at a time; programs are started from their folders, too. */
const LEAST_ROOM = 4 * GIB;
const LEAST_MEMORY = 8 * GIB;

/** The folder, or nothing where memory is short, nothing may be started from there, or someone has chosen a place. */
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
  // PostgreSQL runs as another user than root, and must come through to its own folder inside.
  chmodSync(folder, 0o711);
  return folder;
}

export function removeQuickFolder(folder) {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
