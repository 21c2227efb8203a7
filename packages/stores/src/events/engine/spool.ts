import { mkdirSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Exception } from './exception.ts';

/** Written at once: a disk call for each piece of a body would take longer than storing its rows. */
const WRITE_BYTES = 2 * 1024 * 1024;

/** Rows of an INSERT, in a file of the engine's own until they are stored. */
export interface SpooledRows {
  readonly path: string;
  readonly bytes: number;
  remove(): Promise<void>;
}

/**
 * Takes the rows of a request into a file, whole, before the engine sees the first of them: of a request that breaks off,
 * nothing must be stored. chDB reads rows only from a file without loss: behind a statement in memory, an empty line (two
 * bytes that occur in every binary format) ends the rows without an error.
 */
export interface Spool {
  take(rows: AsyncIterable<Uint8Array>): Promise<SpooledRows>;
}

export function openSpool(folder: string, maxBytes: number): Spool {
  // What an engine that was killed left behind.
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
    // While one write runs the next is gathered; no more than two are in memory.
    let writing = Promise.resolve();
    const flush = async () => {
      await writing;
      if (gathered.length === 0) return;
      writing = writeAll(file, gathered, gatheredBytes);
      // Its error is thrown where it is waited for.
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
  // A nearly full disk takes a part; the next call says why.
  const rest = Buffer.concat(chunks).subarray(bytesWritten);
  for (let at = 0; at < rest.length; ) at += (await file.write(rest, at)).bytesWritten;
}
