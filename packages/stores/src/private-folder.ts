import { chmodSync, lstatSync, mkdirSync, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';

/** Permission bits of the group and all others. */
export const OTHERS = 0o077;

/** Paths other users of the machine can still access, and why. */
export interface OpenToOthers {
  path: string;
  cause: unknown;
}

/**
 * Creates or takes over a folder for its owner only: removes all group and other permissions, top folder
 * first. Returns what couldn't be changed, such as on mounts without permissions.
 */
export function makePrivate(folder: string): OpenToOthers[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const left: OpenToOthers[] = [];
  close(folder, statSync(folder), left);
  closeAllIn(folder, left, true);
  return left;
}

/**
 * `isTop`: follows a link to a folder, since a store may be on another disk. Deeper links point within a
 * store.
 */
function closeAllIn(folder: string, left: OpenToOthers[], isTop = false): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const found = statOf(path, isTop);
    if (found === undefined || found.isSymbolicLink()) continue;
    close(path, found, left);
    if (found.isDirectory()) closeAllIn(path, left);
  }
}

/** `undefined` if gone: a process that is exiting may still delete its files. */
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
