import { closeSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Flushes a folder and its content to disk, deepest first, so directory entries are flushed after their files. */
export function flushTree(folder: string, flush: (file: number) => void): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) flushTree(path, flush);
    else flushPath(path, flush);
  }
  flushPath(folder, flush);
}

/** Syncs a file, or a folder's entries, to disk. */
export function flushPath(path: string, flush: (file: number) => void): void {
  const file = openSync(path, 'r');
  try {
    flush(file);
  } finally {
    closeSync(file);
  }
}
