import { readHtml } from '../html/html.ts';
import type { ReadContext } from '../reader.ts';

export interface BodyPiece {
  readonly text: string;
  readonly part: string | undefined;
  readonly heading: string | undefined;
}

/**
 * Reads the HTML body of a mail. Where the plain body says more or something else, both are given out, else only the HTML.
 */
export async function readHtmlBody(
  html: string,
  plain: string | undefined,
  context: ReadContext,
): Promise<void> {
  const pieces: BodyPiece[] = [];
  await readHtml(html, context, (text, part, heading) => pieces.push({ text, part, heading }));
  giveBody(pieces, plain, context);
}

/** Gives out a formatted body, and the plain one before it if it says more. */
export function giveBody(
  pieces: readonly BodyPiece[],
  plain: string | undefined,
  context: ReadContext,
): void {
  const body = pieces.filter(({ part }) => part === undefined).map(({ text }) => text);
  if (
    plain !== undefined &&
    plain.trim() !== '' &&
    !saysTheSame(plain, [...body, ...linksOf(pieces)].join('\n'))
  )
    context.segment(plain);
  for (const { text, part, heading } of pieces)
    context.segment(text, part === undefined ? {} : { part }, heading);
}

function linksOf(pieces: readonly BodyPiece[]): readonly string[] {
  return pieces.filter(({ part }) => part === 'link' || part === 'alt text').map(({ text }) => text);
}

/** Every word of the plain text is in the other one, too, as often. */
function saysTheSame(plain: string, other: string): boolean {
  const seen = new Map<string, number>();
  for (const word of words(other)) seen.set(word, (seen.get(word) ?? 0) + 1);
  for (const word of words(plain)) {
    const left = seen.get(word) ?? 0;
    if (left === 0) return false;
    seen.set(word, left - 1);
  }
  return true;
}

function words(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
