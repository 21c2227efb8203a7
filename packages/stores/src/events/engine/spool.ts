import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Exception } from './exception.ts';

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
      let bytes = 0;
      const count = new Transform({
        transform(chunk: Buffer, _encoding, next) {
          bytes += chunk.length;
          if (bytes <= maxBytes) next(null, chunk);
          else
            next(
              new Exception(
                'LIMIT_EXCEEDED',
                `The rows are longer than ${maxBytes} bytes. Send smaller batches.`,
              ),
            );
        },
      });
      try {
        await pipeline(Readable.from(rows), count, createWriteStream(path, { mode: 0o600 }));
      } catch (error) {
        await remove();
        if (error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT'))
          throw new Exception(
            'NOT_ENOUGH_SPACE',
            `The disk under ${folder} is full: free some space, then send the rows again.`,
          );
        throw error;
      }
      return { path, bytes, remove };
    },
  };
}
