/** Default maximum text length. */
export const MAX_TEXT = 60;

/** Truncates a text to `most` characters with “…”. Never splits a grapheme (an emoji, a letter with its accent). */
export function truncate(text: string, most = MAX_TEXT): string {
  if (text.length <= most) return text;
  let seen = 0;
  let kept = 0;
  for (const { index, segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    seen++;
    if (seen === most) kept = index;
    if (seen > most) return `${text.slice(0, kept).trimEnd()}…`;
    if (index + segment.length === text.length) return text;
  }
  return text;
}
