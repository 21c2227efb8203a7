import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FileStore } from '@casbah/stores/files/file-store';
import type { LoadJob } from './load.ts';
import type { LoadInput } from './read-load.ts';

export async function openInput(
  files: FileStore,
  job: LoadJob,
  offset: number,
  signal: AbortSignal,
): Promise<LoadInput> {
  let packed = 0;
  const head = await files.readAt(job.file, 0, 4);
  const isPacked = head[0] === 0x1f && head[1] === 0x8b;
  const start = isPacked ? 0 : offset;
  packed = start;
  async function* counted() {
    for await (const chunk of files.read(job.file, start)) {
      signal.throwIfAborted();
      packed += chunk.length;
      yield chunk;
    }
  }
  const bytes = isPacked ? skip(Readable.from(counted()).compose(createGunzip()), offset) : counted();
  return { bytes: bytes[Symbol.asyncIterator](), share: () => (job.size === 0 ? 1 : packed / job.size) };
}

async function* skip(chunks: AsyncIterable<Uint8Array>, count: number): AsyncGenerator<Uint8Array> {
  let left = count;
  for await (const chunk of chunks) {
    if (left >= chunk.length) left -= chunk.length;
    else {
      yield left === 0 ? chunk : chunk.subarray(left);
      left = 0;
    }
  }
}
