import { EXCEPTION_TAG_HEADER_NAME, extractErrorAtTheEndOfChunk } from '@clickhouse/client';

/**
 * The same bytes, unless the engine fails in the middle: it then ends with a block between markers that name a random tag.
 * What may be the start of a marker waits for what follows.
 */
export async function* withoutException(
  chunks: AsyncIterable<unknown>,
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): AsyncGenerator<Uint8Array> {
  const tag = headers[EXCEPTION_TAG_HEADER_NAME];
  if (typeof tag !== 'string') {
    // An answer that was complete before it was sent.
    for await (const chunk of chunks) yield bytesOf(chunk);
    return;
  }
  const marker = Buffer.from(`\r\n__exception__\r\n${tag}`);
  let held = Buffer.alloc(0);
  let failed = false;
  for await (const chunk of chunks) {
    held = Buffer.concat([held, bytesOf(chunk)]);
    failed ||= held.includes(marker);
    if (failed || held.length <= marker.length) continue;
    const end = held.length - marker.length;
    yield held.subarray(0, end);
    held = held.subarray(end);
  }
  if (failed) throw extractErrorAtTheEndOfChunk(held, tag);
  yield held;
}

function bytesOf(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk;
  throw new TypeError('the event store answers with bytes');
}
