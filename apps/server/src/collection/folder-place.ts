import { constants } from 'node:fs';
import { lstat, open, opendir, realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fitsPattern } from '@casbah/domain/collection';
import { CollectionFailed, type OpenFiles, type RemoteFile } from './place.ts';

const CHUNK = 64 * 1024;
const DEEPEST = 8;

/**
 * Opens a folder of this machine, including NFS and SMB mounts, inside the folders that the operator allows. Symbolic
 * links aren't followed: they could lead outside.
 */
export async function openFolder(
  place: { path: string; pattern: string },
  { openFolders }: { openFolders: readonly string[] },
): Promise<OpenFiles> {
  // Checked before any lookup, so it doesn't reveal whether a path exists.
  if (!openFolders.some((folder) => isWithin(resolve(folder), resolve(place.path))))
    throw new CollectionFailed('not_allowed', place.path);
  const root = await told(() => realpath(place.path));
  const opened = await Promise.all(openFolders.map((folder) => realpath(folder).catch(() => undefined)));
  if (!opened.some((folder) => folder !== undefined && isWithin(folder, root)))
    throw new CollectionFailed('not_allowed', place.path);

  async function* filesOf(folder: string, depth: number): AsyncGenerator<RemoteFile> {
    const entries = await told(() => opendir(folder));
    for await (const entry of entries) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && depth < DEEPEST && !entry.name.startsWith('.'))
        yield* filesOf(path, depth + 1);
      if (!entry.isFile() || entry.name.startsWith('.') || !fitsPattern(entry.name, place.pattern)) continue;
      const found = await lstat(path).catch(() => undefined);
      // Moved since it was listed, as in log rotation.
      if (found === undefined) continue;
      yield {
        path: relative(root, path).split(sep).join('/'),
        size: found.size,
        modified: Math.floor(found.mtimeMs),
      };
    }
  }

  return {
    holds: 'files',
    identity: undefined,
    list: () => filesOf(root, 0),
    async *read(path, start, end) {
      const handle = await told(async () => {
        const file = await realpath(join(root, path));
        if (!isWithin(root, file)) throw new CollectionFailed('not_allowed', path);
        return open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
      });
      try {
        for (let at = start; at < end; ) {
          const length = Math.min(CHUNK, end - at);
          const { bytesRead, buffer } = await told(() =>
            handle.read(Buffer.allocUnsafe(length), 0, length, at),
          );
          if (bytesRead === 0) return;
          at += bytesRead;
          yield buffer.subarray(0, bytesRead);
        }
      } finally {
        await handle.close();
      }
    },
    async close() {},
  };
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || (!way.startsWith('..') && !isAbsolute(way));
}

async function told<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof CollectionFailed) throw cause;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    switch (code) {
      case 'ENOENT':
      case 'ENOTDIR':
        throw new CollectionFailed('not_found', code, { cause });
      case 'EACCES':
      case 'EPERM':
        throw new CollectionFailed('no_access', code, { cause });
      case 'ELOOP':
        throw new CollectionFailed('not_allowed', code, { cause });
      case 'EIO':
      case 'ESTALE':
      case 'ETIMEDOUT':
      case 'EHOSTDOWN':
      case 'ENOTCONN':
        throw new CollectionFailed('unreachable', code, { cause });
      default:
        throw cause;
    }
  }
}
