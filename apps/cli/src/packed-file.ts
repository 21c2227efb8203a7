import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { PackedFile } from '@casbah/discovery/unpack';

/** Bytes per disk read. */
const CHUNK = 256 * 1024;

/**
 * A file on disk. Rejects with the system's error if it doesn't exist. A pipe has no size and can be read only once.
 */
export async function fileOnDisk(path: string): Promise<PackedFile> {
  const stats = await stat(path);
  if (!stats.isFile()) return streamedFile(createReadStream(path, { highWaterMark: CHUNK }));
  return {
    size: stats.size,
    stream: (start, end) =>
      createReadStream(path, { start, ...(end === undefined ? {} : { end: end - 1 }), highWaterMark: CHUNK }),
  };
}

/** Standard input, or another stream that can be read only once. */
export function streamedFile(stream: AsyncIterable<Uint8Array | string>): PackedFile {
  return {
    size: undefined,
    async *stream() {
      for await (const chunk of stream) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    },
  };
}
