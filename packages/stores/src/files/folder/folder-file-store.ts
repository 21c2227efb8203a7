import { type FileHandle, mkdir, open, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertName, FileMissing, type FileStore, OffsetBeyondEnd } from '../file-store.ts';

/**
 * Large enough to read at disk speed, small enough for its objects to die young: with 1 MB chunks of a log,
 * the garbage collector scanned the whole heap ten times a second.
 */
const CHUNK = 64 * 1024;

/** File store in a folder of the file system. */
export async function openFolderFileStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pathOf = (name: string): string => {
    assertName(name);
    return join(folder, name);
  };

  return {
    async append(name, offset, bytes) {
      const path = pathOf(name);
      const { handle, isNew } = await openForWriting(path);
      try {
        const { size } = await handle.stat();
        if (offset > size) throw new OffsetBeyondEnd(name, offset, size);
        if (offset < size) await handle.truncate(offset);
        await writeWhole(handle, bytes, offset);
        await handle.datasync();
      } finally {
        await handle.close();
      }
      if (isNew) await keepName(dirname(path), folder);
    },

    async *read(name, start, end = Number.POSITIVE_INFINITY) {
      const handle = await openForReading(name, pathOf(name));
      try {
        for (let position = start; position < end; ) {
          const length = Math.min(CHUNK, end - position);
          const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, position);
          if (bytesRead === 0) return;
          position += bytesRead;
          yield buffer.subarray(0, bytesRead);
        }
      } finally {
        await handle.close();
      }
    },

    async readAt(name, offset, length) {
      const handle = await openForReading(name, pathOf(name));
      try {
        const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, offset);
        return buffer.subarray(0, bytesRead);
      } finally {
        await handle.close();
      }
    },

    async size(name) {
      try {
        return (await stat(pathOf(name))).size;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async remove(name) {
      await rm(pathOf(name), { force: true });
    },

    async removeFolder(name) {
      await rm(pathOf(name), { recursive: true, force: true });
    },

    async freeSpace() {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}

async function openForWriting(path: string): Promise<{ handle: FileHandle; isNew: boolean }> {
  try {
    return { handle: await open(path, 'r+'), isNew: false };
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  return { handle: await open(path, 'w+', 0o600), isNew: true };
}

async function openForReading(name: string, path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (isMissing(error)) throw new FileMissing(name, { cause: error });
    throw error;
  }
}

async function writeWhole(handle: FileHandle, bytes: Uint8Array, offset: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, offset + done);
    done += bytesWritten;
  }
}

/** Syncs the parent folders, because otherwise a power cut can lose a new file's name. */
async function keepName(path: string, root: string): Promise<void> {
  for (let folder = path; ; folder = dirname(folder)) {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (folder === root || folder === dirname(folder)) return;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
