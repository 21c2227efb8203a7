import iconv from 'iconv-lite';
import type { Budget } from '../budget.ts';
import { isKnownCharset } from '../text/charset.ts';
import { type XmlHandler, XmlScanner } from './xml-scanner.ts';

export interface XmlFacts {
  /** Not well-formed: something may be missing. */
  readonly isDamaged: boolean;
  readonly hasDoctype: boolean;
}

/** Reads an XML file of any encoding, piece by piece. */
export async function readXml(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  handler: XmlHandler,
  budget: Budget,
): Promise<XmlFacts> {
  const scanner = new XmlScanner(handler);
  let decoder: XmlDecoder | undefined;
  try {
    for await (const chunk of chunks) {
      for (let at = 0; at < chunk.length; at += PIECE) {
        budget.check();
        const piece = chunk.subarray(at, at + PIECE);
        decoder ??= decoderOf(piece);
        scanner.write(decoder.write(piece));
      }
    }
    if (decoder !== undefined) scanner.write(decoder.end());
  } finally {
    // What a damaged member held before the damage is read, too.
    scanner.end();
  }
  return { isDamaged: scanner.isDamaged, hasDoctype: scanner.hasDoctype };
}

const PIECE = 256 * 1024;

interface XmlDecoder {
  write(piece: Buffer): string;
  end(): string;
}

/** XML 1.0, appendix F: the byte order mark, the zero bytes of UTF-16, or what the declaration says. */
function decoderOf(head: Buffer): XmlDecoder {
  const declared = /^<\?xml[^>]{0,200}encoding\s{0,9}=\s{0,9}["']([\w.-]{1,40})["']/.exec(
    head.toString('latin1', 0, 300),
  )?.[1];
  const charset =
    head[0] === 0xff && head[1] === 0xfe
      ? 'utf-16le'
      : head[0] === 0xfe && head[1] === 0xff
        ? 'utf-16be'
        : head[0] === 0 && head[1] === 0x3c
          ? 'utf-16be'
          : head[0] === 0x3c && head[1] === 0
            ? 'utf-16le'
            : (declared ?? 'utf-8').toLowerCase();
  if (charset.startsWith('utf-16') && head[0] === 0x3c && head[1] !== 0) return utf8();
  if (charset === 'utf-8' || charset === 'utf8' || charset === 'us-ascii' || !isKnownCharset(charset))
    return utf8();
  const decoder = iconv.getDecoder(charset);
  return { write: (piece) => decoder.write(piece), end: () => decoder.end() ?? '' };
}

function utf8(): XmlDecoder {
  const decoder = new TextDecoder();
  return { write: (piece) => decoder.decode(piece, { stream: true }), end: () => decoder.decode() };
}
