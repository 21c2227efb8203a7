import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { Exception } from './exception.ts';

/** Longest statement, without the rows of an INSERT. */
const MAX_STATEMENT = 4 * 1024 * 1024;
/** An INSERT whose rows are in the same body says so within this many bytes. */
const MAX_HEAD = 256 * 1024;

/** The body as the sender wrote it, before compression. */
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
  // A request that breaks off must not look like one that ended.
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

/** A body whose beginning can be looked at. */
export interface PeekedBody {
  /** At most `MAX_HEAD` bytes and a chunk; all of it when `whole`. */
  head: Buffer;
  whole: boolean;
  /** From byte `from` of the body on. Once. */
  rest(from: number): AsyncIterable<Buffer>;
  /** All of it. @throws Exception when it is longer than a statement may be. */
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
