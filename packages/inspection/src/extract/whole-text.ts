import { EXTRACT_LIMITS } from '../document/limits.ts';
import { type Document, extract } from './extract.ts';

/**
 * The text of a document, segments joined by line breaks: as much as `maxTextBytes` of UTF-8 allow. Empty if it has none, or if it can't be
 * read. `now`: Unix time in milliseconds.
 */
export async function wholeText(
  document: Document,
  { maxTextBytes, now, signal }: { maxTextBytes: number; now: number; signal: AbortSignal },
): Promise<string> {
  const texts: string[] = [];
  const sink = {
    segment: ({ text }: { text: string }) => void texts.push(text),
    file: () => {},
    problem: () => {},
    signal,
  };
  await extract(document, sink, { limits: { ...EXTRACT_LIMITS, maxTextBytes }, now });
  return texts.join('\n');
}
