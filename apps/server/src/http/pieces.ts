/** Joins the chunks of a body to pieces of about this many bytes: each piece that is stored costs a disk flush. */
export async function* inPieces(body: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  let held = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    held += chunk.length;
    if (held < size) continue;
    yield Buffer.concat(chunks, held);
    chunks = [];
    held = 0;
  }
  if (held > 0) yield Buffer.concat(chunks, held);
}
