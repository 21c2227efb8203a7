import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { isBinary } from '@casbah/discovery/magic';
import { MOST_PUSHED_BYTES } from '@casbah/domain/collection';
import { whileItArrives } from '../http/arriving-body.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';

/** A pushed chunk as stored: whole lines, each with a line break. */
export interface Piece {
  bytes: Uint8Array;
  lines: number;
}

/** Bytes checked before a piece counts as a log. */
const HEAD = 64 * 1024;
const NEWLINE = 0x0a;
const GZIP = [0x1f, 0x8b] as const;

/**
 * Reads a pushed body completely, unpacked. Throws `TOO_LARGE`, `BODY_STALLED`, and `UNPROCESSABLE` for broken gzip and
 * binary data: one such chunk would corrupt the file it is appended to.
 */
export async function receivePiece(
  body: Readable,
  { encoding, patienceMs }: { encoding: 'identity' | 'gzip'; patienceMs: number },
): Promise<Piece> {
  const sent = await gathered(whileItArrives(body, { ms: patienceMs, for: 'the whole body' }));
  // Detects gzip by its magic bytes, even if the header is missing.
  const isPacked = encoding === 'gzip' || GZIP.every((byte, at) => sent[at] === byte);
  const bytes = isPacked && sent.length > 0 ? await unpacked(sent) : sent;
  if (isBinary(bytes.subarray(0, HEAD))) throw unusable('body', 'problem.binary_log');
  if (bytes.length === 0) return { bytes, lines: 0 };
  const whole = bytes.at(-1) === NEWLINE ? bytes : Buffer.concat([bytes, Buffer.of(NEWLINE)]);
  return { bytes: whole, lines: linesOf(whole) };
}

async function gathered(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > MOST_PUSHED_BYTES) throw new ApiFailure('TOO_LARGE', { limit: MOST_PUSHED_BYTES });
    pieces.push(chunk);
  }
  return Buffer.concat(pieces, size);
}

async function unpacked(bytes: Buffer): Promise<Buffer> {
  try {
    return await gathered(Readable.from([bytes]).pipe(createGunzip()));
  } catch (cause) {
    if (cause instanceof ApiFailure) throw cause;
    throw unusable('body', 'problem.broken_gzip', {}, { cause });
  }
}

function linesOf(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
}
