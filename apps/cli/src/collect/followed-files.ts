import { createHash } from 'node:crypto';
import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FilePlace } from './spool.ts';

/** New content of one file: whole lines. */
export interface FileRead {
  path: string;
  lines: string[];
  /** Read position after them. */
  place: FilePlace;
}

/** The files that the configured paths currently name. */
export interface FoundFiles {
  files: string[];
  /** Missing or unreadable files, in words for the person who runs the agent. */
  troubles: string[];
}

/** Longer lines are truncated: input without line breaks must not fill the memory. */
const LONGEST_LINE = 1024 * 1024;
/** Bytes that distinguish a file from a later one with the same inode. */
const MOST_HEAD = 1024;
/** Compressed rotated files were read before: reading them again would duplicate their lines as binary data. */
const PACKED = /\.(?:gz|bz2|xz|zst|zip|lz4|Z)$/;
const LF = 0x0a;

/** Returns the files that paths name: a folder stands for its files, without packed and hidden ones. */
export async function filesOf(paths: readonly string[]): Promise<FoundFiles> {
  const files: string[] = [];
  const troubles: string[] = [];
  for (const path of paths)
    try {
      const there = await stat(path);
      if (there.isDirectory())
        for (const entry of await readdir(path, { withFileTypes: true })) {
          const isLog = entry.isFile() && !entry.name.startsWith('.') && !PACKED.test(entry.name);
          if (isLog) files.push(join(path, entry.name));
        }
      else if (there.isFile()) files.push(path);
      else troubles.push(`${path} is neither a file nor a folder.`);
    } catch (error) {
      troubles.push(troubleOf(path, error));
    }
  return { files: files.sort(), troubles };
}

/** Message for a path that can't be read, with what to do about it. */
export function troubleOf(path: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return `${path} not found. The agent keeps looking for it.`;
  if (code === 'EACCES' || code === 'EPERM')
    return `Permission denied for ${path}. Grant read access to the agent's user.`;
  return `Couldn't read ${path}: ${error instanceof Error ? error.message : String(error)}`;
}

/**
 * Reads new content of a file, up to `most` bytes; from the beginning if it was replaced or truncated. Leaves an
 * incomplete last line. Returns `undefined` without new content or file; throws without permission.
 */
export async function readNew(
  path: string,
  known: FilePlace | undefined,
  most: number,
): Promise<FileRead | undefined> {
  const there = await statOf(path);
  if (there === undefined) return undefined;
  const inode = inodeOf(there);
  const isSame =
    known !== undefined &&
    known.inode === inode &&
    known.offset <= there.size &&
    (known.offset === there.size || (await beginsAs(path, known)));
  const place = isSame ? known : { inode, offset: 0 };
  if (place.offset === there.size) return isSame ? undefined : { path, lines: [], place };
  const read = await readAt(path, place, most);
  return read === undefined ? undefined : { path, ...read };
}

/**
 * Updates read positions after rotation renamed files in their folder, so nothing is read twice. Returns the same
 * object if nothing moved.
 */
export async function placesNow(places: Readonly<Record<string, FilePlace>>) {
  const folders = new Map<string, Map<string, string>>();
  const moved: { from: string; to: string; place: FilePlace }[] = [];
  for (const [from, place] of Object.entries(places)) {
    const there = await statOf(from);
    if (there !== undefined && inodeOf(there) === place.inode) continue;
    const folder = dirname(from);
    const inodes = folders.get(folder) ?? (await inodesIn(folder));
    folders.set(folder, inodes);
    const to = inodes.get(place.inode);
    // Inodes are reused for other files, whose beginning differs.
    if (to !== undefined && places[to]?.inode !== place.inode && (await beginsAs(to, place)))
      moved.push({ from, to, place: { ...place, followedAt: place.followedAt ?? from } });
  }
  if (moved.length === 0) return places;
  const now = { ...places };
  // All at once, because in a rotation each file takes the name of the next.
  for (const { from } of moved) delete now[from];
  for (const { to, place } of moved) now[to] = place;
  return now;
}

async function readAt(
  path: string,
  known: FilePlace,
  most: number,
): Promise<{ lines: string[]; place: FilePlace } | undefined> {
  const handle = await openIfThere(path);
  if (handle === undefined) return undefined;
  try {
    const { inode, offset } = known;
    // The file may have been moved since it was checked.
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
    return { lines, place: await placeAt(handle, known, offset + used) };
  } finally {
    await handle.close();
  }
}

/** Adds the file's beginning to the position, until its first kilobyte has been read. */
async function placeAt(handle: FileHandle, known: FilePlace, offset: number): Promise<FilePlace> {
  if (known.head?.bytes === MOST_HEAD) return { ...known, offset };
  const bytes = Math.min(offset, MOST_HEAD);
  return bytes === 0
    ? { ...known, offset }
    : { ...known, offset, head: { bytes, hash: await hashOf(handle, bytes) } };
}

async function beginsAs(path: string, { head }: FilePlace): Promise<boolean> {
  if (head === undefined) return true;
  const handle = await openIfThere(path);
  if (handle === undefined) return false;
  try {
    return (await hashOf(handle, head.bytes)) === head.hash;
  } finally {
    await handle.close();
  }
}

async function hashOf(handle: FileHandle, bytes: number): Promise<string> {
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
  return createHash('sha256').update(buffer.subarray(0, bytesRead)).digest('base64url').slice(0, 22);
}

/** The files of a folder by inode. */
async function inodesIn(folder: string): Promise<Map<string, string>> {
  const inodes = new Map<string, string>();
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const there = await statOf(path);
    if (there !== undefined) inodes.set(inodeOf(there), path);
  }
  return inodes;
}

const inodeOf = ({ dev, ino }: { dev: number; ino: number }): string => `${dev}:${ino}`;

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Returns `undefined` if the file doesn't exist. */
async function statOf(path: string) {
  try {
    const there = await stat(path);
    return there.isFile() ? there : undefined;
  } catch {
    return undefined;
  }
}
