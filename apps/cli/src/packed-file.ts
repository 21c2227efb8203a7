import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { PackedFile } from '@casbah/discovery/unpack';

/** Bytes read from a disk at once. */
const CHUNK = 256 * 1024;

/** A file on disk. Rejects with the system's error if it is missing. A pipe has no size and is read once. */
export async function fileOnDisk(path: string): Promise<PackedFile> {
  const stats = await stat(path);
  if (!stats.isFile()) return streamedFile(createReadStream(path, { highWaterMark: CHUNK }));
  return {
    size: stats.size,
    stream: (start, end) =>
      createReadStream(path, { start, ...(end === undefined ? {} : { end: end - 1 }), highWaterMark: CHUNK }),
  };
}

/** Standard input, or any other stream that can be read once. */
export function streamedFile(stream: AsyncIterable<Uint8Array | string>): PackedFile {
  return {
    size: undefined,
    async *stream() {
      for await (const chunk of stream) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    },
  };
}
