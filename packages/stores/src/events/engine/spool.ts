import { mkdirSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Exception } from './exception.ts';

/** Bytes per write; one disk call per body chunk would take longer than storing the rows. */
const WRITE_BYTES = 2 * 1024 * 1024;

/** Rows of an INSERT, in a file of the engine until stored. */
export interface SpooledRows {
  readonly path: string;
  readonly bytes: number;
  remove(): Promise<void>;
}

/**
 * Writes a request's rows to a file before the engine sees any, so that a broken-off request stores nothing.
 * With inline rows, chDB silently stops at an empty line, which is common in binary formats.
 */
export interface Spool {
  take(rows: AsyncIterable<Uint8Array>): Promise<SpooledRows>;
}

export function openSpool(folder: string, maxBytes: number): Spool {
  // Leftovers of a killed engine.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let number = 0;
  return {
    async take(rows) {
      number += 1;
      // The extension keeps ClickHouse from guessing a compression.
      const path = join(folder, `${number}.rows`);
      const remove = () => rm(path, { force: true });
      try {
        return { path, bytes: await writeFile(path, rows, maxBytes), remove };
      } catch (error) {
        await remove();
        if (error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT'))
          throw new Exception(
            'NOT_ENOUGH_SPACE',
            `The disk under ${folder} is full: free some space, then send the rows again.`,
          );
        throw error;
      }
    },
  };
}

async function writeFile(path: string, rows: AsyncIterable<Uint8Array>, maxBytes: number): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    let bytes = 0;
    let gathered: Uint8Array[] = [];
    let gatheredBytes = 0;
    // The next chunk is gathered during a write, so at most two are in memory.
    let writing = Promise.resolve();
    const flush = async () => {
      await writing;
      if (gathered.length === 0) return;
      writing = writeAll(file, gathered, gatheredBytes);
      // The error is thrown where the write is awaited.
      writing.catch(() => undefined);
      gathered = [];
      gatheredBytes = 0;
    };
    for await (const chunk of rows) {
      bytes += chunk.length;
      if (bytes > maxBytes)
        throw new Exception(
          'LIMIT_EXCEEDED',
          `The rows are longer than ${maxBytes} bytes. Send smaller batches.`,
        );
      gathered.push(chunk);
      gatheredBytes += chunk.length;
      if (gatheredBytes >= WRITE_BYTES) await flush();
    }
    await flush();
    await writing;
    return bytes;
  } finally {
    await file.close();
  }
}

async function writeAll(
  file: Awaited<ReturnType<typeof open>>,
  chunks: readonly Uint8Array[],
  bytes: number,
): Promise<void> {
  const { bytesWritten } = await file.writev(chunks);
  if (bytesWritten === bytes) return;
  // A nearly full disk writes a part; the next call throws the reason.
  const rest = Buffer.concat(chunks).subarray(bytesWritten);
  for (let at = 0; at < rest.length; ) at += (await file.write(rest, at)).bytesWritten;
}
