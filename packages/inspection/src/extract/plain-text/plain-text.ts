import type { ReadContext, Reader } from '../reader.ts';
import { Base64Documents } from '../text/base64-documents.ts';
import { detectCharset, openDecoder, type PieceDecoder } from '../text/charset.ts';
import { Unreadable } from '../unreadable.ts';
import { type LinePiece, LinePieces } from './line-pieces.ts';

/** Enough to recognize the encoding. */
const HEAD = 64 * 1024;
/** What is decoded at once. */
const PORTION = 1024 * 1024;
/** Portions between two pauses in which a deadline can pass. */
const BREATHE = 16;

/** Text of any encoding, as it arrives. */
export const plainText: Reader = {
  async read(bytes, context) {
    await readText([bytes], context);
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
  const documents = new Base64Documents();
  let held: Buffer[] = [];
  let heldBytes = 0;
  let decoder: PieceDecoder | undefined;
  const give = (found: Iterable<LinePiece>) => {
    for (const { text, line } of found) {
      context.segment(text, { line });
      documents.add(text);
    }
  };
  const begin = () => {
    const head = Buffer.concat(held);
    decoder = openDecoder(detectCharset(head.subarray(0, HEAD)));
    held = [];
    give(pieces.add(decoder.write(head)));
  };
  const add = (portion: Buffer) => {
    context.budget.check();
    if (decoder !== undefined) return give(pieces.add(decoder.write(portion)));
    held.push(portion);
    heldBytes += portion.length;
    if (heldBytes >= HEAD) begin();
  };
  const end = () => {
    if (decoder === undefined) begin();
    give(pieces.add(decoder?.end() ?? ''));
    give(pieces.end());
  };
  try {
    let count = 0;
    for await (const chunk of chunks)
      for (const portion of portions(chunk)) {
        add(portion);
        if (++count % BREATHE === 0) await context.budget.breathe();
      }
  } catch (error) {
    // What came before the damage is inspected.
    if (error instanceof Unreadable) end();
    throw error;
  }
  end();
  await documents.read(context);
}

function* portions(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PORTION) yield bytes.subarray(at, at + PORTION);
}
