import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { ApiFailure } from '../http/failure.ts';

export interface UploadedDocument {
  readonly name: string | undefined;
  readonly bytes: Readable;
}

const PARTS_MAX = 1000;
const LONGEST_NAME = 1024;

/**
 * Files of a `multipart/form-data` body, one after the other: the next one arrives when the one before was read or dropped. Throws
 * `MALFORMED_UPLOAD`, or what the body throws.
 */
export async function* uploadedDocuments(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
): AsyncGenerator<UploadedDocument> {
  const parser = openParser({ 'content-type': contentType });
  const waiting: UploadedDocument[] = [];
  let wake: (() => void) | undefined;
  let end: { failure?: unknown } | undefined;
  const settle = (how: { failure?: unknown }): void => {
    end ??= how;
    wake?.();
  };
  parser.on('file', (_field, bytes, name) => {
    // A body that breaks off breaks its parts, too; the failure comes from the pipeline.
    bytes.on('error', () => {});
    waiting.push({ name: name === undefined || name === '' ? undefined : name.slice(-LONGEST_NAME), bytes });
    wake?.();
  });
  const source = Readable.from(body, { objectMode: false });
  pipeline(source, parser).then(
    () => settle({}),
    (failure: unknown) => settle({ failure }),
  );
  try {
    for (;;) {
      const next = waiting.shift();
      if (next !== undefined) {
        yield next;
        if (!next.bytes.readableEnded && !next.bytes.destroyed) {
          next.bytes.resume();
          await Promise.race([once(next.bytes, 'end'), once(next.bytes, 'close')]).catch(() => {});
        }
      } else if (end !== undefined) {
        if (end.failure === undefined) return;
        throw end.failure instanceof ApiFailure ? end.failure : new ApiFailure('MALFORMED_UPLOAD');
      } else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    source.destroy();
    parser.destroy();
  }
}

function openParser(headers: BusboyHeaders): BusboyInstance {
  try {
    return new Busboy({ headers, limits: { parts: PARTS_MAX } });
  } catch {
    throw new ApiFailure('MALFORMED_UPLOAD');
  }
}
