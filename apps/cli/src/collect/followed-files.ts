import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FilePlace } from './spool.ts';

/** What was read of one file since the last time: whole lines. */
export interface FileRead {
  path: string;
  lines: string[];
  /** How far it is read with them. */
  place: FilePlace;
}

/** A line longer than this is cut: what comes without an end must not fill the memory. */
const LONGEST_LINE = 1024 * 1024;
const LF = 0x0a;

/** The files that paths name: a folder stands for the files in it, without those that begin with a dot. */
export async function filesOf(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const there = await statOf(path);
    if (there?.isDirectory() === true)
      for (const entry of await readdir(path, { withFileTypes: true })) {
        if (entry.isFile() && !entry.name.startsWith('.')) found.push(join(path, entry.name));
      }
    else if (there?.isFile() === true) found.push(path);
  }
  return found.sort();
}

/**
 * Reads what is new of a file, up to `most` bytes. A file that took the place of another one of its name (rotation) is read from
 * its beginning, once the rest of the other is read where it lies beside it; so is one that became shorter. A last line without
 * its end waits for it.
 */
export async function readNew(
  path: string,
  known: FilePlace | undefined,
  most: number,
): Promise<FileRead | undefined> {
  const there = await statOf(path);
  if (there === undefined) return undefined;
  const inode = inodeOf(there);
  if (known !== undefined && known.inode !== inode) {
    const rotated = await besides(path, known.inode);
    const rest = rotated === undefined ? undefined : await readAt(rotated, known, most);
    if (rest !== undefined && rest.lines.length > 0) return { path, ...rest };
    return { path, lines: [], place: { inode, offset: 0 } };
  }
  const offset = known === undefined || known.offset > there.size ? 0 : known.offset;
  const read = await readAt(path, { inode, offset }, most);
  return read === undefined ? undefined : { path, ...read };
}

async function readAt(
  path: string,
  { inode, offset }: FilePlace,
  most: number,
): Promise<{ lines: string[]; place: FilePlace } | undefined> {
  let handle: FileHandle;
  try {
    handle = await open(path, 'r');
  } catch {
    // It went away between two looks, or may not be read: it is looked at again.
    return undefined;
  }
  try {
    // What was looked at may have been moved away meanwhile.
    if (inodeOf(await handle.stat()) !== inode) return undefined;
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(most), 0, most, offset);
    const bytes = buffer.subarray(0, bytesRead);
    const lastEnd = bytes.lastIndexOf(LF);
    const used = lastEnd >= 0 ? lastEnd + 1 : bytesRead >= Math.min(most, LONGEST_LINE) ? bytesRead : 0;
    const lines = bytes
      .subarray(0, used)
      .toString()
      .split('\n')
      .map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
      .filter((line) => line !== '');
    return { lines, place: { inode, offset: offset + used } };
  } finally {
    await handle.close();
  }
}

/** Where a rotated file lies now: beside its old name, known by its inode. */
async function besides(path: string, inode: string): Promise<string | undefined> {
  const folder = dirname(path);
  for (const name of await readdir(folder).catch(() => [])) {
    const other = join(folder, name);
    const there = await statOf(other);
    if (there?.isFile() === true && inodeOf(there) === inode) return other;
  }
  return undefined;
}

const inodeOf = ({ dev, ino }: { dev: number; ino: number }): string => `${dev}:${ino}`;

async function statOf(path: string) {
  try {
    return await stat(path);
  } catch {
    return undefined;
  }
}
