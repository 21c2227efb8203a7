import { chmodSync, lstatSync, mkdirSync, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';

/** The rights of the group and of everyone else on the machine. */
export const OTHERS = 0o077;

/** What other users of the machine can still reach, and why. */
export interface OpenToOthers {
  path: string;
  cause: unknown;
}

/**
 * Makes a folder, or takes it over, for its owner alone: removes every right of the group and of other users from it and from
 * everything in it. The folder itself comes first, so no one can enter while the rest is repaired.
 *
 * Returns what couldn't be changed, as on a mounted file system without rights of its own.
 */
export function makePrivate(folder: string): OpenToOthers[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const left: OpenToOthers[] = [];
  close(folder, statSync(folder), left);
  closeAllIn(folder, left, true);
  return left;
}

/** `isTop`: here a link to a folder is followed, since a store may lie on another disk. Deeper ones point within a store. */
function closeAllIn(folder: string, left: OpenToOthers[], isTop = false): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const found = statOf(path, isTop);
    if (found === undefined || found.isSymbolicLink()) continue;
    close(path, found, left);
    if (found.isDirectory()) closeAllIn(path, left);
  }
}

/** `undefined` for what is gone: a process that is just ending may still remove its files. */
function statOf(path: string, isFollowed: boolean): Stats | undefined {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined || !isFollowed || !found.isSymbolicLink()) return found;
  const target = statSync(path, { throwIfNoEntry: false });
  return target?.isDirectory() ? target : found;
}

function close(path: string, { mode }: Stats, left: OpenToOthers[]): void {
  if ((mode & OTHERS) === 0) return;
  try {
    chmodSync(path, mode & 0o700);
    const after = statSync(path, { throwIfNoEntry: false });
    if (after !== undefined && (after.mode & OTHERS) !== 0)
      left.push({ path, cause: new Error('The file system keeps no rights') });
  } catch (cause) {
    if (!isGone(cause)) left.push({ path, cause });
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
