import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { Exception } from './exception.ts';

/** Longest statement, without the rows of an INSERT. */
const MAX_STATEMENT = 4 * 1024 * 1024;
/** An INSERT with rows in the same body must have its statement within this many bytes. */
const MAX_HEAD = 256 * 1024;

/** The request body, decompressed. */
export function bodyOf(request: IncomingMessage): AsyncIterable<Buffer> {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  switch (encoding) {
    case 'identity':
      return request;
    case 'gzip':
      return decompressed(request, createGunzip());
    case 'deflate':
      return decompressed(request, createInflate());
    case 'br':
      return decompressed(request, createBrotliDecompress());
    case 'zstd':
      return decompressed(request, createZstdDecompress());
    default:
      throw new Exception(
        'NOT_IMPLEMENTED',
        `The embedded event engine does not read Content-Encoding ${encoding}.`,
      );
  }
}

async function* decompressed(
  request: IncomingMessage,
  decompressor: Readable & NodeJS.WritableStream,
): AsyncGenerator<Buffer> {
  // A broken-off request must not look complete.
  request.on('error', (error) => decompressor.destroy(error));
  request.pipe(decompressor);
  try {
    for await (const chunk of decompressor) yield Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
  } catch (error) {
    throw new Exception(
      'CANNOT_DECOMPRESS',
      `The body cannot be decompressed: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** A body whose start can be read in advance. */
export interface PeekedBody {
  /** At most `MAX_HEAD` bytes plus a chunk; the complete body if `whole`. */
  head: Buffer;
  whole: boolean;
  /** The body from byte `from` on. Can be called once. */
  rest(from: number): AsyncIterable<Buffer>;
  /** The complete body. @throws Exception if it exceeds the maximum statement length. */
  all(): Promise<Buffer>;
}

export async function peek(body: AsyncIterable<Buffer>): Promise<PeekedBody> {
  const chunks = body[Symbol.asyncIterator]();
  const seen: Buffer[] = [];
  let size = 0;
  let whole = false;
  async function more(): Promise<void> {
    const next = await chunks.next();
    if (next.done) whole = true;
    else {
      seen.push(next.value);
      size += next.value.length;
    }
  }
  while (!whole && size < MAX_HEAD) await more();
  const head = seen.length === 1 && seen[0] !== undefined ? seen[0] : Buffer.concat(seen);
  return {
    head,
    whole,
    async *rest(from) {
      if (from < head.length) yield head.subarray(from);
      if (whole) return;
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
    },
    async all() {
      while (!whole && size <= MAX_STATEMENT) await more();
      if (!whole || size > MAX_STATEMENT)
        throw new Exception('LIMIT_EXCEEDED', `The statement is longer than ${MAX_STATEMENT} bytes.`);
      return Buffer.concat(seen);
    },
  };
}
