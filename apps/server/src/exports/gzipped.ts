import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

/** Little is gained by more: an export would take twice as long. */
const LEVEL = 2;

/** The bytes compressed with gzip. Ending early ends the source, too. */
export async function* gzipped(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gzip = createGzip({ level: LEVEL });
  // Errors of the source reach the reader through the gzip stream.
  pipeline(Readable.from(bytes, { objectMode: false }), gzip, () => {});
  for await (const chunk of gzip) yield chunk;
}
