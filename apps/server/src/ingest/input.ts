import { kindOf } from '@casbah/discovery/magic';
import { unpack } from '@casbah/discovery/unpack';
import type { FileStore } from '@casbah/stores/files/file-store';
import type { LoadJob } from './load.ts';
import type { LoadInput } from './read-load.ts';

/** Enough bytes to detect compression. */
const HEAD = 512;

/**
 * Opens the unpacked bytes of a job's file at an offset. A plain file is read from there; a packed one is
 * unpacked from the beginning and skipped up to the offset.
 */
export async function openInput(files: FileStore, job: LoadJob, offset: number): Promise<LoadInput> {
  const { file, size } = job;
  const share = (bytes: number) => (size === 0 ? 1 : bytes / size);
  if (offset > 0 && kindOf(await files.readAt(file, 0, HEAD)) === 'plain') {
    let read = offset;
    async function* rest(): AsyncGenerator<Uint8Array> {
      for await (const chunk of files.read(file, offset)) {
        read += chunk.length;
        yield chunk;
      }
    }
    return { bytes: rest(), share: () => share(read) };
  }
  const unpacking = unpack({ size, stream: (start, end) => files.read(file, start, end) });
  return { bytes: passOver(unpacking, offset), share: () => share(unpacking.consumed) };
}

async function* passOver(chunks: AsyncIterable<Uint8Array>, count: number): AsyncGenerator<Uint8Array> {
  let left = count;
  for await (const chunk of chunks) {
    if (left >= chunk.length) left -= chunk.length;
    else {
      yield left === 0 ? chunk : chunk.subarray(left);
      left = 0;
    }
  }
}
