import iconv from 'iconv-lite';
import type { ReadContext, Reader } from '../reader.ts';
import { detectCharset } from '../text/charset.ts';
import { Unreadable } from '../unreadable.ts';
import { LinePieces } from './line-pieces.ts';

/** Enough to recognize the encoding. */
const HEAD = 64 * 1024;
const PORTION = 1024 * 1024;

/** Text of any encoding, as it arrives. */
export const plainText: Reader = {
  async read(bytes, context) {
    await readText(portions(bytes), context);
  },
  async stream(chunks, context) {
    await readText(chunks, context);
  },
};

async function readText(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  context: ReadContext,
): Promise<void> {
  const pieces = new LinePieces();
  let held: Buffer[] = [];
  let heldBytes = 0;
  let decoder: ReturnType<typeof iconv.getDecoder> | undefined;
  const give = (text: string) => {
    for (const piece of pieces.add(text)) context.segment(piece.text, { line: piece.line });
  };
  const begin = () => {
    const head = Buffer.concat(held);
    decoder = iconv.getDecoder(detectCharset(head.subarray(0, HEAD)));
    held = [];
    give(decoder.write(head));
  };
  const end = () => {
    if (decoder === undefined) begin();
    give(decoder?.end() ?? '');
    for (const piece of pieces.end()) context.segment(piece.text, { line: piece.line });
  };
  try {
    for await (const chunk of chunks) {
      context.budget.check();
      if (decoder !== undefined) give(decoder.write(chunk));
      else {
        held.push(chunk);
        heldBytes += chunk.length;
        if (heldBytes >= HEAD) begin();
      }
    }
  } catch (error) {
    // What came before the damage is inspected.
    if (error instanceof Unreadable) end();
    throw error;
  }
  end();
}

function* portions(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PORTION) yield bytes.subarray(at, at + PORTION);
}
